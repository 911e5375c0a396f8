/** A race: the picture, and who is where, in words for those who do not see it. */
import { useCallback, useMemo } from 'react';
import { useNow } from '../../../kit/timing/useNow.ts';
import { useTheme } from '../../../kit/theme/useTheme.ts';
import { virtual } from '../../copy/virtual.ts';
import { Silk } from '../Silk.tsx';
import { drawRace, type Size } from './drawRace.ts';
import { palettes } from './palette.ts';
import * as styles from './Pictures.css.ts';
import { PlayedCanvas } from './PlayedCanvas.tsx';
import { raceCourse, standingAt, type RaceShape } from './raceCourse.ts';
import type { RunnerKind } from './runnerShapes.ts';
import { StageState, type Playing } from './StageState.tsx';

interface RaceStageProps extends Playing {
  readonly kind: RunnerKind;
  readonly shape: RaceShape;
  readonly starters: number;
  readonly nameOf: (number: number) => string;
}

/** Before a race its runners stand at the start, in the order of their numbers. */
const lineUp = (starters: number) => Array.from({ length: starters }, (_, index) => index + 1);

export function RaceStage({ kind, shape, starters, nameOf, drawn, seed, clock, isStill }: RaceStageProps) {
  const { theme } = useTheme();
  const { metres, length, runMs } = shape;
  const order = useMemo(() => drawn ?? lineUp(starters), [drawn, starters]);
  const course = useMemo(
    () => raceCourse(seed, order, { metres, length, runMs }),
    [seed, order, metres, length, runMs],
  );
  const paint = useCallback(
    (context: CanvasRenderingContext2D, size: Size, ms: number) =>
      drawRace(context, size, { course, kind, starters, palette: palettes[theme], postText: virtual.metres }, ms),
    [course, kind, starters, theme],
  );
  const stillMs = drawn === null ? 0 : isStill ? runMs : undefined;
  return (
    <div className={styles.stage}>
      <div className={styles.picture}>
        <PlayedCanvas paint={paint} clock={clock} untilMs={runMs} stillMs={stillMs} />
        <StageState drawn={drawn} clock={clock} runMs={runMs} isStill={isStill} words={virtual.race} />
      </div>
      <Standing
        course={course}
        kind={kind}
        order={order}
        isDrawn={drawn !== null}
        isStill={isStill}
        clock={clock}
        nameOf={nameOf}
      />
    </div>
  );
}

interface StandingProps extends Pick<RaceStageProps, 'kind' | 'nameOf' | 'clock' | 'isStill'> {
  readonly course: ReturnType<typeof raceCourse>;
  readonly order: readonly number[];
  readonly isDrawn: boolean;
}

/** Who is where, twice a second. */
function Standing({ course, kind, order, isDrawn, isStill, clock, nameOf }: StandingProps) {
  useNow(500);
  const { metres, runMs } = course.shape;
  const ms = !isDrawn ? 0 : isStill ? runMs : clock();
  const isOver = isDrawn && ms >= course.overMs;
  return (
    <div className={styles.aside}>
      <p className={styles.asideHead}>
        {isOver ? virtual.finished : isDrawn ? virtual.standing : virtual.starters}
        <span className={styles.asideNote}>{virtual.raceOf(metres, order.length, kind)}</span>
      </p>
      <ol className={styles.standing}>
        {standingAt(course, order, ms).map(({ number, behind }, index) => (
          <li key={number} className={styles.placed}>
            <span className={styles.place}>{index + 1}</span>
            <Silk number={number} />
            <span className={styles.runner}>{nameOf(number)}</span>
            <span className={styles.behind}>
              {!isDrawn || isOver ? '' : index === 0 ? virtual.leads : `+${behind.toFixed(1)}`}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.foot}>{virtual.bySeed}</p>
    </div>
  );
}
