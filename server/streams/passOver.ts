/**
 * What a connection gets of the log, event by event: the ones of its topics and the ones everyone gets, but those that are overtaken; of the
 * others it is told that they were passed over, in one frame for all between two that were written (S-17, S-18, S-21). Offsets stay dense:
 * each is told in one way.
 */
import type { EventOf, FeedEvent } from '../../src/domain/events/catalogue.ts';
import { decodeEventText } from '../../src/domain/events/decode.ts';
import { isOfTopics, isTopical, topicOfGame, type Topics } from '../../src/domain/events/topics.ts';
import { DOCUMENT_RIGHTS, rightForRow, type OfficeDocument, type OfficeRow } from '../../src/domain/office/told.ts';
import type { Right } from '../../src/domain/office/roles.ts';
import type { FixtureId } from '../../src/domain/kernel/ids.ts';
import { encodeFrame, encodeFrameText } from '../events/encodeFrame.ts';
import type { LoggedEvent } from '../events/eventLog.ts';
import type { Offer } from '../ingest/offer.ts';
import type { StreamConnection } from './streamConnection.ts';

/** An event of the log, ready for every connection: encoded once and looked into once, if anyone asks. */
export interface OutgoingEvent {
  readonly offset: number;
  readonly frame: () => Buffer;
  /** What it says; `undefined` for one that cannot be read. */
  readonly feedEvent: () => FeedEvent | undefined;
  /** Whether it is among some topics, or goes to everyone. */
  readonly isOf: (topics: Topics) => boolean;
  /** Of the operators' log: whether who has these rights is told it (OPR-7). */
  readonly isFor: (rights: ReadonlySet<Right>) => boolean;
}

export function outgoing(epoch: string, offer: Offer, { offset, envelope }: LoggedEvent): OutgoingEvent {
  let frame: Buffer | undefined;
  let read: { readonly event: FeedEvent | undefined } | undefined;
  let isOf: OutgoingEvent['isOf'] | undefined;
  let right: Right | undefined;
  return {
    offset,
    frame: () => (frame ??= encodeFrameText('event', envelope, { epoch, offset })),
    feedEvent: () => (read ??= { event: feedEventOf(envelope) }).event,
    isOf: (topics) => (isOf ??= belongingOf(offer, envelope))(topics),
    isFor: (rights) => rights.has((right ??= rightOf(envelope))),
  };
}

/** What a record of `events` says; `undefined` for one that cannot be read. @param envelope its JSON text */
export function feedEventOf(envelope: string): FeedEvent | undefined {
  const event = decodeEventText(envelope, 'events');
  // Only what is of `events` decodes here.
  return event.ok ? (event.value as FeedEvent) : undefined;
}

function belongingOf({ fixtures }: Offer, envelope: string): OutgoingEvent['isOf'] {
  // Nothing but this origin writes the log.
  const { type, data } = JSON.parse(envelope) as { type: string; data: { fixtureId: FixtureId; round?: Ended } };
  if (!isTopical(type)) return () => true;
  const { round } = data;
  // What was kept of a round before it was made void is asked for no more where its list has no gap: whoever has it is told (ROU-18).
  if (round !== undefined) return (topics) => round.voidedAt !== undefined || topics.has(topicOfGame(round.gameId));
  const fixture = fixtures.get(data.fixtureId);
  // A fixture that has left the offer since has no sport to go by: what is known of it goes to everyone.
  return fixture === undefined ? () => true : (topics) => isOfTopics(topics, fixture);
}

/** The right that it takes to be told an event of the operators' log. */
function rightOf(envelope: string): Right {
  const { data } = JSON.parse(envelope) as { data: OfficeRow | { document: OfficeDocument } };
  return 'document' in data ? DOCUMENT_RIGHTS[data.document] : rightForRow(data);
}

type Ended = EventOf<'RoundEnded'>['data']['round'];

/**
 * Writes the next event of the log to a connection, or passes it over. A hole would break S-2, so it ends the connection instead.
 *
 * @param isOvertaken whether what comes later makes it unseen; only for a connection that is of topics, and so knows `passed`
 * @returns `false` if it ended
 */
export function tell(connection: StreamConnection, epoch: string, event: OutgoingEvent, isOvertaken = false): boolean {
  if (event.offset <= connection.offset) return true;
  if (event.offset !== connection.offset + 1) {
    connection.end();
    return false;
  }
  if (!isOvertaken && isFor(connection, event)) {
    tellPassed(connection, epoch);
    connection.write(event.frame());
    connection.toldTo = event.offset;
  }
  connection.offset = event.offset;
  return true;
}

/** Whether an event is of the topics of a connection, or goes to everyone; of operators, whether they may be told. */
export const isFor = ({ topics, rights }: StreamConnection, event: OutgoingEvent): boolean =>
  rights === undefined ? topics === undefined || event.isOf(topics) : event.isFor(rights);

/** Tells what was passed over since the last word, if anything was. */
export function tellPassed(connection: StreamConnection, epoch: string): void {
  const { offset, toldTo } = connection;
  if (toldTo >= offset) return;
  connection.write(passedFrame(epoch, toldTo, offset));
  connection.toldTo = offset;
}

/** Says that the events after `toldTo` up to `offset` were passed over. */
export const passedFrame = (epoch: string, toldTo: number, offset: number): Buffer =>
  encodeFrame('passed', { from: toldTo + 1 }, { epoch, offset });
