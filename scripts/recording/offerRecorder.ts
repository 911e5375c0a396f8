/**
 * Records the offer as an origin tells it: rows as a browser would store them, a commit for what was decided together, keyframes and digests out of the state that
 * this comes to. There is no member at an origin: a nameless one stands signed in, so that the pages of members are shown.
 */
import type { FeedEvent } from '../../src/domain/events/catalogue.ts';
import { KEYFRAME_EVENTS } from '../../src/domain/recording/recording.ts';
import type { RecordingSink } from '../../src/domain/recording/writeRecording.ts';
import type { Fixture } from '../../src/domain/sports/fixture.ts';
import type { ProducerStates } from '../../src/domain/events/connection.ts';
import { packEvents } from '../../src/db/packing/packEvents.ts';
import { packFixture } from '../../src/db/packing/packedFixtures.ts';
import { boardsOf } from '../../src/db/projections/boards.ts';
import { newsOf } from '../../src/db/projections/news.ts';
import { loggedOffer } from '../../src/db/recording/loggedRecord.ts';
import { countedPseudonyms } from '../../src/db/recording/pseudonyms.ts';
import type { RecordedState } from '../../src/db/recording/recordedState.ts';

/** What was on offer at one offset. */
export interface OfferAt {
  readonly epoch: string;
  readonly offset: number;
  /** Epoch ms. */
  readonly at: number;
  readonly fixtures: readonly Fixture[];
  /** Texts of the notice line. */
  readonly news: readonly string[];
  readonly producers: ProducerStates;
}

/** Events of one commit. Offsets may be left out between two: those were nobody's to know. */
export interface OfferCommit {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly events: readonly FeedEvent[];
}

export interface OfferRecorder {
  commit(commit: OfferCommit): void;
  /** Says that the offer is current at a moment, if that was not said a moment ago. */
  beat(at: number): void;
  /** The state that the recording comes to so far. */
  readonly state: RecordedState;
}

/** How often it is said that the offer is current, ms. */
const HEARTBEAT_MS = 10_000;
const FAR = 8_640_000_000_000_000;

/** Begins with a keyframe. The state is folded as a reader folds it: what is written is what is read. */
export function recordOffer(sink: RecordingSink, offer: OfferAt, state: RecordedState): OfferRecorder {
  const producers = { ...offer.producers };
  let said = offer.at;
  let events = 0;

  const health = (at: number) => ({
    ...{ stream: 'events', state: 'live', lastByteAt: at, asOf: at, heartbeatMs: HEARTBEAT_MS },
    ...{ retryAt: 0, attempt: 0, clockOffset: 0, producers: { ...producers } },
  });
  const note = (body: Parameters<RecordingSink['entry']>[0], at: number) => {
    const before = sink.entries;
    // A block that this ends asks for the state after it.
    state.apply({ n: before, at, ...body });
    sink.entry(body, at);
    state.n = sink.entries;
  };
  const keyframe = (at: number) => {
    events = 0;
    sink.keyframe(state.rows(), at);
  };

  state.apply({ n: -1, at: offer.at, kind: 'commit', db: 'house', put: houseRows(offer, health(offer.at)) });
  state.apply({ n: -1, at: offer.at, kind: 'commit', db: 'member', put: memberRows(offer) });
  keyframe(offer.at);

  return {
    state,
    commit({ from, to, at, events: told }) {
      const row = { stream: 'events', epoch: offer.epoch, from, to, at, packed: packEvents(told) } as const;
      const news = newsOf(told);
      const settings = news === undefined ? {} : { settings: [{ key: 'news', value: news }] };
      for (const event of told) {
        if (event.type === 'ProducerStateChanged') producers[event.data.producer] = event.data.state;
      }
      const isOther = told.some(({ type }) => type === 'ProducerStateChanged');
      const put = {
        checkpoints: [{ stream: 'events', epoch: offer.epoch, offset: to }],
        ...settings,
        ...(isOther ? { health: [health(at)] } : {}),
      };
      note({ kind: 'commit', db: 'house', put, log: [loggedOffer(row)] }, at);
      events += told.length;
      if (events >= KEYFRAME_EVENTS) keyframe(at);
    },
    beat(at) {
      if (at - said < HEARTBEAT_MS) return;
      said = at;
      note({ kind: 'commit', db: 'house', put: { health: [health(at)] } }, at);
    },
  };
}

function houseRows({ epoch, offset, fixtures, news }: OfferAt, health: unknown) {
  const names = countedPseudonyms();
  const session = { id: 'session', state: 'signedIn', memberId: names('member'), sessionId: names('session') };
  return {
    checkpoints: [{ stream: 'events', epoch, offset }],
    settings: [
      { key: 'news', value: [...news] },
      { key: 'followed', value: ['all'] },
    ],
    health: [health],
    sessions: [{ ...session, expiresAt: FAR, ending: null, database: 'member' }],
    fixtures: fixtures.map((fixture) => packFixture(fixture).row),
    boards: boardsOf(fixtures),
  };
}

function memberRows({ epoch, at }: OfferAt) {
  const names = countedPseudonyms();
  const money = { level: 1, emoney: 0, point: 0, type: 0, role: 0, withdrawalType: 0, tendency: 0, unreadCount: 0 };
  const member = { id: names('member'), userId: 'recorded', nickname: 'Recorded', ...money };
  return {
    members: [{ ...member, updatedAt: at, position: { epoch, offset: 0 }, revision: 0 }],
    settings: [{ key: 'autoLogoutMin', value: 60 }],
  };
}
