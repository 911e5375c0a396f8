/**
 * The wire between the origin's own stream code and a worker: takes the frames as they are written, byte by byte what a browser would get,
 * and does to them what this seed's faults will have. A client that takes nothing leaves them unsent, as a full socket does.
 */
import type { HttpResponse } from '../../../../src/worker/http/originClient.ts';
import { createControlFaults } from '../controlFaults.ts';
import type { Answer, LoggedEvent, StreamAsk } from '../simulatedOrigin.ts';
import { spoiled, swapped } from '../spoil.ts';
import type { StreamConnection } from '../streamWire.ts';
import type { Exchange, Outlet } from './exchange.ts';
import { framesIn } from './memberGzip.ts';
import { MAX_UNSENT_BYTES } from './originProcess.ts';
import { createPromptness } from './promptness.ts';
import { fromOf, isEvent, written, type Written } from './writtenFrame.ts';

export interface FrameWire {
  readonly outlet: Outlet;
  /** What the origin answered: a stream, or a refusal. */
  readonly opened: Promise<StreamConnection | Answer>;
  /** To be told what becomes of the connection. */
  attach(exchange: Exchange): void;
  /** The process at its other end is gone. */
  reset(): void;
}

const LATENCY_MS = 40;
/** Unsent bytes at which the origin takes a client for slow. */
const FULL_BYTES = MAX_UNSENT_BYTES / 2;
/** Shorter than what a client takes for silence. */
const STALL_MS = [1_000, 9_000] as const;
const BOMB = new TextEncoder().encode('x'.repeat(4 * 1024 * 1024 + 64));
const COMMENT = new TextEncoder().encode(':\n\n');
const encoder = new TextEncoder();

/** What is known of the log that a stream is of. */
interface Told {
  readonly textAt: (offset: number) => LoggedEvent | undefined;
  /** When an event was committed, epoch ms; `undefined` where nobody asks. */
  readonly saidAt: (offset: number) => number | undefined;
  /** Offset of its newest event. */
  readonly head: () => number;
  /** Told what is passed over for a client that was slow, or for which events are gathered: offsets from and to. */
  readonly onPassed: (from: number, to: number) => void;
}

