/** One event of the feed as the messages so far make it: facts, score, markets. Rules UO-F1 … UO-S4 (docs/FEEDS.md). */
import type { FixtureId, LeagueId, LocationId, SelectionId } from '../../../src/domain/kernel/ids.ts';
import { parseOdds } from '../../../src/domain/kernel/odds.ts';
import type { FixtureStatus, Settlement } from '../../../src/domain/reference/statuses.ts';
import type { FeedReport, FixtureReport, MarketReport, SelectionReport } from '../feed.ts';
import { koreanTeam } from '../koreanTeams.ts';
import { sportOf, unnamed } from './copy/words.ts';
import { childrenOf, findIn, type XmlElement } from './xmlElements.ts';
import { marketStandOf } from './uofMarkets.ts';
import { rowOf } from '../rowOf.ts';

/** The most outcomes one event may have; what comes beyond is left out. */
const MAX_OUTCOMES = 5_000;

interface KeptOutcome {
  odds: number | null;
  isActive: boolean;
  settlement: Settlement | null;
  /** What was settled before it was cancelled. */
  before: Settlement | null;
}

interface KeptMarket {
  readonly id: string;
  readonly specifiers: string;
  isOpen: boolean;
  readonly outcomes: Map<string, KeptOutcome>;
}

const statuses: Readonly<Record<string, FixtureStatus | undefined>> = {
  0: 'scheduled',
  1: 'inPlay',
  2: 'interrupted',
  3: 'finished',
  4: 'finished',
  5: 'cancelled',
  6: 'scheduled',
  7: 'interrupted',
  8: 'postponed',
  9: 'cancelled',
};
/** Periods that a score has here, by the feed's number of what is played. */
const periods: Readonly<Record<string, number | undefined>> = {
  ...{ 0: -1, 1: 1, 2: 2, 3: 3, 6: 10, 7: 20, 8: 1, 9: 2, 10: 3, 11: 4, 12: 5, 13: 1, 14: 2, 15: 3, 16: 4 },
  ...{ 31: 80, 40: 40, 41: 30, 42: 35, 50: 50, 100: 100, 110: 101, 120: 102 },
};
const BETWEEN = 99;

/** An event between messages; each of them says what it made of it. */
export class UofEvent {
  readonly #eventId: string;
  readonly #fixtureId: FixtureId;
  readonly #markets = new Map<string, KeptMarket>();
  #facts: FixtureReport | undefined;
  #outcomes = 0;

  constructor(eventId: string) {
    this.#eventId = eventId;
    this.#fixtureId = eventId.slice(0, 40) as FixtureId;
  }

