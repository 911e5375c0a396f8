/** A game of virtual basketball: the court, and the score by quarter as it comes. */
import { useCallback, useMemo } from 'react';
import { useNow } from '../../../kit/timing/useNow.ts';
import { useTheme } from '../../../kit/theme/useTheme.ts';
import { virtual } from '../../copy/virtual.ts';
import { basketballCourse, basketballScoreAt, courtBallAt } from './basketballCourse.ts';
import { drawCourt } from './drawMatch.ts';
import type { Size } from './drawRace.ts';
import { MatchPicture, TeamOf, type MatchStageProps } from './MatchPicture.tsx';
import { palettes } from './palette.ts';
import * as styles from './Pictures.css.ts';

const QUARTERS = 4;
const TIP_OFF = { x: 0.5, y: 0.5 };

export function BasketballStage(props: MatchStageProps) {
  const { home, away, runMs, drawn, seed, clock, isStill } = props;
  const { theme } = useTheme();
  const course = useMemo(() => (drawn === null ? undefined : basketballCourse(seed, drawn)), [seed, drawn]);
  const paint = useCallback(
    (context: CanvasRenderingContext2D, size: Size, ms: number) =>
      drawCourt(
        context,
        size,
        palettes[theme],
        course === undefined ? TIP_OFF : courtBallAt(course, ms / runMs),
        ms / 1_000,
      ),
    [course, theme, runMs],
  );
  useNow(500);
  const share = course === undefined ? 0 : isStill ? 1 : Math.min(1, Math.max(0, clock() / runMs));
  const score = course === undefined ? undefined : basketballScoreAt(course, share);
  const periods = Array.from({ length: course?.periods ?? QUARTERS }, (_, index) => index + 1);
  const pointsIn = (period: number, side: 'home' | 'away'): string => {
    if (course === undefined || share * course.periods < period - 1) return '–';
    const until = basketballScoreAt(course, Math.min(share, period / course.periods))[side];
    return `${until - basketballScoreAt(course, (period - 1) / course.periods)[side]}`;
  };
  return (
    <div className={styles.stage}>
      <MatchPicture {...props} paint={paint} score={score} />
      <div className={styles.aside}>
        <table className={styles.quarters}>
          <thead>
            <tr>
              <th className={styles.quarterTeam}>{virtual.team}</th>
              {periods.map((period) => (
                <th key={period} className={styles.quarterHead}>
                  {period > QUARTERS ? virtual.overtime : virtual.quarter(period)}
                </th>
              ))}
              <th className={styles.quarterHead}>{virtual.sum}</th>
            </tr>
          </thead>
          <tbody>
            {(['home', 'away'] as const).map((side) => (
              <tr key={side}>
                <th className={styles.quarterTeam} scope="row">
                  <TeamOf side={side} name={side === 'home' ? home : away} />
                </th>
                {periods.map((period) => (
                  <td key={period} className={styles.quarter}>
                    {pointsIn(period, side)}
                  </td>
                ))}
                <td className={styles.quarterSum}>{score?.[side] ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.foot}>{virtual.bySeed}</p>
      </div>
    </div>
  );
}
