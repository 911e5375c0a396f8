/** Reads snapshots of the-odds-api: whole answers, one after the other. Rules OA-F1 … OA-R1 (docs/FEEDS.md). */
import type { FixtureId, LeagueId, LocationId, SelectionId } from '../../../src/domain/kernel/ids.ts';
import { FULL_TIME } from '../../../src/domain/reference/periods.ts';
import type { FixtureStatus } from '../../../src/domain/reference/statuses.ts';
import { outcomeOf } from '../../../src/domain/sports/outcomes/outcomeOf.ts';
import type { FinalScore } from '../../../src/domain/sports/outcomes/finalScore.ts';
import type { FeedReport, MarketReport, SelectionReport } from '../feed.ts';
import { createDocumentJoiner } from '../jsonDocuments.ts';
import { koreanTeam } from '../koreanTeams.ts';
import { problemOf, type FeedReader, type Reading } from '../recording/feedReader.ts';
import { leagueOf, sportOf } from './copy/words.ts';
import { Bookmaker, OddsEvent, OddsMarket, Snapshot } from './oddsEvent.ts';
import { standsOf, WITH_OVERTIME, type Stand } from './oddsMarkets.ts';

/** The most events one recording may have. */
const MAX_EVENTS = 20_000;

interface KnownEvent {
  event: OddsEvent;
  status: FixtureStatus;
  /** Whose prices a market has, by its key: the first that offered it, as long as they do (OA-M1). */
  readonly makers: Map<string, string>;
  readonly stands: Map<string, Stand & { readonly isOffered: boolean }>;
  result?: FinalScore;
}

/** Keeps what every event was, of one recording alone. */
export function createOddsApiReader(): FeedReader {
  const known = new Map<string, KnownEvent>();
  const join = createDocumentJoiner();
  let isWithin = false;
  return {
    isWithin: () => isWithin,
    read(line) {
      const joined = join(line);
      isWithin = joined.kind === 'more';
      if (joined.kind === 'more') return { kind: 'reports', reports: [] };
      if (joined.kind === 'broken') return { kind: 'unreadable', detail: joined.detail, reports: [] };
      const snapshot = Snapshot.safeParse(joined.value);
      if (!snapshot.success) return { kind: 'unreadable', detail: problemOf(snapshot.error), reports: [] };
      const reading = readSnapshot(known, snapshot.data, takenAt(line));
      if (!joined.isAfterBreak) return reading;
      return {
        kind: 'unreadable',
        detail: 'the document before it has no end',
        reports: reading.kind === 'ignored' ? [] : reading.reports,
      };
    },
  };
}

const MOMENT = /"(?:timestamp|last_update)"\s*:\s*"([^"]{10,40})"/g;

/** The moment of a snapshot, or else the newest of its prices; epoch ms. */
export function takenAt(line: string): number | undefined {
  const moments = [...line.matchAll(MOMENT)].map(([, text = '']) => Date.parse(text)).filter((at) => !Number.isNaN(at));
  return moments.length === 0 ? undefined : moments.reduce((a, b) => Math.max(a, b));
}

function readSnapshot(
  known: Map<string, KnownEvent>,
  { events, isList }: { readonly events: readonly unknown[]; readonly isList: boolean },
  at: number | undefined,
): Reading {
  const reports: FeedReport[] = [];
  const problems: string[] = [];
  const sports = new Set<string>();
  const seen = new Set<string>();
  for (const input of events) {
    const parsed = OddsEvent.safeParse(input);
    if (!parsed.success) {
      problems.push(problemOf(parsed.error));
      continue;
    }
    const event = parsed.data;
    if (!known.has(event.id) && known.size >= MAX_EVENTS) {
      problems.push(`${event.id}: too many events`);
      continue;
    }
    seen.add(event.id);
    if (event.bookmakers) sports.add(event.sport_key);
    const one = known.get(event.id) ?? { event, status: 'scheduled', makers: new Map(), stands: new Map() };
    const isNew = !known.has(event.id);
    known.set(event.id, one);
    reports.push(...tell(one, event, at, isNew, problems));
  }
  // A list is whole: what it has no more is offered no more.
  if (isList)
    for (const [id, one] of known)
      if (!seen.has(id) && sports.has(one.event.sport_key)) reports.push(...offered(one, new Map()));
  if (problems.length === 0) return { kind: 'reports', reports };
  return { kind: 'unreadable', detail: `${problems.length} parts: ${problems[0] ?? ''}`, reports };
}

function tell(
  one: KnownEvent,
  event: OddsEvent,
  at: number | undefined,
  isNew: boolean,
  problems: string[],
): readonly FeedReport[] {
  const isMoved = event.commence_time !== one.event.commence_time;
  one.event = { ...event, scores: event.scores ?? one.event.scores };
  const status = statusOf(event, at, one.status);
  const isTurned = status !== one.status;
  one.status = status;
  const reports: FeedReport[] = isNew || isMoved || isTurned ? [factsOf(one)] : [];
  reports.push(...scoreOf(one));
  if (status === 'finished') return [...reports, ...offered(one, new Map())];
  if (event.bookmakers) reports.push(...offered(one, standsIn(one, event, problems)));
  return reports;
}

const startOf = ({ commence_time: start }: OddsEvent): number =>
  typeof start === 'number' ? start * 1_000 : Date.parse(start);

