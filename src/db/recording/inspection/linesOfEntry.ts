/** What an entry of a recording says, line by line (INS-1). Names and prices before it are those of the state it is folded into. */
import type { FeedEvent } from '../../../domain/events/catalogue.ts';
import { fixtureIdOf } from '../../../domain/events/fixtureIdOf.ts';
import type { LineSubject, LogLine, OddsEffect, SelectionWords } from '../../../domain/recording/inspection/logLine.ts';
import type { LoggedRecord, RecordingEntry } from '../../../domain/recording/recording.ts';
import { offeredOdds, type Fixture, type SelectionChange } from '../../../domain/sports/fixture.ts';
import { evolveFixture } from '../../../domain/sports/evolveFixture.ts';
import { eventsOfRecord } from '../offerRecords.ts';
import type { RecordedState } from '../recordedState.ts';
import { entriesOf, fieldOf, listOf, numberOf, shortName, textOf } from './fields.ts';

/** A line before it has its place, and before anybody knows when it was painted. */
export type BareLine = Omit<LogLine, 'index' | 'lag' | 'parts'> & Partial<Pick<LogLine, 'lag'>>;

/** @param before the state that the entry is folded into */
export function linesOfEntry(entry: RecordingEntry, before: RecordedState): readonly BareLine[] {
  const own = { n: entry.n, at: entry.at, isRefusal: false, fixtureIds: [], selectionIds: [], subject: {} };
  switch (entry.kind) {
    case 'commit':
      return linesOfCommit(entry, before);
    case 'act':
      return entry.act.act === 'painted'
        ? []
        : [
            {
              ...{ ...own, stream: 'tabs', type: entry.act.act, tab: entry.tab },
              subject: 'path' in entry.act ? { detail: entry.act.path } : {},
            },
          ];
    case 'call':
      return [
        {
          ...{ ...own, stream: 'calls', type: entry.name, tab: entry.tab, callId: entry.id },
          page: entry.given.find((one) => typeof one === 'string'),
          subject: subjectOfCall(entry.given),
          fixtureIds: idsOfCall(entry.name, entry.given, 'fixtureId'),
          selectionIds: idsOfCall(entry.name, entry.given, 'selectionId'),
        },
      ];
    case 'answer':
      return [
        {
          ...{ ...own, stream: 'calls', type: 'answer', tab: entry.tab, callId: entry.id, lag: entry.ms },
          isRefusal: isRefusal(entry.answer),
          subject: { detail: textOf(entry.answer, 'kind') ?? textOf(entry.answer, 'failure', 'kind') },
          betId: textOf(entry.answer, 'betId'),
        },
      ];
    case 'trouble':
      return [
        {
          ...{ ...own, stream: 'trouble', type: entry.where, subject: { detail: entry.detail } },
          ...(entry.ms === undefined ? {} : { lag: entry.ms }),
        },
      ];
  }
}

type Commit = Extract<RecordingEntry, { kind: 'commit' }>;

function linesOfCommit(entry: Commit, before: RecordedState): readonly BareLine[] {
  const games = new Map<string, Fixture | undefined>();
  return [
    ...machineLines(entry, before),
    ...(entry.log ?? []).flatMap((record) =>
      record.stream === 'events' ? offerLines(entry, record, before, games) : ownLines(entry, record),
    ),
  ];
}

/** Connections and leadership: rows, not events. */
function machineLines(entry: Commit, before: RecordedState): readonly BareLine[] {
  const own = {
    n: entry.n,
    at: entry.at,
    stream: 'machine',
    isRefusal: false,
    fixtureIds: [],
    selectionIds: [],
  } as const;
  const connections = (entry.put?.['health'] ?? []).flatMap((row): readonly BareLine[] => {
    const stream = textOf(row, 'stream');
    const state = textOf(row, 'state');
    if (stream === undefined || state === textOf(before.row(entry.db, 'health', stream), 'state')) return [];
    return [{ ...own, type: 'connection', page: stream, subject: { detail: state } }];
  });
  const terms = (entry.put?.['settings'] ?? []).flatMap((row): readonly BareLine[] => {
    const known = before.row(entry.db, 'settings', 'term');
    const number = numberOf(row, 'value', 'number');
    if (textOf(row, 'key') !== 'term' || number === numberOf(known, 'value', 'number')) return [];
    return [{ ...own, type: 'leader', subject: { detail: shortName(textOf(row, 'value', 'holder') ?? `${number}`) } }];
  });
  return [...connections, ...terms];
}

