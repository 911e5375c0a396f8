/** What a livescore tells besides the score: periods, statistics and the last incidents (LS-S2). What no table knows is left out. */
import { FeedIncident, type FeedPeriod, type FeedStatistic, type Livescore } from './trade360Message.ts';
import { PLAY_LIMITS, type COUNTS, type INCIDENTS, type Incident, type Play } from '../../../src/domain/sports/play.ts';

type IncidentKind = (typeof INCIDENTS)[number];
type CountKind = (typeof COUNTS)[number];

/** A period's code above these counts the whole game anew. */
const WHOLE_GAME = 100;

const incidentKinds: Readonly<Record<number, IncidentKind>> = {
  1: 'corner',
  6: 'yellowCard',
  7: 'redCard',
  8: 'penaltyGoal',
  9: 'goal',
  10: 'substitution',
  12: 'foul',
  24: 'ownGoal',
  25: 'penaltyGoal',
  27: 'goal',
  28: 'twoPoints',
  30: 'threePoints',
  31: 'timeout',
  32: 'freeThrow',
  33: 'hit',
  40: 'missedPenalty',
};

const countKinds: Readonly<Record<number, CountKind>> = {
  1: 'corners',
  6: 'yellowCards',
  7: 'redCards',
  12: 'fouls',
  31: 'timeouts',
  33: 'hits',
};

/** @returns `undefined` where a livescore has a score and nothing else */
export function playOf({ Periods, Statistics }: Livescore): Play | undefined {
  const periods = Periods.filter(({ Type }) => Type >= 0 && Type < WHOLE_GAME).toSorted((a, b) => a.Type - b.Type);
  if (periods.length === 0 && Statistics.length === 0) return undefined;
  return {
    periods: periods.slice(0, PLAY_LIMITS.periods).map(({ Type, Results }) => ({ period: Type, ...sidesOf(Results) })),
    counts: Statistics.flatMap(countOfStatistic).slice(0, PLAY_LIMITS.counts),
    diamond: null,
    server: null,
    incidents: periods.flatMap(incidentsOf).slice(-PLAY_LIMITS.incidents),
    held: null,
  };
}

/** What both sides have; a count that is not a number is 0 (LS-S1). */
export function sidesOf(results: FeedPeriod['Results']): { readonly home: number; readonly away: number } {
  const at = (position: string) => countOf(results?.find((result) => result.Position === position)?.Value);
  return { home: at('1'), away: at('2') };
}

/** Seconds or points; whatever is not a number counts as none. */
export function countOf(text: string | null | undefined): number {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0;
}

function countOfStatistic({ Type, Results }: FeedStatistic): Play['counts'] {
  const of = countKinds[Type];
  return of === undefined ? [] : [{ of, ...sidesOf(Results) }];
}

/** In the order of their seconds: the feed groups them by kind. */
function incidentsOf({ Type, Incidents }: FeedPeriod): readonly Incident[] {
  return (Incidents ?? [])
    .flatMap((item): Incident[] => {
      const incident = FeedIncident.safeParse(item).data;
      const of = incident && incidentKinds[incident.IncidentType];
      if (incident === undefined || of === undefined) return [];
      const side = sides[incident.ParticipantPosition ?? ''] ?? null;
      const clockSeconds = Math.max(0, incident.Seconds ?? 0);
      return [{ of, side, period: Math.max(0, incident.Period ?? Type), clockSeconds, ...sidesOf(incident.Results) }];
    })
    .toSorted((a, b) => a.clockSeconds - b.clockSeconds);
}

const sides: Readonly<Record<string, 'home' | 'away'>> = { '1': 'home', '2': 'away' };
