/** Dice: three white ones, or a red and a blue one that are played against one another. */
import { readSicbo, readTwoDice } from '../../../domain/mini-games/dice.ts';
import { letters, stageWords } from '../copy/stages.ts';
import { diceCourse, leanOf, tumbledFaces } from './diceCourse.ts';
import * as styles from './DiceStage.css.ts';
import { SideChip } from './SideChip.tsx';
import { Stage, type SceneProps, type StageKind, type StageProps } from './Stage.tsx';

type Tone = 'white' | 'red' | 'blue';
const PAIR: readonly Tone[] = ['red', 'blue'];
const MIDDLE = 10.5;

const three: StageKind = {
  courseOf: diceCourse,
  Scene: (props) => (readSicbo(props.drawn) === undefined ? null : <Dice {...props} tones={[]} />),
  namesOf: (drawn) => drawn.map((face, place) => `${stageWords.dice(place + 1)} ${face}`),
};
const two: StageKind = {
  courseOf: diceCourse,
  Scene: (props) => (readTwoDice(props.drawn) === undefined ? null : <Dice {...props} tones={PAIR} />),
  namesOf: (drawn) => drawn.map((face, place) => `${place === 0 ? letters.red : letters.blue} ${face}`),
};

export const DiceStage = (props: StageProps) => <Stage {...props} kind={props.game.family === 'sicbo' ? three : two} />;

interface DiceProps extends SceneProps {
  /** White beyond the last. */
  readonly tones: readonly Tone[];
}

function Dice({ drawn, seed, revealed, tones }: DiceProps) {
  const told = drawn.slice(0, revealed);
  const sum = told.reduce((all, face) => all + face, 0);
  const isWhole = revealed === drawn.length;
  return (
    <div className={styles.scene}>
      <div className={styles.dice}>
        {drawn.map((face, place) => (
          <Die
            key={`die ${String(place)}`}
            face={face}
            place={place}
            drawn={drawn}
            seed={seed}
            isTold={place < revealed}
            tone={tones[place] ?? 'white'}
          />
        ))}
      </div>
      <p className={styles.told}>
        <span className={styles.steps}>{told.join(' + ')}</span>
        <b className={styles.sum}>{revealed === 0 ? '' : `${revealed > 1 ? '= ' : ''}${sum}`}</b>
        {isWhole ? tones.length > 0 ? <Duel drawn={drawn} /> : <Three drawn={drawn} sum={sum} /> : null}
      </p>
    </div>
  );
}

const Parity = ({ sum }: { readonly sum: number }) => (
  <SideChip tone={sum % 2 === 1 ? 'a' : 'b'}>{sum % 2 === 1 ? letters.odd : letters.even}</SideChip>
);

function Three({ drawn, sum }: { readonly drawn: readonly number[]; readonly sum: number }) {
  if (new Set(drawn).size === 1) return <SideChip tone="tie">{stageWords.triple}</SideChip>;
  return (
    <>
      <SideChip tone={sum < MIDDLE ? 'a' : 'b'}>{sum < MIDDLE ? letters.small : letters.big}</SideChip>
      <Parity sum={sum} />
    </>
  );
}

function Duel({ drawn }: { readonly drawn: readonly number[] }) {
  const [red = 0, blue = 0] = drawn;
  const verdict = red === blue ? letters.draw : stageWords.wins(red > blue ? letters.red : letters.blue);
  return (
    <>
      <SideChip tone={red === blue ? 'tie' : red > blue ? 'b' : 'a'}>{verdict}</SideChip>
      <Parity sum={red + blue} />
    </>
  );
}

interface DieProps extends Pick<SceneProps, 'drawn' | 'seed'> {
  readonly face: number;
  readonly place: number;
  readonly isTold: boolean;
  readonly tone: Tone;
}

function Die({ face, place, drawn, seed, isTold, tone }: DieProps) {
  return (
    <svg className={styles.die} viewBox="-44 -44 88 88">
      <g transform={`rotate(${leanOf(seed, place).toFixed(1)})`}>
        <g data-part={`die-${place}`} data-unread={!isTold || undefined}>
          <rect className={styles.shade} x={-34} y={-30} width={68} height={68} rx={13} />
          <Face face={face} tone={tone} />
          {tumbledFaces(drawn, seed, place)
            .map((other, step) => (
              <g key={`${other} ${String(step)}`} data-part={`face-${place}-${step}`} opacity={0}>
                <Face face={other} tone={tone} />
              </g>
            ))
            .toReversed()}
        </g>
      </g>
    </svg>
  );
}

/** Places of pips, on a grid of three by three. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

const Face = ({ face, tone }: { readonly face: number; readonly tone: Tone }) => (
  <>
    <rect className={styles.body} data-tone={tone} x={-34} y={-34} width={68} height={68} rx={13} />
    {(PIPS[face - 1] ?? []).map(([x, y]) => (
      <circle
        key={`${x} ${y}`}
        className={styles.pip}
        data-tone={tone}
        cx={x * 18}
        cy={y * 18}
        r={face === 1 ? 8.5 : 6.5}
      />
    ))}
  </>
);
