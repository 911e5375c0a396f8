/**
 * How far a game is: period, and its clock where the sport has one, running by the origin's time between two scores (rule SCB-4). Drawn again every
 * second, and nothing else with it.
 */
import { useRef } from 'react';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { clockRunsAhead, isBeingPlayed, shownAfter, type ShownClock } from '../../../domain/sports/scoreboard.ts';
import { useFreshness } from '../../frame/connection/FreshnessProvider.tsx';
import { useOriginNow } from '../../frame/connection/useOriginNow.ts';
import { minuteText } from '../../kit/copy/time.ts';
import { inPlay, periodText, playClockText } from '../copy/inplay.ts';

export function PlayedTime({ fixture }: { readonly fixture: Fixture }) {
  const { sportId, score, startAt } = fixture;
  if (score === null) return <>{inPlay.startedAt(minuteText(startAt))}</>;
  const period = periodText(sportId, { period: score.period, half: score.play?.diamond?.half ?? null });
  return (
    <>
      {period}
      {clockRunsAhead(sportId) > 0 && isBeingPlayed(score) ? (
        <RunningClock key={fixture.fixtureId} fixture={fixture} score={score} />
      ) : (
        <Points fixture={fixture} />
      )}
    </>
  );
}

interface RunningClockProps {
  readonly fixture: Fixture;
  readonly score: NonNullable<Fixture['score']>;
}

function RunningClock({ fixture: { sportId, status }, score }: RunningClockProps) {
  const { stale } = useFreshness();
  const now = useOriginNow();
  const ran = useRef<{ readonly clock: ShownClock; readonly at: number }>(undefined);
  // One that may not run stands where it was, and before anything was told while it never might here.
  const at = !stale.inPlay && status === 'inPlay' ? now : (ran.current?.at ?? 0);
  const clock = shownAfter(ran.current?.clock, score, at, clockRunsAhead(sportId));
  ran.current = { clock, at };
  return <> {playClockText(clock.shown)}</>;
}

/** Of a set, which has no clock, what it stands at. */
function Points({ fixture: { score } }: { readonly fixture: Fixture }) {
  const points = score?.play?.counts.find(({ of }) => of === 'points');
  return points === undefined ? null : <> {`${points.home}:${points.away}`}</>;
}