export function openFrameWire({ name, call, wire }: StreamAsk, { textAt, saidAt, head, onPassed }: Told): FrameWire {
  const { agenda, dice, faults, garbled } = wire;
  const gatherMs = Number(new URLSearchParams(call.query).get('gather') ?? 0);
  const promptness = createPromptness({ now: agenda.now, gatherMs, textAt, saidAt, head, onLate: wire.onLate });
  let isPacked = false;
  /** Whether the origin may have found its client slow. */
  let isBehind = false;
  let lastLength = 0;
  let exchange: Exchange | undefined;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isOpen = false;
  let isStuck = false;
  let isStalled = false;
  let hasStalled = false;
  let isFlushing = false;
  let pending: Written[] = [];
  let lastArrival = agenda.now();
  /** What befalls the image under way, if anything. */
  let tear: 'piece' | 'cut' | 'thin' | 'end' | undefined;
  let pieces = 0;
  let resolve: (opened: StreamConnection | Answer) => void = () => undefined;
  const opened = new Promise<StreamConnection | Answer>((settle) => {
    resolve = settle;
  });

  const close = (how?: (open: ReadableStreamDefaultController<Uint8Array>) => void) => {
    if (!isOpen) return;
    isOpen = false;
    if (how !== undefined && controller !== undefined) how(controller);
    wire.onClosed();
    exchange?.close();
  };
  const cut = () => {
    close((open) => {
      open.error(new TypeError('network'));
    });
  };
  wire.signal.addEventListener('abort', () => {
    close((open) => {
      open.error(new DOMException('aborted', 'AbortError'));
    });
  });

  /** Delivers after the latency, never before what was sent earlier. */
  const deliver = (act: () => void) => {
    lastArrival = Math.max(lastArrival, agenda.now() + dice.below(LATENCY_MS));
    agenda.after(lastArrival - agenda.now(), () => {
      if (isOpen && !isStuck) act();
    });
  };
  const bytes = (text: string, events: number) => {
    if (text === '') return;
    const whole = encoder.encode(text);
    const at = dice.below(whole.length + 1);
    deliver(() => {
      wire.onBytes();
      wire.onDelivered(events);
      if (at > 0) controller?.enqueue(whole.subarray(0, at));
      if (at < whole.length) controller?.enqueue(whole.subarray(at));
    });
  };
  const stop = (how: 'cut' | 'stuck' | 'bomb') => {
    if (how === 'cut') deliver(cut);
    else if (how === 'bomb') deliver(() => controller?.enqueue(BOMB));
    else {
      deliver(() => {
        isStuck = true;
      });
    }
  };

  /** What is left of a frame of an image; `undefined` where the connection is cut at it. */
  const torn = ({ name: of, text }: Written): string | undefined => {
    if (of === 'reset' || of === 'topicImage') {
      pieces = 0;
      tear = dice.chance(faults.imageTorn) ? dice.oneOf(['piece', 'cut', 'thin', 'end', 'piece'] as const) : undefined;
      return text;
    }
    if (of === 'imageEnd') return tear === 'end' ? undefined : text;
    if (of !== 'image') return text;
    pieces += 1;
    if (tear === 'cut') return undefined;
    if (tear === 'piece' && dice.chance(0.5)) {
      tear = undefined;
      return '';
    }
    // An image whose pieces are all there and which still does not add up: a fixture fell out of it.
    if (tear === 'thin' && pieces === 1) return withoutFirst(text);
    return text;
  };

  const control = createControlFaults({
    agenda,
    dice,
    faults,
    isCounting: wire.isCounting,
    deliver: (text) => {
      bytes(text, 0);
    },
    comment: () => {
      deliver(() => controller?.enqueue(COMMENT));
    },
    onDoomed: (what, withinMs) => {
      deliver(() => {
        wire.onDoomed(what, withinMs, () => isOpen);
      });
    },
  });
  /** `false` where the connection is cut at it. */
  const sayControl = (one: Written): boolean => {
    const text = torn(one);
    if (one.name !== 'heartbeat') control.say(text ?? '');
    // An origin of before says nothing of how many frames there were.
    else control.heartbeat(wire.heartbeatOf(wire.isCounting ? one.text : one.text.replace(/"sent":\d+,/, '')));
    return text !== undefined;
  };

  const flush = () => {
    isFlushing = false;
    if (!isOpen || isStalled) return;
    if (faults.clientSlow > 0 && dice.chance(faults.clientSlow)) {
      stall();
      return;
    }
    const frames = pending;
    pending = [];
    let text = '';
    let events = 0;
    const tell = () => {
      bytes(text, events);
      text = '';
      events = 0;
    };
    for (const one of swapped(frames, wire, isEvent)) {
      if (control.isMute) return;
      if (!isEvent(one)) {
        tell();
        if (sayControl(one)) continue;
        stop('cut');
        return;
      }
      const spoil = spoiled({ ...one, textAt: (offset) => textAt(offset)?.text }, one.text, { dice, faults, garbled });
      text += spoil.text;
      events += spoil.events;
      if (spoil.next === undefined) continue;
      tell();
      stop(spoil.next);
      return;
    }
    tell();
  };
  const stall = () => {
    isStalled = true;
    hasStalled = true;
    promptness.onStalled();
    agenda.after(dice.between(...STALL_MS), () => {
      isStalled = false;
      flush();
      exchange?.drain();
    });
  };

  const stream = (): StreamConnection => {
    const body = new ReadableStream<Uint8Array>({
      start: (own) => {
        controller = own;
      },
      cancel: () => {
        close();
      },
    });
    isOpen = true;
    const headers: Readonly<Record<string, string>> = { 'content-type': 'text/event-stream; charset=utf-8' };
    const response: HttpResponse = {
      status: 200,
      headers: { get: (of) => headers[of.toLowerCase()] ?? null },
      body,
      text: () => Promise.resolve(''),
    };
    return {
      name,
      build: wire.build,
      get isOpen() {
        return isOpen;
      },
      cut,
      silence: () => {
        isStuck = true;
      },
      response,
    };
  };

  let refusal: { readonly status: number; text: string } | undefined;
  return {
    opened,
    attach: (own) => {
      exchange = own;
    },
    reset: cut,
    outlet: {
      onHead(status, headers) {
        isPacked = headers['content-encoding'] === 'gzip';
        if (status === 200) resolve(stream());
        else refusal = { status, text: '' };
      },
      onBytes(sent) {
        if (refusal !== undefined) {
          refusal.text += sent.toString();
          return;
        }
        if (!isOpen) return;
        const frames = framesIn(sent, isPacked);
        const length = frames.reduce((sum, frame) => sum + frame.length, 0);
        // What a compressor has before it is unsent too.
        isBehind ||= hasStalled || (isPacked && lastLength + length >= FULL_BYTES);
        lastLength = length;
        for (const one of frames.map(written)) {
          if (one.name === 'passed' && (isBehind || gatherMs > 0)) onPassed(fromOf(one), one.offset);
          if (one.name === 'passed') promptness.onPassed(one.offset);
          if (one.name === 'event') promptness.onEvent(one.offset);
          if (one.name === 'heartbeat') promptness.onHeartbeat();
          pending.push(one);
        }
        if (isFlushing || isStalled) return;
        isFlushing = true;
        agenda.after(dice.below(LATENCY_MS), flush);
      },
      onEnd() {
        if (refusal !== undefined) {
          resolve({ status: refusal.status, body: JSON.parse(refusal.text) as unknown });
          return;
        }
        // What was written comes first.
        agenda.after(LATENCY_MS, () => {
          deliver(() => {
            close((open) => {
              open.close();
            });
          });
        });
      },
      onDestroyed: cut,
      unsent: () => (isStalled ? pending.reduce((sum, { text }) => sum + text.length, 0) : 0),
    },
  };
}

/** The first piece of an image without its first game. */
function withoutFirst(text: string): string {
  const { name, data } = written(text);
  const piece = JSON.parse(data) as { readonly fixtures?: readonly unknown[] };
  if (piece.fixtures === undefined) return text;
  return `event: ${name}\ndata: ${JSON.stringify({ ...piece, fixtures: piece.fixtures.slice(1) })}\n\n`;
}
