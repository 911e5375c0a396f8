/**
 * One stream connection between a worker and the model origin: says what an honest origin says (docs/STREAMS.md), and loses,
 * doubles, swaps, cuts and garbles it on the way as this seed's faults will have it.
 */
import { digestOfFixtures } from '../../../src/domain/sports/digest.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import type { HttpResponse } from '../../../src/worker/http/originClient.ts';
import type { Agenda } from './agenda.ts';
import type { Dice } from './dice.ts';
import type { Faults } from './faults.ts';
import { imageBets, type MemberModel } from './memberModel.ts';
import type { FeedModel } from './feedModel.ts';
import type { StreamModel } from './streamModel.ts';

export interface StreamSource {
  readonly name: 'events' | 'bets';
  readonly model: StreamModel;
  /** `image` frames and the digest of the state they stand for. */
  image(): { readonly pieces: readonly object[]; readonly digest: string };
  /** The same of some topics alone. */
  topicImage(topics: readonly string[]): { readonly pieces: readonly object[]; readonly digest: string };
  /** Whether an event is left out for who asks for these topics. */
  isLeftOut(event: string, topics: readonly string[]): boolean;
}

export interface AskedTopics {
  readonly topics: readonly string[];
  readonly behind: readonly string[];
}

export function askedIn(query: URLSearchParams): AskedTopics | undefined {
  const named = (name: string) => query.getAll(name).filter((topic) => topic !== '');
  return query.has('topics') ? { topics: named('topics'), behind: named('behind') } : undefined;
}

const isOf = (topics: readonly string[], { fixtureId, sportId }: Fixture) =>
  topics.some((topic) => topic === 'all' || topic === `sport:${sportId}` || topic === `fixture:${fixtureId}`);

export interface StreamConnection {
  readonly response: HttpResponse;
  readonly name: 'events' | 'bets';
  /** The client has not let go of it, and it has not ended. */
  readonly isOpen: boolean;
  /** Build of the worker at its other end. */
  readonly build: string;
  /** Ends it as a network would. */
  cut(): void;
  /** Nothing more comes, and nothing says so. */
  silence(): void;
}

export interface StreamDeps {
  readonly agenda: Agenda;
  readonly dice: Dice;
  readonly faults: Faults;
  readonly source: StreamSource;
  readonly build: string;
  readonly cursor: string | undefined;
  /** What it is to be of; `undefined` for everything, and where the origin knows no topics. */
  readonly asked: AskedTopics | undefined;
  readonly signal: AbortSignal;
  /** Offsets that were garbled before: a second delivery of them is whole. */
  readonly garbled: Set<string>;
  onDelivered(events: number): void;
  onBytes(): void;
  onClosed(): void;
}

/** An event; with `from`, a word on what was left out from there on. */
interface Message {
  readonly offset: number;
  readonly from?: number;
}

export const HEARTBEAT_MS = 5_000;
const LATENCY_MS = 40;
/** Most events of one chunk, so that a long catch-up is interrupted by faults too. */
const CHUNK_EVENTS = 64;
const BOMB = new TextEncoder().encode('x'.repeat(4 * 1024 * 1024 + 64));
const encoder = new TextEncoder();

