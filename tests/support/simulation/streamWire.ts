/**
 * The wire between a worker and the origin's end of one stream connection (originStream.ts): loses, doubles, swaps, cuts and garbles
 * what the origin says, as this seed's faults will have it.
 */
import type { HttpResponse } from '../../../src/worker/http/originClient.ts';
import { createControlFaults } from './controlFaults.ts';
import { openOriginStream, type AskedTopics, type Message, type StreamSource, type ToldImage } from './originStream.ts';
import { HEARTBEAT_MS, type StreamWireDeps } from './simulatedOrigin.ts';
import { frame, spoiled, swapped } from './spoil.ts';

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

export interface StreamDeps extends StreamWireDeps {
  readonly source: StreamSource;
  readonly cursor: string | undefined;
  /** What it is to be of; `undefined` for everything, and where the origin knows no topics. */
  readonly asked: AskedTopics | undefined;
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

  const spoiledOf = ({ offset, from }: Message) => {
    const [name, data] =
      from === undefined ? ['event', origin.textAt(offset) ?? ''] : ['passed', JSON.stringify({ from })];
    const { epoch, textAt } = origin;
    return spoiled({ epoch, offset, name, data, textAt }, frame(name, data, `${epoch}.${offset}`), deps);
  };

  function sendMessages(): void {
    let text = '';
    let events = 0;
    for (const message of swapped(origin.nextMessages(), deps)) {
      const spoil = spoiledOf(message);
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
    if (!origin.isOver && !isStalled) control.heartbeat(deps.heartbeatOf(origin.heartbeat(agenda.now())));
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
