/**
 * Reads a Betfair stream recording: messages in, reports out. Images replace, deltas merge, and a runner whose price did not move is
 * not reported again. Scores of cricket are another stream, whose lines may stand between those of the markets.
 */
import { isAlike } from '../../../src/domain/kernel/isAlike.ts';
import { parseJson } from '../../../src/domain/kernel/json.ts';
import type { FeedReport, MarketReport } from '../feed.ts';
import { problemOf, type FeedReader, type Reading } from '../recording/feedReader.ts';
import {
  CricketChange,
  cricketScoreOf,
  evolveMatch,
  ScoreMessage,
  teamsOf,
  type CricketMatch,
} from './cricketScore.ts';
import { createExchangeMarket, type RunnerKey } from './exchangeMarket.ts';
import { MarketChange, MarketChangeMessage } from './marketChange.ts';
import { factsOf, homeRunnerOf, placeMarket, type PlacedMarket } from './marketMapping.ts';
import { fixtureStatusOf, marketReports } from './marketReports.ts';

/** The most markets one recording may have. */
const MAX_MARKETS = 5_000;

interface KnownMarket extends PlacedMarket {
  /** What was last reported of each selection, as text. */
  readonly reported: Map<string, string>;
}

/** Keeps each market's ladders between lines, from the first line on; of one recording alone. */
export function createBetfairReader(): FeedReader {
  const markets = new Map<string, KnownMarket>();
  const matches = new Map<string, CricketMatch>();
  const health = createHealth();
  const readMarket = (input: unknown): readonly FeedReport[] | string => {
    const parsed = MarketChange.safeParse(input);
    if (!parsed.success) return problemOf(parsed.error);
    const change = parsed.data;
    const known = markets.get(change.id) ?? open(markets, change);
    if (known === undefined) return `market ${change.id}: no definition so far, or too many markets`;
    const wasTraded = known.market.isTraded;
    const touched = known.market.apply(change);
    const { marketDefinition: definition } = change;
    if (definition !== undefined) known.seats.admit(definition);
    const isWhole = definition !== undefined || change.img === true;
    const changed = changedReports(known, isWhole ? [...known.seats.all.keys()] : touched);
    // That its prices are only traded ones is among the fixture's facts.
    const isSame = !isWhole && known.market.isTraded === wasTraded;
    return isSame ? changed : [fixtureReportOf(known, markets, matches), ...changed];
  };
  const readScore = (input: unknown): readonly FeedReport[] | string => {
    const parsed = CricketChange.safeParse(input);
    return parsed.success ? scoreReports(parsed.data, markets, matches) : problemOf(parsed.error);
  };
  return {
    read(line) {
      const json = parseJson(line);
      if (!json.ok) return { kind: 'unreadable', detail: 'not JSON', reports: [] };
      const scores = ScoreMessage.safeParse(json.value);
      if (scores.success) return readEach([], scores.data.cc ?? [], readScore);
      const message = MarketChangeMessage.safeParse(json.value);
      if (!message.success) return unfit(json.value, problemOf(message.error));
      return readEach(health(message.data.status), message.data.mc ?? [], readMarket);
    },
  };
}

/** Each by itself: one that cannot be read does not take the others with it. */
function readEach(
  before: readonly FeedReport[],
  changes: readonly unknown[],
  read: (change: unknown) => readonly FeedReport[] | string,
): Reading {
  const reports: FeedReport[] = [...before];
  const problems: string[] = [];
  for (const change of changes) {
    const result = read(change);
    if (typeof result === 'string') problems.push(result);
    else reports.push(...result);
  }
  return problems.length === 0
    ? { kind: 'reports', reports }
    : { kind: 'unreadable', detail: `${problems.length} markets or matches: ${problems[0] ?? ''}`, reports };
}

/** Other operations of the stream (connection, status) are no market's business. */
function unfit(json: unknown, detail: string): Reading {
  const op = typeof json === 'object' && json !== null && 'op' in json ? json.op : undefined;
  if (typeof op === 'string' && op !== 'mcm') return { kind: 'ignored', what: op.slice(0, 40) };
  return { kind: 'unreadable', detail, reports: [] };
}

function open(markets: Map<string, KnownMarket>, change: MarketChange): KnownMarket | undefined {
  if (change.marketDefinition === undefined || markets.size >= MAX_MARKETS) return undefined;
  const market = createExchangeMarket(change.id, change.marketDefinition);
  const known = { ...placeMarket(market, [...markets.values()]), reported: new Map<string, string>() };
  markets.set(change.id, known);
  return known;
}

function changedReports(known: KnownMarket, keys: readonly RunnerKey[]): readonly MarketReport[] {
  return marketReports(known, keys).flatMap((report) => {
    const selections = report.selections.filter(({ selectionId, odds, status, settlement }) => {
      const text = `${odds}|${status}|${settlement}`;
      const isNew = known.reported.get(selectionId) !== text;
      known.reported.set(selectionId, text);
      return isNew;
    });
    return selections.length === 0 ? [] : [{ ...report, selections }];
  });
}

/** The facts come from the fixture's first market, so that a second one does not rename its teams; their names from its scores, if there are any. */
function fixtureReportOf(
  known: KnownMarket,
  markets: ReadonlyMap<string, KnownMarket>,
  matches: ReadonlyMap<string, CricketMatch>,
): FeedReport {
  const [first = known, ...others] = [...markets.values()].filter(({ fixtureId }) => fixtureId === known.fixtureId);
  const match = matches.get(first.fixtureId);
  return {
    kind: 'fixture',
    ...factsOf([first, ...others]),
    ...(match && teamsOf(match, homeRunnerOf(first))),
    status: fixtureStatusOf([first, ...others].map(({ market }) => market)),
  };
}

/** A match without a market is nobody's business (BF-C4). What is told again is not reported again (BF-S2). */
function scoreReports(
  change: CricketChange,
  markets: ReadonlyMap<string, KnownMarket>,
  matches: Map<string, CricketMatch>,
): readonly FeedReport[] {
  const first = [...markets.values()].find(({ fixtureId }) => fixtureId === change.eventId);
  if (first === undefined) return [];
  const before = matches.get(change.eventId);
  const match = evolveMatch(before, change);
  matches.set(change.eventId, match);
  const teams = teamsOf(match, homeRunnerOf(first));
  if (teams === undefined) return [];
  const isNamed = before !== undefined && isAlike(teamsOf(before, homeRunnerOf(first)), teams);
  const score = cricketScoreOf(match, teams);
  const isTold = before !== undefined && isAlike(cricketScoreOf(before, teams), score);
  return [
    ...(isNamed ? [] : [fixtureReportOf(first, markets, matches)]),
    ...(score === undefined || isTold ? [] : [{ kind: 'score' as const, fixtureId: first.fixtureId, score }]),
  ];
}

/** Betfair says 503 on messages while it is late itself: prices count as delayed until it stops saying so. */
function createHealth(): (status: number | null | undefined) => readonly FeedReport[] {
  let isLate = false;
  return (status) => {
    if ((status === 503) === isLate) return [];
    isLate = status === 503;
    const state = isLate ? 'delayed' : 'up';
    return [
      { kind: 'producer', producer: 'prematch', state },
      { kind: 'producer', producer: 'inPlay', state },
    ];
  };
}