const frame = (name: string, data: string, id?: string) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${data}\n\n`;

export const feedSource = (feed: FeedModel): StreamSource => ({
  name: 'events',
  model: feed.stream,
  image: () => {
    const fixtures = [...feed.fixtures.values()];
    const half = Math.ceil(fixtures.length / 2);
    return {
      pieces: [
        { of: 'fixtures', segment: 0, fixtures: fixtures.slice(0, half) },
        { of: 'fixtures', segment: 1, fixtures: fixtures.slice(half) },
        { of: 'news', segment: 2, news: feed.news },
      ],
      digest: digestOfFixtures(fixtures),
    };
  },
  topicImage: (topics) => {
    const fixtures = [...feed.fixtures.values()].filter((fixture) => isOf(topics, fixture));
    const [first, ...others] = fixtures;
    const pieces = [
      { of: 'fixtures', segment: 0, fixtures: first === undefined ? [] : [first] },
      { of: 'fixtures', segment: 1, fixtures: others },
    ];
    return { pieces, digest: digestOfFixtures(fixtures) };
  },
  isLeftOut: (event, topics) => {
    const [, type = '', id = ''] = /^\{"type":"(\w+)".*?"fixtureId":"([^"]+)"/.exec(event) ?? [];
    const fixture = feed.fixtures.get(id);
    return (type === 'OddsChanged' || type === 'ScoreChanged') && fixture !== undefined && !isOf(topics, fixture);
  },
});

export const memberSource = (member: MemberModel): StreamSource => ({
  name: 'bets',
  model: member.stream,
  image: () => ({
    pieces: [
      { of: 'member', segment: 0, member: member.record },
      { of: 'bets', segment: 1, bets: imageBets(member) },
    ],
    digest: '',
  }),
  topicImage: () => ({ pieces: [], digest: '' }),
  isLeftOut: () => false,
});

export function connectStream(deps: StreamDeps): StreamConnection {
  const { agenda, dice, faults, source } = deps;
  const { model } = source;
  const epoch = model.epoch;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isOpen = true;
  let isStuck = false;
  let isPumping = false;
  let sent = 0;
  /** What it is of now. */
  let topics = deps.asked?.topics;
  let behind: readonly string[] = [];
  let lastArrival = agenda.now();

  const close = (how?: (open: ReadableStreamDefaultController<Uint8Array>) => void) => {
    if (!isOpen) return;
    isOpen = false;
    model.listeners.delete(pump);
    if (how !== undefined && controller !== undefined) how(controller);
    deps.onClosed();
  };
  const cut = () => {
    close((open) => {
      open.error(new TypeError('network'));
    });
  };
  deps.signal.addEventListener('abort', () => {
    close((open) => {
      open.error(new DOMException('aborted', 'AbortError'));
    });
  });
  const body = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own;
    },
    cancel: () => {
      close();
    },
  });

  /** Delivers after the latency, never before what was sent earlier. */
  const deliver = (act: () => void) => {
    lastArrival = Math.max(lastArrival, agenda.now() + dice.below(LATENCY_MS));
    agenda.after(lastArrival - agenda.now(), () => {
      if (isOpen && !isStuck) act();
    });
  };
  const bytes = (text: string, events: number) => {
    const whole = encoder.encode(text);
    const at = dice.below(whole.length + 1);
    deliver(() => {
      deps.onBytes();
      deps.onDelivered(events);
      if (at > 0) controller?.enqueue(whole.subarray(0, at));
      if (at < whole.length) controller?.enqueue(whole.subarray(at));
    });
  };

  /** The text of one event, and what else befalls the connection at it. */
  const spoiled = ({
    offset,
    from,
  }: Message): { readonly text: string; readonly next?: 'cut' | 'stuck' | 'bomb'; readonly events: number } => {
    const id = `${epoch}.${offset}`;
    const text = from === undefined ? (model.at(offset)?.text ?? '') : JSON.stringify({ from });
    const name = from === undefined ? 'event' : 'passed';
    const honest = frame(name, text, id);
    if (dice.chance(faults.cut)) return { text: '', next: 'cut', events: 0 };
    if (dice.chance(faults.halfOpen)) return { text: '', next: 'stuck', events: 0 };
    if (dice.chance(faults.cutInFrame))
      return { text: honest.slice(0, dice.below(honest.length)), next: 'cut', events: 0 };
    if (dice.chance(faults.dropped)) return { text: '', events: 0 };
    if (dice.chance(faults.doubled)) return { text: honest + honest, events: 2 };
    if (dice.chance(faults.otherEpoch)) {
      // The same offset of another log is another event.
      const other = model.at(dice.between(1, offset))?.text ?? text;
      return { text: frame(name, from === undefined ? other : text, `other.${offset}`), events: 1 };
    }
    if (dice.chance(faults.garbledOnce) && !deps.garbled.has(id)) {
      deps.garbled.add(id);
      return { text: frame(name, text.replace('"data":{', '"data":{"of":[],"').slice(0, -2), id), events: 1 };
    }
    if (from === undefined && dice.chance(faults.oversized) && !deps.garbled.has(id)) {
      deps.garbled.add(id);
      return { text: `id: ${id}\nevent: event\ndata: `, next: 'bomb', events: 1 };
    }
    return { text: honest, events: 1 };
  };

  function pump(): void {
    if (isPumping || !isOpen) return;
    isPumping = true;
    agenda.after(dice.below(LATENCY_MS), () => {
      isPumping = false;
      if (!isOpen) return;
      if (model.epoch !== epoch) {
        // A restarted origin lets go of everyone.
        deliver(cut);
        return;
      }
      sendEvents();
      if (sent < model.head) pump();
      else if (behind.length > 0) showTopics();
    });
  }

  /** Where the stream stands now; from here on it is of all its topics. */
  function showTopics(): void {
    const position = { epoch, offset: sent };
    topics = deps.asked?.topics;
    const shown = behind;
    behind = [];
    const opening = frame('topicImage', JSON.stringify({ topics: shown }));
    sendImage(opening, position, source.topicImage(shown), shown);
  }

  /** The events of these offsets, and a word on those that are left out. */
  function messagesOf(first: number, last: number): Message[] {
    const messages: Message[] = [];
    let passedFrom: number | undefined;
    const tellPassed = (offset: number) => {
      if (passedFrom !== undefined) messages.push({ offset, from: passedFrom });
      passedFrom = undefined;
    };
    for (let offset = first; offset <= last; offset += 1) {
      if (topics !== undefined && source.isLeftOut(model.at(offset)?.text ?? '', topics)) {
        passedFrom ??= offset;
        continue;
      }
      tellPassed(offset - 1);
      messages.push({ offset });
    }
    tellPassed(last);
    return messages;
  }

  function sendEvents(): void {
    const last = Math.min(model.head, sent + CHUNK_EVENTS);
    const order = messagesOf(sent + 1, last);
    sent = last;
    for (let index = 1; index < order.length; index += 1) {
      const [before, after] = [order[index - 1], order[index]];
      if (dice.chance(faults.swapped) && before !== undefined && after !== undefined)
        order.splice(index - 1, 2, after, before);
    }
    let text = '';
    let events = 0;
    for (const message of order) {
      const spoil = spoiled(message);
      text += spoil.text;
      events += spoil.events;
      if (spoil.next === undefined) continue;
      bytes(text, events);
      if (spoil.next === 'cut') deliver(cut);
      else if (spoil.next === 'bomb') deliver(() => controller?.enqueue(BOMB));
      else {
        deliver(() => {
          isStuck = true;
        });
      }
      return;
    }
    if (text !== '') bytes(text, events);
  }

  const beat = () => {
    if (!isOpen) return;
    const head = { epoch: model.epoch, offset: model.head };
    const data = { head, serverTime: agenda.now(), heartbeatMs: HEARTBEAT_MS, producers: {} };
    if (model.epoch === epoch) bytes(frame('heartbeat', JSON.stringify(data)), 0);
    agenda.after(HEARTBEAT_MS, beat);
  };

  const openWithImage = (reason: string) => {
    const position = { epoch, offset: model.head };
    const opening = frame('reset', JSON.stringify({ reason, head: position, topics }));
    sendImage(opening, position, source.image());
    sent = position.offset;
  };

  function sendImage(
    opening: string,
    position: { readonly epoch: string; readonly offset: number },
    { pieces, digest }: ReturnType<StreamSource['image']>,
    shown?: readonly string[],
  ): void {
    const isTorn = dice.chance(faults.imageTorn);
    const tear = isTorn ? dice.below(5) % 4 : -1;
    bytes(opening, 0);
    const missing = tear === 0 ? dice.below(pieces.length) : -1;
    for (const [index, piece] of pieces.entries()) {
      if (index === missing) continue;
      // An image whose pieces are all there and which still does not add up: a fixture fell out of it.
      const isThinned = tear === 2 && 'fixtures' in piece && index === 0;
      const told = isThinned ? { ...piece, fixtures: (piece.fixtures as readonly unknown[]).slice(1) } : piece;
      bytes(frame('image', JSON.stringify(told)), 0);
      if (tear === 1) {
        deliver(cut);
        return;
      }
    }
    const end = { position, segments: pieces.length, digest, topics: shown };
    if (tear !== 3) bytes(frame('imageEnd', JSON.stringify(end), `${epoch}.${position.offset}`), 0);
    else deliver(cut);
  }

  const [, asked, offset] = /^(.+)\.(\d+)$/.exec(deps.cursor ?? '') ?? [];
  const from = Number(offset);
  if (deps.cursor === undefined) openWithImage('noCursor');
  else if (asked !== epoch) openWithImage('otherEpoch');
  else if (!model.reaches(from)) openWithImage(from > model.head ? 'ahead' : 'trimmed');
  else {
    sent = from;
    behind = deps.asked?.behind ?? [];
    topics = topics?.filter((topic) => !behind.includes(topic));
    const head = { epoch, offset: model.head };
    bytes(frame('resumed', JSON.stringify({ from: { epoch, offset: from }, head, topics: deps.asked?.topics })), 0);
  }
  model.listeners.add(pump);
  beat();
  pump();

  const type = 'text/event-stream; charset=utf-8';
  return {
    name: source.name,
    build: deps.build,
    get isOpen() {
      return isOpen;
    },
    cut,
    silence: () => {
      isStuck = true;
    },
    response: {
      status: 200,
      headers: { get: (name) => (name.toLowerCase() === 'content-type' ? type : null) },
      body,
      text: () => Promise.resolve(''),
    },
  };
}