  /** @param fixture of the feed's fixtures, where a recording has them */
  describe(fixture: XmlElement): readonly FeedReport[] {
    const next = described(this.#fixtureId, fixture, this.#facts);
    if (next === undefined) return [];
    this.#facts = next;
    return [next];
  }

  oddsChanged(message: XmlElement, at: number): readonly FeedReport[] {
    const told = findIn(message, 'sport_event_status');
    const status = rowOf(statuses, told?.attributes['status'] ?? '');
    const turn = this.#turned(status === undefined ? {} : { status }, at);
    const prices = this.#eachMarket(childrenOf(findIn(message, 'odds'), 'market'), (market, element) => {
      const { status: code = '1' } = element.attributes;
      market.isOpen = code === '1';
      for (const outcome of childrenOf(element, 'outcome')) tellOutcome(this.#outcomeOf(market, outcome), outcome);
      if (code === '-4') for (const one of market.outcomes.values()) cancel(one);
    });
    return [...turn, ...(told === undefined ? [] : scoreIn(this.#fixtureId, told)), ...prices];
  }

  /** Which group of markets stops is in no message of theirs: all do (UO-S3). */
  stopped(at: number): readonly FeedReport[] {
    const open = [...this.#markets.values()].filter(({ isOpen }) => isOpen);
    for (const market of open) market.isOpen = false;
    return [...this.#turned({}, at), ...this.#told(open)];
  }

  settled(message: XmlElement, at: number): readonly FeedReport[] {
    const turn = this.#turned({}, at);
    const results = this.#eachMarket(childrenOf(findIn(message, 'outcomes'), 'market'), (market, element) => {
      market.isOpen = false;
      for (const outcome of childrenOf(element, 'outcome')) {
        const kept = this.#outcomeOf(market, outcome);
        const result = resultOf(outcome);
        if (kept !== undefined && result !== undefined) kept.settlement = result;
      }
    });
    return [...turn, ...results];
  }

  /** @returns what is wrong, in words, where no report can say it */
  cancelled(message: XmlElement, at: number): readonly FeedReport[] | string {
    const { start_time: start, end_time: end } = message.attributes;
    if (start !== undefined || end !== undefined)
      return `${this.#eventId}: cancels the bets of a window of time, which no report can say; the market is left as it is`;
    const turn = this.#turned({}, at);
    const voided = this.#eachMarket(childrenOf(message, 'market'), (market) => {
      for (const one of market.outcomes.values()) cancel(one);
    });
    return [...turn, ...voided];
  }

  /** @param of which of the two is taken back */
  rolledBack(message: XmlElement, of: 'settlement' | 'cancel', at: number): readonly FeedReport[] {
    const turn = this.#turned({}, at);
    const reports = this.#eachMarket(childrenOf(message, 'market'), (market) => {
      for (const one of market.outcomes.values()) one.settlement = of === 'cancel' ? one.before : null;
    });
    return [...turn, ...reports];
  }

  fixtureChanged(message: XmlElement, at: number): readonly FeedReport[] {
    const { start_time: start, change_type: type } = message.attributes;
    const moved = /^\d{11,15}$/.test(start ?? '') ? { startAt: Number(start) } : {};
    // 3: it will not be played.
    return this.#turned({ ...moved, ...(type === '3' ? { status: 'cancelled' as const } : {}) }, at);
  }

  /** Facts of an event that the recording has no fixture of are made up when it is first named (UO-F1). */
  #turned(next: Partial<FixtureReport>, at: number): readonly FeedReport[] {
    const before = this.#facts ?? madeUp(this.#fixtureId, this.#eventId, at);
    const after = { ...before, ...next };
    const isSame = this.#facts !== undefined && after.status === before.status && after.startAt === before.startAt;
    this.#facts = after;
    return isSame ? [] : [after];
  }

  #eachMarket(
    elements: readonly XmlElement[],
    change: (market: KeptMarket, element: XmlElement) => void,
  ): readonly FeedReport[] {
    const changed = new Set<KeptMarket>();
    for (const element of elements) {
      const { id = '', specifiers = '' } = element.attributes;
      if (!/^\d{1,8}$/.test(id)) continue;
      const key = `${id}|${specifiers}`;
      const market = this.#markets.get(key) ?? {
        id,
        specifiers: specifiers.slice(0, 200),
        isOpen: false,
        outcomes: new Map<string, KeptOutcome>(),
      };
      change(market, element);
      // What has no outcome is nothing to tell of, and nothing to keep.
      if (market.outcomes.size === 0) continue;
      this.#markets.set(key, market);
      changed.add(market);
    }
    return this.#told(changed);
  }

  #told(changed: Iterable<KeptMarket>): readonly FeedReport[] {
    return [...changed].map((market) => reportOf(this.#fixtureId, market));
  }

  #outcomeOf(market: KeptMarket, { attributes: { id = '' } }: XmlElement): KeptOutcome | undefined {
    const before = market.outcomes.get(id);
    if (before !== undefined || this.#outcomes >= MAX_OUTCOMES || id === '') return before;
    this.#outcomes += 1;
    const fresh: KeptOutcome = { odds: null, isActive: false, settlement: null, before: null };
    market.outcomes.set(id, fresh);
    return fresh;
  }
}

function cancel(one: KeptOutcome): void {
  if (one.settlement !== -1) one.before = one.settlement;
  one.settlement = -1;
}

function tellOutcome(kept: KeptOutcome | undefined, { attributes }: XmlElement): void {
  if (kept === undefined) return;
  const { odds, active = '1' } = attributes;
  kept.odds = odds === undefined ? kept.odds : (parseOdds(odds) ?? null);
  kept.isActive = active === '1' && odds !== undefined;
}

