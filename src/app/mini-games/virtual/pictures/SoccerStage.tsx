/** A match of virtual soccer: the pitch, the score as it comes, and its goals in words. */
import { useCallback, useMemo } from 'react';
import { useNow } from '../../../kit/timing/useNow.ts';
import { useTheme } from '../../../kit/theme/useTheme.ts';
import { virtual } from '../../copy/virtual.ts';
import { drawPitch } from './drawMatch.ts';
import type { Size } from './drawRace.ts';
import { MatchPicture, TeamOf, type MatchStageProps } from './MatchPicture.tsx';
import { palettes } from './palette.ts';
import * as styles from './Pictures.css.ts';
import { MINUTES, soccerCourse, soccerScoreAt } from './soccerCourse.ts';

const KICK_OFF = { x: 0.5, y: 0.5 };

export function SoccerStage(props: MatchStageProps) {
  const { home, away, runMs, drawn, seed, clock, isStill } = props;
  const { theme } = useTheme();
  const course = useMemo(() => (drawn === null ? undefined : soccerCourse(seed, drawn)), [seed, drawn]);
  const paint = useCallback(
    (context: CanvasRenderingContext2D, size: Size, ms: number) =>
      drawPitch(context, size, palettes[theme], course?.ballAt((MINUTES * ms) / runMs) ?? KICK_OFF, ms / 1_000),
    [course, theme, runMs],
  );
  useNow(500);
  const minute =
    course === undefined ? 0 : isStill ? MINUTES : Math.min(MINUTES, (MINUTES * Math.max(0, clock())) / runMs);
  const score = course === undefined ? undefined : soccerScoreAt(course, minute);
  const minutesOf = (side: 'home' | 'away'): string =>
    course?.goals
      .filter((goal) => goal.side === side && goal.minute <= minute)
      .map((goal) => virtual.minuteMark(goal.minute))
      .join(' ') ?? '';
  return (
    <div className={styles.stage}>
      <MatchPicture {...props} paint={paint} score={score} />
      <div className={styles.aside}>
        <p className={styles.asideHead}>
          {virtual.goals}
          <span className={styles.asideNote}>{course === undefined ? '' : virtual.minute(Math.floor(minute))}</span>
        </p>
        {/* A row each, however many goals there are: nothing below moves while a finger is on its way to it. */}
        <dl className={styles.scorers}>
          {(['home', 'away'] as const).map((side) => (
            <div key={side} className={styles.scorer}>
              <dt className={styles.scorerTeam}>
                <TeamOf side={side} name={side === 'home' ? home : away} />
              </dt>
              <dd className={styles.minutes}>{minutesOf(side)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.foot}>{virtual.bySeed}</p>
      </div>
    </div>
  );
}