function statusOf(event: OddsEvent, at: number | undefined, before: FixtureStatus): FixtureStatus {
  if (event.completed === true) return 'finished';
  if (before !== 'scheduled') return before;
  return at !== undefined && at >= startOf(event) ? 'inPlay' : 'scheduled';
}

function factsOf({ event, status }: KnownEvent): FeedReport {
  const sportId = sportOf(event.sport_key);
  const title = event.sport_title ?? event.sport_key;
  const [locationName, leagueName] = leagueOf(event.sport_key, title);
  return {
    kind: 'fixture',
    fixtureId: event.id as FixtureId,
    sportId,
    locationId: `odds-api-${locationName}` as LocationId,
    locationName,
    leagueId: event.sport_key.slice(0, 64) as LeagueId,
    leagueName,
    home: event.home_team ? koreanTeam(event.home_team, sportId) : title,
    away: event.away_team ? koreanTeam(event.away_team, sportId) : '',
    startAt: startOf(event),
    status,
    turnsInPlay: true,
  };
}

/** The score, and what follows from it once the game is over (OA-S1). */
function scoreOf(one: KnownEvent): readonly FeedReport[] {
  const { event } = one;
  const goals = (team: string | null | undefined) => event.scores?.find(({ name }) => name === team)?.score;
  const [home, away] = [goals(event.home_team), goals(event.away_team)];
  if (home === undefined || away === undefined) return [];
  const score = { home: Number(home), away: Number(away) };
  const isOver = one.status === 'finished';
  const sportId = sportOf(event.sport_key);
  // Where overtime counts the score after regular time is not told.
  const regular = WITH_OVERTIME.has(sportId) ? undefined : score;
  if (isOver) one.result = { sportId, periods: new Map(), whole: { regular, overtime: score, hadOvertime: false } };
  return [
    {
      kind: 'score',
      fixtureId: event.id as FixtureId,
      score: { period: isOver ? FULL_TIME : 0, clockSeconds: 0, ...score },
    },
  ];
}

/** Prices of the bookmaker that each market has (OA-M1). */
function standsIn(one: KnownEvent, event: OddsEvent, problems: string[]): ReadonlyMap<string, Stand> {
  const byMarket = new Map<string, Map<string, OddsMarket>>();
  for (const input of event.bookmakers ?? []) {
    const maker = Bookmaker.safeParse(input);
    if (!maker.success) problems.push(`${event.id} bookmaker ${problemOf(maker.error)}`);
    for (const said of maker.data?.markets ?? []) {
      const market = OddsMarket.safeParse(said);
      if (!market.success) problems.push(`${event.id} market ${problemOf(market.error)}`);
      else {
        const makers = byMarket.get(market.data.key) ?? new Map<string, OddsMarket>();
        byMarket.set(market.data.key, makers.set(maker.data?.key ?? '', market.data));
      }
    }
  }
  const stands = new Map<string, Stand>();
  for (const [key, makers] of byMarket) {
    const kept = one.makers.get(key);
    const maker = kept !== undefined && makers.has(kept) ? kept : [...makers.keys()][0];
    const market = makers.get(maker ?? '');
    if (maker === undefined || market === undefined) continue;
    one.makers.set(key, maker);
    for (const stand of standsOf(event, market)) stands.set(keyOf(stand), stand);
  }
  return stands;
}

const keyOf = ({ marketId, baseLine, name }: Stand): string => `${marketId}|${baseLine}|${name}`;

/** What stands now against what stood before: what is not offered any more is suspended at its last price (OA-M3). */
function offered(one: KnownEvent, now: ReadonlyMap<string, Stand>): readonly MarketReport[] {
  const changed: (Stand & { readonly isOffered: boolean })[] = [];
  for (const [key, stand] of now) {
    const before = one.stands.get(key);
    if (before?.odds === stand.odds && before.isOffered) continue;
    changed.push({ ...stand, isOffered: true });
  }
  for (const [key, stand] of one.stands)
    if (!now.has(key) && (stand.isOffered || one.result !== undefined)) changed.push({ ...stand, isOffered: false });
  for (const stand of changed) one.stands.set(keyOf(stand), stand);
  return [...grouped(changed).values()].map((stands) => reportOf(one, stands));
}

function grouped(stands: readonly (Stand & { readonly isOffered: boolean })[]) {
  const lines = new Map<string, (Stand & { readonly isOffered: boolean })[]>();
  for (const stand of stands) {
    const key = `${stand.marketId}|${stand.baseLine}`;
    lines.set(key, [...(lines.get(key) ?? []), stand]);
  }
  return lines;
}

function reportOf(one: KnownEvent, stands: readonly (Stand & { readonly isOffered: boolean })[]): MarketReport {
  const [first] = stands;
  const { marketId = '', marketName = '', baseLine = '' } = first ?? {};
  return {
    kind: 'market',
    fixtureId: one.event.id as FixtureId,
    marketId,
    marketName,
    baseLine,
    selections: stands.slice(0, 200).map((stand): SelectionReport => {
      const { side, name, line, odds, isOffered } = stand;
      const settlement = (one.result && outcomeOf(stand, stand, one.result)) ?? null;
      const selectionId = `${one.event.id}:${marketId}:${baseLine}:${name}`.slice(0, 64) as SelectionId;
      const isOpen = isOffered && odds !== null;
      const status = settlement === null ? (isOpen ? 'open' : 'suspended') : 'settled';
      return { selectionId, side, name: name.slice(0, 120), line, odds, status, settlement };
    }),
  };
}