function offerLines(
  entry: Commit,
  record: LoggedRecord,
  before: RecordedState,
  games: Map<string, Fixture | undefined>,
): readonly BareLine[] {
  const events = eventsOfRecord(record) ?? [];
  const isWhole = events.length === record.to - record.from + 1;
  return events.map((event, place) => {
    const id = fixtureIdOf(event);
    const was = id === undefined ? undefined : games.has(id) ? games.get(id) : before.fixtureOf(id);
    const is = evolveFixture(was, event);
    if (id !== undefined) games.set(id, is);
    return {
      ...{ n: entry.n, at: entry.at, stream: 'events', type: event.type, isRefusal: false, decidedAt: event.at },
      offset: isWhole ? record.from + place : record.to,
      fixtureIds: id === undefined ? [] : [id],
      ...aboutEvent(event, was, is),
    };
  });
}

type About = Pick<BareLine, 'selectionIds' | 'subject' | 'effect'>;

function aboutEvent(event: FeedEvent, was: Fixture | undefined, is: Fixture | undefined): About {
  const game = is ?? was;
  const names = game === undefined ? {} : { home: game.home, away: game.away, sportId: game.sportId };
  const about = (subject: LineSubject): About => ({ selectionIds: [], subject: { ...names, ...subject } });
  switch (event.type) {
    case 'OddsChanged':
      return aboutOdds(event.data.changes, was, is, names);
    case 'ScoreChanged': {
      const { home, away, clockSeconds } = event.data.score;
      return about({ score: { home, away, clockSeconds } });
    }
    case 'FixtureChanged':
      return about({ detail: event.data.status });
    case 'MarketsOpened':
      return about({ count: event.data.markets.length });
    case 'FixtureClosed':
      return { ...about({}), selectionIds: selectionsOf(was), effect: 'settled' };
    case 'ProducerStateChanged':
      return about({ detail: `${event.data.producer} ${event.data.state}` });
    case 'RoundEnded':
      return about({ detail: textOf(event.data.round, 'roundId') ?? textOf(event.data.round, 'gameId') });
    default:
      return about({});
  }
}

const selectionsOf = (game: Fixture | undefined): readonly string[] =>
  (game?.markets ?? []).flatMap(({ selections }) => selections.map(({ selectionId }) => selectionId));

const STRENGTH: readonly OddsEffect[] = ['nothing', 'moved', 'reopened', 'settled', 'suspended'];

function aboutOdds(
  changes: readonly SelectionChange[],
  was: Fixture | undefined,
  is: Fixture | undefined,
  names: LineSubject,
): About {
  const ids = new Set<string>(changes.map(({ selectionId }) => selectionId));
  let effect: OddsEffect = 'nothing';
  let first: SelectionWords | undefined;
  let isMarket = false;
  for (const [place, market] of (is?.markets ?? []).entries()) {
    const before = was?.markets[place];
    if (market === before) continue;
    const changed = market.selections.filter((one, at) => one !== before?.selections[at] && ids.has(one.selectionId));
    isMarket ||= changed.length > 0 && changed.length === market.selections.length;
    for (const one of changed) {
      const old = before?.selections.find(({ selectionId }) => selectionId === one.selectionId) ?? one;
      const did = effectOf(old, one);
      if (STRENGTH.indexOf(did) > STRENGTH.indexOf(effect)) effect = did;
      first ??= {
        ...{ selectionId: one.selectionId, marketId: market.marketId, marketName: market.name },
        ...{ side: one.side, name: one.name, line: one.line, version: one.version },
        ...{ before: offeredOdds(old), after: offeredOdds(one) },
      };
    }
  }
  return { selectionIds: [...ids], effect, subject: { ...names, selection: first, count: ids.size, isMarket } };
}

type Standing = Fixture['markets'][number]['selections'][number];

