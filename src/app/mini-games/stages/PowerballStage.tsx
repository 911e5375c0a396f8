/** The powerball: a drum of 28 balls, five of which roll into the tray, the powerball after them, and what they come to. */
import { readPowerball } from '../../../domain/mini-games/powerball.ts';
import { letters, stageWords } from '../copy/stages.ts';
import { Ball, hueOf } from './Ball.tsx';
import { DRUM, DRUM_BALLS, drumPlaces, powerballCourse } from './powerballCourse.ts';
import * as styles from './PowerballStage.css.ts';
import { SideChip } from './SideChip.tsx';
import { Stage, type SceneProps, type StageKind, type StageProps } from './Stage.tsx';

const nameOf = (place: number): string => (place === 5 ? stageWords.powerball : stageWords.ball(place + 1));

const kind: StageKind = {
  courseOf: powerballCourse,
  Scene,
  namesOf: (drawn) => drawn.map((ball, place) => `${nameOf(place)} ${ball}`),
};

export const PowerballStage = (props: StageProps) => <Stage {...props} kind={kind} />;

function Scene({ drawn, seed, revealed }: SceneProps) {
  return (
    <div className={styles.scene}>
      <Drum drawn={drawn} seed={seed} />
      <ol className={styles.tray}>
        {drawn.map((ball, place) => (
          <li key={nameOf(place)} className={styles.slot} data-power={place === 5 || undefined}>
            <span className={styles.seat}>
              <span className={styles.ball} data-part={`ball-${place}`} data-unread={place >= revealed || undefined}>
                <Ball number={ball} hue={place === 5 ? 'power' : hueOf(ball, DRUM_BALLS)} />
              </span>
            </span>
            <span className={styles.caption}>{nameOf(place)}</span>
          </li>
        ))}
      </ol>
      <Sums drawn={drawn} revealed={revealed} />
    </div>
  );
}

/** Each ball is a box of its own: moving one then paints nothing anew. */
function Drum({ drawn, seed }: Pick<SceneProps, 'drawn' | 'seed'>) {
  const { radius, ball: size } = DRUM;
  const leaving = drawn.slice(0, -1);
  return (
    <div className={styles.drum}>
      <svg className={styles.glassBox} viewBox="-110 -104 236 222">
        <path className={styles.chute} d="M 66 -66 Q 92 -92 126 -60" />
        <path className={styles.foot} d="M -40 108 L -28 88 H 28 L 40 108 Z" />
        <circle className={styles.glass} r={radius} />
        <path className={styles.gleam} d="M -72 -40 A 82 82 0 0 1 -30 -76" />
      </svg>
      {[...drumPlaces(drawn, seed)].map(([ball, { x, y }]) => (
        <span
          key={ball}
          className={styles.drumBall}
          data-part={`drum-${ball}`}
          data-gone={leaving.includes(ball) || undefined}
          style={{ left: 110 + x - size, top: 104 + y - size, inlineSize: 2 * size, blockSize: 2 * size }}
        >
          <Ball number={ball} hue={hueOf(ball, DRUM_BALLS)} />
        </span>
      ))}
    </div>
  );
}

/** What the balls that lie come to; of a sum that is not whole yet only the sum is told. */
function Sums({ drawn, revealed }: Pick<SceneProps, 'drawn' | 'revealed'>) {
  const read = readPowerball(drawn);
  if (read === undefined) return null;
  const { balls, power, sum } = read;
  const soFar = balls.slice(0, revealed);
  const isWhole = soFar.length === balls.length;
  return (
    <div className={styles.sums}>
      <div className={styles.sum}>
        <span className={styles.caption}>{stageWords.sum}</span>
        <span className={styles.figures}>
          <b className={styles.figure}>{soFar.length === 0 ? '–' : soFar.reduce((all, ball) => all + ball, 0)}</b>
          {isWhole ? (
            <>
              <SideChip tone={sum % 2 === 1 ? 'a' : 'b'}>{sum % 2 === 1 ? letters.odd : letters.even}</SideChip>
              <SideChip tone={sum < 73 ? 'a' : 'b'}>{sum < 73 ? letters.under : letters.over}</SideChip>
              <SideChip tone="neutral">{sum < 65 ? letters.small : sum < 81 ? letters.middle : letters.big}</SideChip>
            </>
          ) : null}
        </span>
        <span className={styles.steps}>{soFar.join(' + ')}</span>
      </div>
      <div className={styles.sum}>
        <span className={styles.caption}>{stageWords.powerball}</span>
        <span className={styles.figures}>
          <b className={styles.figure}>{revealed > 5 ? power : '–'}</b>
          {revealed > 5 ? (
            <>
              <SideChip tone={power % 2 === 1 ? 'a' : 'b'}>{power % 2 === 1 ? letters.odd : letters.even}</SideChip>
              <SideChip tone={power < 5 ? 'a' : 'b'}>{power < 5 ? letters.under : letters.over}</SideChip>
            </>
          ) : null}
        </span>
      </div>
    </div>
  );
}
