/** Keno: seventy numbers, of which twenty-two light up, and what they sum to. */
import { readKeno } from '../../../domain/mini-games/keno.ts';
import { letters, stageWords } from '../copy/stages.ts';
import { Ball, hueOf } from './Ball.tsx';
import { kenoCourse } from './kenoCourse.ts';
import * as styles from './KenoStage.css.ts';
import { SideChip } from './SideChip.tsx';
import { Stage, type SceneProps, type StageKind, type StageProps } from './Stage.tsx';

const NUMBERS = Array.from({ length: 70 }, (_, index) => index + 1);

const kind: StageKind = {
  courseOf: kenoCourse,
  Scene,
  namesOf: (drawn) => drawn.map((number, place) => `${stageWords.ball(place + 1)} ${number}`),
};

export const KenoStage = (props: StageProps) => <Stage {...props} kind={kind} />;

function Scene({ drawn, revealed }: SceneProps) {
  const latest = drawn[Math.max(0, revealed - 1)];
  return (
    <div className={styles.scene}>
      <div className={styles.numbers}>
        {NUMBERS.map((number) => {
          const place = drawn.indexOf(number);
          return (
            <span key={number} className={styles.cell}>
              {number}
              {place < 0 ? null : (
                <span
                  className={styles.hit}
                  data-part={`hit-${place}`}
                  data-unread={place >= revealed || undefined}
                  data-hue={hueOf(number, NUMBERS.length)}
                >
                  {number}
                </span>
              )}
            </span>
          );
        })}
      </div>
      <div className={styles.told}>
        <span className={styles.latest}>
          {revealed === 0 || latest === undefined ? null : <Ball number={latest} hue={hueOf(latest, NUMBERS.length)} />}
        </span>
        <span className={styles.caption}>
          {revealed} / {drawn.length}
        </span>
        <Sum drawn={drawn} revealed={revealed} />
      </div>
    </div>
  );
}

function Sum({ drawn, revealed }: Pick<SceneProps, 'drawn' | 'revealed'>) {
  const read = readKeno(drawn);
  if (read === undefined) return null;
  const { numbers, sum } = read;
  const soFar = numbers.slice(0, revealed).reduce((all, number) => all + number, 0);
  return (
    <div className={styles.sum}>
      <span className={styles.caption}>{stageWords.sum}</span>
      <b className={styles.figure}>{revealed === 0 ? '–' : soFar}</b>
      <span className={styles.chips}>
        {revealed < numbers.length ? null : (
          <>
            <SideChip tone={sum % 2 === 1 ? 'a' : 'b'}>{sum % 2 === 1 ? letters.odd : letters.even}</SideChip>
            <SideChip tone={sum < 780.5 ? 'a' : 'b'}>{sum < 780.5 ? letters.under : letters.over}</SideChip>
          </>
        )}
      </span>
    </div>
  );
}
