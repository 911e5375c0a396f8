/** What a match of a season is as reports: on offer, in play, over with its score and results (FD-3). */
import type { FixtureId, LeagueId, LocationId, SelectionId } from '../../../src/domain/kernel/ids.ts';
import { MARKET } from '../../../src/domain/reference/markets.ts';
import { FULL_TIME } from '../../../src/domain/reference/periods.ts';
import { SPORT } from '../../../src/domain/reference/sports.ts';
import type { Side } from '../../../src/domain/sports/fixture.ts';
import { outcomeOf } from '../../../src/domain/sports/outcomes/outcomeOf.ts';
import type { FinalScore } from '../../../src/domain/sports/outcomes/finalScore.ts';
import type { FeedReport, MarketReport } from '../feed.ts';
import { koreanTeam } from '../koreanTeams.ts';
import { divisionOf, longFormOf } from './copy/words.ts';
import type { SeasonMatch } from './seasonRow.ts';

/** Where a match stands. */
export type Stage = 'scheduled' | 'inPlay' | 'finished';

const FIRST_HALF = 10;
const SECOND_HALF = 20;
const nameOf = (team: string) => koreanTeam(longFormOf(team), SPORT.football);

export const fixtureIdOf = ({ division, home, away, startAt }: SeasonMatch): FixtureId =>
  `fd-${division}-${new Date(startAt).toISOString().slice(0, 10)}-${home}-${away}`
    .replaceAll(' ', '')
    .slice(0, 48) as FixtureId;

/** All of it: facts, score and markets as they stand at a stage. */
export function seasonReports(match: SeasonMatch, stage: Stage): readonly FeedReport[] {
  const fixtureId = fixtureIdOf(match);
  const [locationName, leagueName] = divisionOf(match.division);
  const facts: FeedReport = {
    kind: 'fixture',
    fixtureId,
    sportId: SPORT.football,
    locationId: `fd-${locationName}` as LocationId,
    locationName,
    leagueId: `fd-${match.division}` as LeagueId,
    leagueName,
    home: nameOf(match.home),
    away: nameOf(match.away),
    startAt: match.startAt,
    status: stage,
    turnsInPlay: false,
  };
  const { full } = match;
  const isOver = stage === 'finished' && full !== undefined;
  const score: readonly FeedReport[] = isOver
    ? [{ kind: 'score', fixtureId, score: { period: FULL_TIME, clockSeconds: 5_400, ...full } }]
    : [];
  return [facts, ...score, ...marketsOf(match).map((market) => reportOf(fixtureId, market, stage, finalOf(match)))];
}

interface Offered {
  readonly marketId: string;
  readonly marketName: string;
  readonly baseLine: string;
  readonly seats: readonly (readonly [side: Side, name: string, line: string, odds: number])[];
}

function marketsOf({ win, total, handicap }: SeasonMatch): readonly Offered[] {
  const markets: Offered[] = [];
  if (win !== undefined)
    markets.push({
      marketId: MARKET.oneXTwo,
      marketName: '1X2',
      baseLine: '',
      seats: [
        ['home', '1', '', win[0]],
        ['draw', 'X', '', win[1]],
        ['away', '2', '', win[2]],
      ],
    });
  if (handicap !== undefined) {
    const [own, other] = [String(handicap.line), String(handicap.line === 0 ? 0 : -handicap.line)];
    markets.push({
      marketId: MARKET.asianHandicap,
      marketName: 'Asian Handicap',
      baseLine: own,
      seats: [
        ['home', '1', own, handicap.odds[0]],
        ['away', '2', other, handicap.odds[1]],
      ],
    });
  }
  if (total !== undefined)
    markets.push({
      marketId: MARKET.overUnder,
      marketName: 'Under/Over',
      baseLine: '2.5',
      seats: [
        ['over', 'Over', '2.5', total[0]],
        ['under', 'Under', '2.5', total[1]],
      ],
    });
  return markets;
}

/** `undefined` for a match that was not played. */
function finalOf({ full, half }: SeasonMatch): FinalScore | undefined {
  if (full === undefined) return undefined;
  const periods = new Map(
    half === undefined
      ? []
      : [
          [FIRST_HALF, half],
          [SECOND_HALF, { home: full.home - half.home, away: full.away - half.away }],
        ],
  );
  return { sportId: SPORT.football, periods, whole: { regular: full, overtime: full, hadOvertime: false } };
}

function reportOf(fixtureId: FixtureId, market: Offered, stage: Stage, final: FinalScore | undefined): MarketReport {
  const { marketId, marketName, baseLine, seats } = market;
  const selections = seats.map(([side, name, line, odds]) => {
    const settlement =
      stage === 'finished' && final !== undefined ? (outcomeOf(market, { side, name }, final) ?? null) : null;
    const open = stage === 'scheduled' ? ('open' as const) : ('suspended' as const);
    const status = settlement === null ? open : ('settled' as const);
    return {
      selectionId: `${fixtureId}:${marketId}:${name}` as SelectionId,
      side,
      name,
      line,
      odds,
      status,
      settlement,
    };
  });
  return { kind: 'market', fixtureId, marketId, marketName, baseLine, selections };
}
