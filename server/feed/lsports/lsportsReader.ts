/** Reads LSports Trade360 messages: dispatches by type, keeps every fixture's state, holds what comes before its fixture. */
import type { FixtureId } from '../../../src/domain/kernel/ids.ts';
import type { FeedReport } from '../feed.ts';
import { problemOf, type FeedReader, type Reading } from '../recording/feedReader.ts';
import { createFeedFixture, type FeedFixture } from './feedFixture.ts';
import { parseBigIdJson } from './parseBigIdJson.ts';
import {
  Bet,
  FeedEvent,
  FeedMarket,
  FixtureMetadata,
  Livescore,
  MESSAGE,
  SnapshotMessage,
  Trade360Message,
} from './trade360Message.ts';

/** The most fixtures that are kept, and of these the most whose metadata has not come. */
const MAX_FIXTURES = 20_000;
const MAX_UNKNOWN = 1_000;

/** Reports that follow from one message, and what could not be read of it. */
interface Outcome {
  readonly reports: FeedReport[];
  readonly problems: string[];
}

/** Keeps every fixture's state between messages; of one recording alone. */
export function createLsportsReader(): FeedReader {
  const book = createFixtureBook();
  const interruption = createInterruption();
  const dispatch = ({ Header, Body }: Trade360Message, outcome: Outcome): boolean => {
    switch (Header.Type) {
      case MESSAGE.fixture:
      case MESSAGE.livescore:
      case MESSAGE.market:
      case MESSAGE.settlement:
        for (const event of Body?.Events ?? []) readEvent(book, event, outcome);
        return true;
      case MESSAGE.keepAlive: {
        const active = new Set(Body?.KeepAlive?.ActiveEvents ?? []);
        for (const fixture of book.all()) {
          if (!fixture.isOver) outcome.reports.push(...fixture.listed(active.has(fixture.fixtureId)));
        }
        return true;
      }
      case MESSAGE.heartbeat: {
        const domains = Header.FeedInterrupted ?? Body?.FeedInterrupted ?? [];
        outcome.reports.push(...interruption(domains.length > 0));
        return true;
      }
      default:
        return false;
    }
  };
  return {
    read(line) {
      const json = parseBigIdJson(line);
      const outcome: Outcome = { reports: [], problems: [] };
      const snapshot = SnapshotMessage.safeParse(json);
      if (snapshot.success) {
        for (const event of snapshot.data.Body) readEvent(book, event, outcome);
        return readingOf(outcome);
      }
      const message = Trade360Message.safeParse(json);
      if (!message.success) {
        return { kind: 'unreadable', detail: json === undefined ? 'not JSON' : problemOf(message.error), reports: [] };
      }
      if (!dispatch(message.data, outcome)) return { kind: 'ignored', what: `type ${message.data.Header.Type}` };
      return readingOf(outcome);
    },
  };
}

function readingOf({ reports, problems }: Outcome): Reading {
  if (problems.length === 0) return { kind: 'reports', reports };
  return { kind: 'unreadable', detail: `${problems.length} parts: ${problems[0] ?? ''}`, reports };
}

/** Metadata first, so that a message that has both opens the fixture before its markets. */
function readEvent(book: FixtureBook, input: unknown, { reports, problems }: Outcome): void {
  const parsed = FeedEvent.safeParse(input);
  if (!parsed.success) {
    problems.push(problemOf(parsed.error));
    return;
  }
  const event = parsed.data;
  const fixture = book.of(event.FixtureId as FixtureId, problems);
  // Other messages name the fixture in short, without its start; that is no metadata.
  const metadata = isPresent(event.Fixture) ? FixtureMetadata.safeParse(event.Fixture) : undefined;
  if (metadata?.success === false) problems.push(`${event.FixtureId} fixture ${problemOf(metadata.error)}`);
  if (metadata?.success === true) reports.push(...fixture.describe(metadata.data));
  const livescore = isPresent(event.Livescore) ? Livescore.safeParse(event.Livescore) : undefined;
  if (livescore?.success === false) problems.push(`${event.FixtureId} livescore ${problemOf(livescore.error)}`);
  if (livescore?.success === true) reports.push(...fixture.score(livescore.data));
  for (const market of event.Markets ?? []) reports.push(...readMarket(fixture, market, problems));
}

function readMarket(fixture: FeedFixture, input: unknown, problems: string[]): readonly FeedReport[] {
  const market = FeedMarket.safeParse(input);
  if (!market.success) {
    problems.push(`${fixture.fixtureId} market ${problemOf(market.error)}`);
    return [];
  }
  const bets = (market.data.Bets ?? []).flatMap((bet) => {
    const parsed = Bet.safeParse(bet);
    if (!parsed.success) problems.push(`${fixture.fixtureId} bet ${problemOf(parsed.error)}`);
    return parsed.success ? [parsed.data] : [];
  });
  return fixture.bets(market.data.Id, market.data.Name, bets);
}

interface FixtureBook {
  of(fixtureId: FixtureId, problems: string[]): FeedFixture;
  all(): Iterable<FeedFixture>;
}

/** When there are too many, forgets the oldest fixture without metadata, the oldest that is over, or the oldest of all. */
function createFixtureBook(): FixtureBook {
  const fixtures = new Map<FixtureId, FeedFixture>();
  const forget = (candidates: readonly FeedFixture[], problems: string[]) => {
    const [oldest] = candidates;
    if (oldest === undefined) return;
    fixtures.delete(oldest.fixtureId);
    if (!oldest.isKnown) problems.push(`${oldest.fixtureId}: dropped, its fixture message never came`);
  };
  return {
    all: () => fixtures.values(),
    of(fixtureId, problems) {
      const known = fixtures.get(fixtureId);
      if (known !== undefined) return known;
      const unknown = [...fixtures.values()].filter((fixture) => !fixture.isKnown);
      if (unknown.length >= MAX_UNKNOWN) forget(unknown, problems);
      if (fixtures.size >= MAX_FIXTURES) {
        const over = [...fixtures.values()].filter((fixture) => fixture.isOver);
        forget(over.length > 0 ? over : [...fixtures.values()], problems);
      }
      const fresh = createFeedFixture(fixtureId);
      fixtures.set(fixtureId, fresh);
      return fresh;
    },
  };
}

/** A heartbeat may say that parts of the feed are interrupted; which parts is not documented, so all prices count as down. */
function createInterruption(): (isInterrupted: boolean) => readonly FeedReport[] {
  let wasInterrupted = false;
  return (isInterrupted) => {
    if (isInterrupted === wasInterrupted) return [];
    wasInterrupted = isInterrupted;
    const state = isInterrupted ? 'down' : 'up';
    return [
      { kind: 'producer', producer: 'prematch', state },
      { kind: 'producer', producer: 'inPlay', state },
    ];
  };
}

const isPresent = (value: unknown) => value !== null && value !== undefined;