function effectOf(old: Standing, one: Standing): OddsEffect {
  if (old.status !== one.status)
    return one.status === 'open' ? 'reopened' : one.status === 'suspended' ? 'suspended' : 'settled';
  return offeredOdds(old) === offeredOdds(one) ? 'nothing' : 'moved';
}

/** A member's events and those of the slips: as much of them as the recording lets out. */
function ownLines(entry: Commit, record: LoggedRecord): readonly BareLine[] {
  const events = record.events ?? [];
  const isWhole = events.length === record.to - record.from + 1;
  return events.map((event, place) => {
    const data = record.stream === 'slip' ? event : fieldOf(event, 'data');
    const picks = listOf(data, 'picks').length > 0 ? listOf(data, 'picks') : listOf(data, 'bet', 'picks');
    const pick = fieldOf(data, 'pick');
    const type = textOf(event, 'type') ?? '';
    const page = textOf(data, 'page') ?? textOf(data, 'bet', 'page');
    const asked = type === 'BetRequested' ? listOf(slipOf(entry, page), 'picks') : picks;
    const own = pick === undefined ? asked : [pick];
    const only = textOf(data, 'selectionId');
    return {
      ...{ n: entry.n, at: entry.at, stream: record.stream, type, page },
      isRefusal: type === 'BetRefused',
      offset: isWhole ? record.from + place : record.to,
      decidedAt: numberOf(event, 'at'),
      fixtureIds: [...new Set(own.flatMap((one) => textOf(one, 'fixtureId') ?? []))],
      selectionIds: only === undefined ? own.flatMap((one) => textOf(one, 'selectionId') ?? []) : [only],
      betId: textOf(data, 'betId') ?? textOf(data, 'bet', 'betId'),
      key: textOf(data, 'key') ?? textOf(data, 'bet', 'key'),
      subject: subjectOfOwn(data, own),
    };
  });
}

/** The slip of a page as the same transaction left it: what a bet was asked with. */
const slipOf = (entry: Commit, page: string | undefined): unknown =>
  (entry.put?.['slips'] ?? []).find((row) => textOf(row, 'page') === page);

function subjectOfOwn(data: unknown, picks: readonly unknown[]): LineSubject {
  const [first] = picks;
  const sum =
    numberOf(data, 'stake') ?? numberOf(data, 'bet', 'stake') ?? numberOf(data, 'emoney') ?? numberOf(data, 'point');
  return {
    ...{ home: textOf(first, 'home'), away: textOf(first, 'away'), sportId: textOf(first, 'sportId'), sum },
    count: picks.length,
    detail: textOf(data, 'reason') ?? textOf(data, 'message') ?? textOf(data, 'policy') ?? textOf(data, 'ending'),
  };
}

function subjectOfCall(given: readonly unknown[]): LineSubject {
  const text = given.filter((one) => typeof one === 'string' || typeof one === 'number').join(' ');
  const consent = given.find((one) => typeof one === 'object' && one !== null);
  return { detail: text === '' ? undefined : text.slice(0, 120), sum: numberOf(consent, 'terms', 'stake') };
}

/** Ids of a kind that a call names: of the picks it was made with, or the one that it is about. */
const idsOfCall = (name: string, given: readonly unknown[], kind: 'fixtureId' | 'selectionId'): readonly string[] => [
  ...new Set([
    ...given.flatMap((one) => listOf(one, 'terms', 'picks').flatMap((pick) => textOf(pick, kind) ?? [])),
    ...given.slice(...(PLACES[name]?.[kind] ?? [0, 0])).filter((one) => typeof one === 'string'),
  ]),
];

/** Where the calls of a slip name a game and a selection: from and until which of what they are given. */
const PLACES: Readonly<
  Record<string, Readonly<Record<'fixtureId' | 'selectionId', readonly [number, number]>> | undefined>
> = {
  togglePick: { fixtureId: [1, 2], selectionId: [2, 3] },
  removePick: { fixtureId: [0, 0], selectionId: [1, 2] },
};

/** Whether something was asked for and not given. */
function isRefusal(answer: unknown): boolean {
  const fields = new Map(entriesOf(answer));
  const kind = fields.get('kind');
  return fields.get('ok') === false || kind === 'rejected' || kind === 'refused';
}
