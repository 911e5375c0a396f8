/**
 * The wire between a worker and the origin's end of one stream connection (originStream.ts): loses, doubles, swaps, cuts and garbles
 * what the origin says, as this seed's faults will have it.
 */
import type { HttpResponse } from '../../../src/worker/http/originClient.ts';
import type { Agenda } from './agenda.ts';
import { createControlFaults } from './controlFaults.ts';
import type { Dice } from './dice.ts';
import type { Faults } from './faults.ts';
import {
  frame,
  HEARTBEAT_MS,
  openOriginStream,
  type AskedTopics,
  type Message,
  type OriginStream,
  type StreamSource,
  type ToldImage,
} from './originStream.ts';

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
  /** Whether the origin numbers its frames. */
  readonly isCounting: boolean;
  readonly signal: AbortSignal;
  /** Offsets that were garbled before: a second delivery of them is whole. */
  readonly garbled: Set<string>;
  onDelivered(events: number): void;
  onBytes(): void;
  onClosed(): void;
  /** From now on its client must let go of it, within so many ms. */
  onDoomed(what: string, withinMs: number, isOpen: () => boolean): void;
}

/** A message as it comes out, and what else befalls the connection at it. */
interface Spoiled {
  readonly text: string;
  readonly next?: 'cut' | 'stuck' | 'bomb';
  readonly events: number;
}

const LATENCY_MS = 40;
/** Shorter than what a client takes for silence. */
const STALL_MS = [1_000, 9_000] as const;
const BOMB = new TextEncoder().encode('x'.repeat(4 * 1024 * 1024 + 64));
const COMMENT = new TextEncoder().encode(':\n\n');
const encoder = new TextEncoder();

export function connectStream(deps: StreamDeps): StreamConnection {
  const { agenda, dice, faults, source } = deps;
  const { listeners } = source.model;
  const origin = openOriginStream(source, deps.cursor, deps.asked, deps.isCounting);
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isOpen = true;
  let isStuck = false;
  let isPumping = false;
  /** Its client takes nothing for a while. */
  let isStalled = false;
  let lastArrival = agenda.now();

  const close = (how?: (open: ReadableStreamDefaultController<Uint8Array>) => void) => {
    if (!isOpen) return;
    isOpen = false;
    listeners.delete(pump);
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

  const control = createControlFaults({
    agenda,
    dice,
    faults,
    isCounting: deps.isCounting,
    deliver: (text) => {
      bytes(text, 0);
    },
    comment: () => {
      deliver(() => controller?.enqueue(COMMENT));
    },
    onDoomed: (what, withinMs) => {
      deliver(() => {
        deps.onDoomed(what, withinMs, () => isOpen);
      });
    },
  });

  const stall = () => {
    isStalled = true;
    agenda.after(dice.between(...STALL_MS), () => {
      isStalled = false;
      origin.fellBehind();
      pump();
    });
  };

  function pump(): void {
    if (isPumping || isStalled || control.isMute || !isOpen) return;
    isPumping = true;
    agenda.after(dice.below(LATENCY_MS), () => {
      isPumping = false;
      if (!isOpen || control.isMute) return;
      if (origin.isOver) {
        deliver(cut);
        return;
      }
      if (faults.clientSlow > 0 && dice.chance(faults.clientSlow)) {
        stall();
        return;
      }
      sendMessages();
      if (origin.hasMore) {
        pump();
        return;
      }
      const image = origin.nextTopicImage();
      if (image !== undefined) sendImage(image);
    });
  }

  function sendMessages(): void {
    let text = '';
    let events = 0;
    for (const message of swapped(origin.nextMessages(), deps)) {
      const spoil = spoiled(message, origin, deps);
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
    if (!origin.isOver && !isStalled) control.heartbeat(origin.heartbeat(agenda.now()));
    agenda.after(HEARTBEAT_MS, beat);
  };

  function sendImage({ opening, pieces, end }: ToldImage): void {
    const isTorn = dice.chance(faults.imageTorn);
    const tear = isTorn ? dice.below(5) % 4 : -1;
    control.say(opening);
    const missing = tear === 0 ? dice.below(pieces.length) : -1;
    for (const [index, piece] of pieces.entries()) {
      if (index === missing) continue;
      // An image whose pieces are all there and which still does not add up: a fixture fell out of it.
      const isThinned = tear === 2 && 'fixtures' in piece && index === 0;
      const told = isThinned ? { ...piece, fixtures: (piece.fixtures as readonly unknown[]).slice(1) } : piece;
      control.say(frame('image', JSON.stringify(told)));
      if (tear === 1) {
        deliver(cut);
        return;
      }
    }
    if (tear !== 3) control.say(end);
    else deliver(cut);
  }

  const { beginning } = origin;
  if (typeof beginning === 'string') control.say(beginning);
  else sendImage(beginning);
  listeners.add(pump);
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

function swapped(messages: readonly Message[], { dice, faults }: StreamDeps): readonly Message[] {
  const order = [...messages];
  for (let index = 1; index < order.length; index += 1) {
    const [before, after] = [order[index - 1], order[index]];
    if (dice.chance(faults.swapped) && before !== undefined && after !== undefined)
      order.splice(index - 1, 2, after, before);
  }
  return order;
}

function spoiled({ offset, from }: Message, origin: OriginStream, { dice, faults, garbled }: StreamDeps): Spoiled {
  const id = `${origin.epoch}.${offset}`;
  const text = from === undefined ? (origin.textAt(offset) ?? '') : JSON.stringify({ from });
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
    const other = origin.textAt(dice.between(1, offset)) ?? text;
    return { text: frame(name, from === undefined ? other : text, `other.${offset}`), events: 1 };
  }
  if (dice.chance(faults.garbledOnce) && !garbled.has(id)) {
    garbled.add(id);
    return { text: frame(name, text.replace('"data":{', '"data":{"of":[],"').slice(0, -2), id), events: 1 };
  }
  if (from === undefined && dice.chance(faults.oversized) && !garbled.has(id)) {
    garbled.add(id);
    return { text: `id: ${id}\nevent: event\ndata: `, next: 'bomb', events: 1 };
  }
  return { text: honest, events: 1 };
}
