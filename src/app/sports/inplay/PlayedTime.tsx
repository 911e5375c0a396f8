/**
 * How far a game is: period, and its clock where the sport has one, running by the origin's time between two scores (rule SCB-4). Drawn again every
 * second, and nothing else with it.
 */
import { useRef } from 'react';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { clockAt, clockRunsAhead, isBeingPlayed, type PlayClock } from '../../../domain/sports/scoreboard.ts';
import { useFreshness } from '../../frame/connection/FreshnessProvider.tsx';
import { minuteText } from '../../kit/copy/time.ts';
import { useNow } from '../../kit/timing/useNow.ts';
import { inPlay, periodText, playClockText } from '../copy/inplay.ts';

export function PlayedTime({ fixture }: { readonly fixture: Fixture }) {
  const { sportId, score, startAt } = fixture;
  if (score === null) return <>{inPlay.startedAt(minuteText(startAt))}</>;
  const period = periodText(sportId, { period: score.period, half: score.play?.diamond?.half ?? null });
  return (
    <>
      {period}
      {clockRunsAhead(sportId) > 0 && isBeingPlayed(score) ? (
        <RunningClock fixture={fixture} score={score} />
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

function RunningClock({ fixture: { sportId, fixtureId, status }, score }: RunningClockProps) {
  const { stale, clockOffset } = useFreshness();
  const now = useNow(1_000) + clockOffset;
  const last = useRef<{ readonly fixtureId: string; readonly clock: PlayClock }>(undefined);
  const before = last.current?.fixtureId === fixtureId ? last.current.clock : undefined;
  const mayRun = !stale.inPlay && status === 'inPlay';
  const clock = before !== undefined && !mayRun ? before : clockAt(before, score, now, clockRunsAhead(sportId));
  last.current = { fixtureId, clock };
  return <> {playClockText(clock.shown)}</>;
}

/** Of a set, which has no clock, what it stands at. */
function Points({ fixture: { score } }: { readonly fixture: Fixture }) {
  const points = score?.play?.counts.find(({ of }) => of === 'points');
  return points === undefined ? null : <> {`${points.home}:${points.away}`}</>;
}
