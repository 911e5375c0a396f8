/** Ladders: a side, three or four rungs, and the path that follows from both. The power ladder reads them off its first ball. */
import { readLadder, readPowerLadder, type Ladder } from '../../../domain/mini-games/ladder.ts';
import { letters, stageWords } from '../copy/stages.ts';
import { BallShape, hueOf } from './Ball.tsx';
import type { Course } from './course.ts';
import { LADDER, ladderCourse, legsOf, pathOf, rungsOf } from './ladderCourse.ts';
import * as styles from './LadderStage.css.ts';
import { Stage, type SceneProps, type StageKind, type StageProps } from './Stage.tsx';

const BALLS = 28;
const NOTHING: Course = { tracks: [], reveals: [], endMs: 0 };

type Read = (drawn: readonly number[]) => Ladder | undefined;

const kindOf = (read: Read, hasBall: boolean): StageKind => ({
  courseOf(drawn) {
    const ladder = read(drawn);
    return ladder === undefined ? NOTHING : ladderCourse(ladder);
  },
  namesOf(drawn) {
    const ladder = read(drawn);
    if (ladder === undefined) return [];
    const { start, lines, result } = stageWords;
    return [
      `${start} ${letters[ladder.side]}`,
      `${lines} ${stageWords.lineCount(ladder.rungs)}`,
      `${result} ${letters[ladder.finish]}`,
    ];
  },
  Scene(props) {
    const ladder = read(props.drawn);
    const first = hasBall ? props.drawn[0] : undefined;
    return ladder === undefined ? null : <Walk {...props} ladder={ladder} ball={first} />;
  },
});

const plain = kindOf(readLadder, false);
const power = kindOf(readPowerLadder, true);

export const LadderStage = (props: StageProps) => (
  <Stage {...props} kind={props.game.family === 'powerLadder' ? power : plain} />
);

interface WalkProps extends Pick<SceneProps, 'revealed'> {
  readonly ladder: Ladder;
  readonly ball: number | undefined;
}

function Walk({ ladder, ball, revealed }: WalkProps) {
  return (
    <div className={styles.scene}>
      <Drawing ladder={ladder} ball={ball} revealed={revealed} />
      <dl className={styles.facts}>
        {ball === undefined ? null : (
          <Fact name={stageWords.firstBall} value={revealed > 0 ? String(ball) : undefined} />
        )}
        <Fact name={stageWords.start} value={revealed > 0 ? letters[ladder.side] : undefined} />
        <Fact name={stageWords.lines} value={revealed > 1 ? stageWords.lineCount(ladder.rungs) : undefined} />
        <Fact name={stageWords.result} value={revealed > 2 ? letters[ladder.finish] : undefined} isLarge />
      </dl>
    </div>
  );
}

function Drawing({ ladder, ball, revealed }: WalkProps) {
  const { left, right, top, bottom } = LADDER;
  const corners = pathOf(ladder);
  const [start] = corners;
  return (
    <svg className={styles.drawing} viewBox="40 6 280 218">
      <path className={styles.post} d={`M ${left} ${top} V ${bottom} M ${right} ${top} V ${bottom}`} />
      {rungsOf(ladder).map((y, rung) => (
        <g key={y} data-part={`rung-${rung}`} data-unread={revealed < 2 || undefined}>
          <path className={styles.post} d={`M ${left} ${y} H ${right}`} />
        </g>
      ))}
      {legsOf(corners).map(({ from, x, y }, leg) => (
        <g key={`${from.x} ${from.y}`} transform={`translate(${from.x} ${from.y})`}>
          <path
            className={styles.path}
            data-part={`leg-${leg}`}
            data-unread={revealed < 3 || undefined}
            d={`M 0 0 L ${x} ${y}`}
          />
        </g>
      ))}
      {rungsOf(ladder).map((y, rung) => (
        <g key={y} transform={`translate(${(left + right) / 2} ${y})`} data-unread={revealed < 2 || undefined}>
          <g data-part={`label-${rung}`} opacity={revealed < 2 ? 0 : 1}>
            <circle className={styles.plate} r={8} />
            <text className={styles.count} y={3.2}>
              {rung + 1}
            </text>
          </g>
        </g>
      ))}
      <End x={left} y={top} letter={letters.left} tone={revealed > 0 && ladder.side === 'left' ? 'a' : undefined} />
      <End x={right} y={top} letter={letters.right} tone={revealed > 0 && ladder.side === 'right' ? 'b' : undefined} />
      <End x={left} y={bottom} letter={letters.odd} tone={revealed > 2 && ladder.finish === 'odd' ? 'a' : undefined} />
      <End
        x={right}
        y={bottom}
        letter={letters.even}
        tone={revealed > 2 && ladder.finish === 'even' ? 'b' : undefined}
      />
      <g transform={`translate(${start?.x ?? 0} ${start?.y ?? 0})`}>
        <g data-part="token" opacity={0}>
          {ball === undefined ? (
            <circle className={styles.token} r={10} />
          ) : (
            <BallShape number={ball} hue={hueOf(ball, BALLS)} radius={14} />
          )}
        </g>
      </g>
    </svg>
  );
}

interface EndProps {
  readonly x: number;
  readonly y: number;
  readonly letter: string;
  /** The side it lights up in; absent while it is not on the path. */
  readonly tone: 'a' | 'b' | undefined;
}

const End = ({ x, y, letter, tone }: EndProps) => (
  <g transform={`translate(${x} ${y})`}>
    <circle className={styles.end} data-tone={tone} r={19} />
    <text className={styles.letter} data-tone={tone} y={5}>
      {letter}
    </text>
  </g>
);

const Fact = ({ name, value, isLarge }: { readonly name: string; value: string | undefined; isLarge?: boolean }) => (
  <div className={styles.fact}>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value} data-large={isLarge}>
      {value ?? '–'}
    </dd>
  </div>
);
