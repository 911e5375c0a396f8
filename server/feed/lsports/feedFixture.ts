/**
 * One fixture as the messages so far make it. Messages are deltas: what a later one leaves out stays as it was, and what arrives
 * before the fixture's own metadata is kept until then (LS-F1).
 */
import type { FixtureId, LeagueId, LocationId, SelectionId } from '../../../src/domain/kernel/ids.ts';
import { parseOdds } from '../../../src/domain/kernel/odds.ts';
import type { FixtureStatus } from '../../../src/domain/reference/statuses.ts';
import { countOf, playOf, sidesOf } from './feedPlay.ts';
import type { FeedReport, FixtureReport, MarketReport, ScoreReport, SelectionReport } from '../feed.ts';
import { fixtureStatusOf, lineOf, selectionStateOf, sideOf } from './feedCodes.ts';
import type { Bet, FixtureMetadata, Livescore } from './trade360Message.ts';

/** The most bets one fixture may have; what comes beyond is left out. */
const MAX_BETS = 5_000;

interface KeptBet {
  readonly marketId: string;
  readonly marketName: string;
  readonly baseLine: string;
  /** As the feed has it, whatever this project makes of the fixture. */
  readonly selection: SelectionReport;
  readonly statusCode: number;
  readonly settlementCode: number;
}

/** What is known of a fixture so far; it is reported once its own metadata came (LS-F1). */
export interface FeedFixture {
  readonly fixtureId: FixtureId;
  /** Whether its metadata came. Nothing is reported before. */
  readonly isKnown: boolean;
  readonly isOver: boolean;
  describe(metadata: FixtureMetadata): readonly FeedReport[];
  score(livescore: Livescore): readonly FeedReport[];
  bets(marketId: string, marketName: string | null | undefined, bets: readonly Bet[]): readonly FeedReport[];
  /** What a keep-alive says: a fixture the feed does not have open is suspended, and opens again when it is listed again (LS-K1). */
  listed(isActive: boolean): readonly FeedReport[];
}

/** Knows nothing but its id. */
export function createFeedFixture(fixtureId: FixtureId): FeedFixture {
  const kept = new Map<string, KeptBet>();
  let facts: FixtureReport | undefined;
  let lastScore: ScoreReport | undefined;
  let isActive = true;

  const marketsOf = (bets: readonly KeptBet[]): readonly MarketReport[] =>
    facts === undefined ? [] : byLine(fixtureId, bets, isActive);
  const withStatus = (status: FixtureStatus | undefined): readonly FeedReport[] => {
    if (facts === undefined || status === undefined || facts.status === status) return [];
    facts = { ...facts, status };
    return [facts];
  };
  return {
    fixtureId,
    get isKnown() {
      return facts !== undefined;
    },
    get isOver() {
      return facts?.status === 'finished' || facts?.status === 'cancelled';
    },
    describe(metadata) {
      const wasKnown = facts !== undefined;
      const next = factsOf(fixtureId, metadata, facts);
      if (next === undefined) return [];
      facts = next;
      if (wasKnown) return [facts];
      return [facts, ...(lastScore === undefined ? [] : [lastScore]), ...marketsOf([...kept.values()])];
    },
    score(livescore) {
      const board = livescore.Scoreboard;
      const play = playOf(livescore);
      lastScore = {
        kind: 'score',
        fixtureId,
        score: {
          period: board.CurrentPeriod,
          clockSeconds: countOf(board.Time),
          ...sidesOf(board.Results),
          ...(play === undefined ? {} : { play }),
        },
      };
      return facts === undefined ? [] : [...withStatus(fixtureStatusOf(board.Status)), lastScore];
    },
    bets(marketId, marketName, bets) {
      const changed = bets.flatMap((bet) => {
        const before = kept.get(bet.Id);
        if (before === undefined && kept.size >= MAX_BETS) return [];
        const next = merged(before, marketId, marketName, bet);
        kept.set(bet.Id, next);
        return [next];
      });
      return marketsOf(changed);
    },
    listed(isListed) {
      if (isActive === isListed) return [];
      isActive = isListed;
      return marketsOf([...kept.values()]);
    },
  };
}

function factsOf(
  fixtureId: FixtureId,
  metadata: FixtureMetadata,
  before: FixtureReport | undefined,
): FixtureReport | undefined {
  const startAt = Date.parse(startText(metadata.StartDate));
  const known = Number.isNaN(startAt) ? before?.startAt : startAt;
  if (known === undefined) return undefined;
  const nameAt = (position: string) => metadata.Participants.find((one) => one.Position === position)?.Name;
  return {
    kind: 'fixture',
    fixtureId,
    sportId: metadata.Sport.Id,
    locationId: (metadata.Location?.Id ?? before?.locationId ?? '0') as LocationId,
    locationName: metadata.Location?.Name ?? before?.locationName ?? '',
    leagueId: (metadata.League?.Id ?? before?.leagueId ?? '0') as LeagueId,
    leagueName: metadata.League?.Name ?? before?.leagueName ?? '',
    home: nameAt('1') ?? before?.home ?? '',
    away: nameAt('2') ?? before?.away ?? '',
    startAt: known,
    status: fixtureStatusOf(metadata.Status ?? -1) ?? before?.status ?? 'scheduled',
    turnsInPlay:
      metadata.FixtureExtraData?.some((one) => one.Name === 'WithInPlay' && one.Value === 'true') ??
      before?.turnsInPlay ??
      false,
  };
}

/** Older feeds leave the zone out; all their times are UTC. */
function startText(text: string | null | undefined): string {
  if (text === null || text === undefined) return '';
  return /(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`;
}

function merged(
  before: KeptBet | undefined,
  marketId: string,
  marketName: string | null | undefined,
  bet: Bet,
): KeptBet {
  const statusCode = bet.Status ?? before?.statusCode ?? 0;
  const settlementCode = bet.Settlement ?? before?.settlementCode ?? 0;
  const name = (bet.Name ?? before?.selection.name ?? '').slice(0, 120);
  const line = bet.Line === undefined ? (before?.selection.line ?? '') : lineOf(bet.Line);
  const odds = bet.Price === undefined ? (before?.selection.odds ?? null) : (parseOdds(bet.Price ?? '') ?? null);
  return {
    marketId: marketId.slice(0, 16),
    marketName: (marketName ?? before?.marketName ?? marketId).slice(0, 120),
    baseLine: bet.BaseLine === undefined ? (before?.baseLine ?? '') : lineOf(bet.BaseLine),
    statusCode,
    settlementCode,
    selection: {
      selectionId: bet.Id as SelectionId,
      side: sideOf(name),
      name,
      line,
      odds,
      ...selectionStateOf(statusCode, settlementCode),
    },
  };
}

function byLine(fixtureId: FixtureId, bets: readonly KeptBet[], isActive: boolean): readonly MarketReport[] {
  const lines = new Map<string, { readonly first: KeptBet; readonly selections: SelectionReport[] }>();
  for (const bet of bets) {
    const key = `${bet.marketId}|${bet.baseLine}`;
    const line = lines.get(key) ?? { first: bet, selections: [] };
    lines.set(key, line);
    const { selection } = bet;
    const isHeld = !isActive && selection.status === 'open';
    line.selections.push(isHeld ? { ...selection, status: 'suspended' } : selection);
  }
  return [...lines.values()].map(({ first: { marketId, marketName, baseLine }, selections }) => ({
    kind: 'market',
    fixtureId,
    marketId,
    marketName,
    baseLine,
    selections,
  }));
}