/** Won, lost, and how much of it is void (UO-S1). */
function resultOf({ attributes }: XmlElement): Settlement | undefined {
  const { result = '', void_factor: factor = '0' } = attributes;
  if (result !== '0' && result !== '1') return undefined;
  if (Number(factor) === 1) return 3;
  if (Number(factor) === 0.5) return result === '1' ? 5 : 4;
  return result === '1' ? 2 : 1;
}

function reportOf(fixtureId: FixtureId, market: KeptMarket): MarketReport {
  const { marketId, marketName, baseLine, standOf } = marketStandOf(market.id, market.specifiers);
  const selections = [...market.outcomes].slice(0, 200).map(([id, one]): SelectionReport => {
    const { odds, isActive, settlement } = one;
    const open = market.isOpen && isActive && odds !== null ? ('open' as const) : ('suspended' as const);
    const key = `${fixtureId}:${market.id}:${market.specifiers}:${id}`.replace(/^sr:match:/, '');
    return {
      selectionId: (key.length > 64 ? key.slice(0, 20) + key.slice(-44) : key) as SelectionId,
      ...standOf(id),
      odds,
      status: settlement === null ? open : 'settled',
      settlement,
    };
  });
  return { kind: 'market', fixtureId, marketId, marketName, baseLine, selections };
}

function scoreIn(fixtureId: FixtureId, { attributes, children }: XmlElement): readonly FeedReport[] {
  const { home_score: home = '', away_score: away = '', match_status: match = '', status = '' } = attributes;
  if (!/^\d{1,4}$/.test(home) || !/^\d{1,4}$/.test(away)) return [];
  const clock = children.find(({ name }) => name === 'clock')?.attributes['match_time'] ?? '';
  const [, minutes = '0', seconds = '0'] = /^(\d{1,3}):(\d{2})$/.exec(clock) ?? [];
  const period = rowOf(periods, match) ?? (rowOf(statuses, status) === 'finished' ? 100 : BETWEEN);
  const clockSeconds = Number(minutes) * 60 + Number(seconds);
  return [{ kind: 'score', fixtureId, score: { period, clockSeconds, home: Number(home), away: Number(away) } }];
}

function madeUp(fixtureId: FixtureId, eventId: string, at: number): FixtureReport {
  return {
    kind: 'fixture',
    fixtureId,
    sportId: 'uof',
    locationId: 'uof' as LocationId,
    locationName: unnamed.location,
    leagueId: 'uof' as LeagueId,
    leagueName: unnamed.league,
    home: unnamed.home(eventId),
    away: unnamed.away(eventId),
    startAt: at,
    status: 'scheduled',
    turnsInPlay: true,
  };
}

/** From a document of the feed's fixtures, where a recording has them. `undefined` without a start. */
function described(
  fixtureId: FixtureId,
  fixture: XmlElement,
  before: FixtureReport | undefined,
): FixtureReport | undefined {
  const { scheduled = '', start_time: start = scheduled } = fixture.attributes;
  const startAt = Date.parse(start);
  if (Number.isNaN(startAt)) return undefined;
  const named = (name: string) => findIn(fixture, name)?.attributes ?? {};
  const sportId = sportOf(named('sport')['id'] ?? '');
  const teams = childrenOf(findIn(fixture, 'competitors'), 'competitor');
  const team = (qualifier: string) =>
    teams.find(({ attributes }) => attributes['qualifier'] === qualifier)?.attributes['name'];
  const [home, away] = [team('home') ?? unnamed.home(fixtureId), team('away') ?? unnamed.away(fixtureId)];
  return {
    kind: 'fixture',
    fixtureId,
    sportId,
    locationId: (named('category')['id'] ?? 'uof').slice(0, 64) as LocationId,
    locationName: (named('category')['name'] ?? unnamed.location).slice(0, 80),
    leagueId: (named('tournament')['id'] ?? 'uof').slice(0, 64) as LeagueId,
    leagueName: (named('tournament')['name'] ?? unnamed.league).slice(0, 160),
    home: koreanTeam(home, sportId).slice(0, 160),
    away: koreanTeam(away, sportId).slice(0, 160),
    startAt,
    status: before?.status ?? 'scheduled',
    turnsInPlay: fixture.attributes['liveodds'] !== 'not_available',
  };
}
