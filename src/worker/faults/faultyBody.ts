/** The body of a stream with what is switched on done to it, frame by frame: what comes of it is whole frames in their order. */
import { PRODUCERS } from '../../domain/events/catalogue.ts';
import { parseJson } from '../../domain/kernel/json.ts';
import { pause, type Clock } from '../ports/clock.ts';

export interface BodyFaults {
  readonly clock: Clock;
  /** By how much what comes now is later. */
  delayMs(): number;
  /** How often the next frame is delivered. */
  copies(): number;
  /** Whether heartbeats say that the feed is down. */
  isStale(): boolean;
  /** @returns to be told no more */
  onCut(cut: () => void): () => void;
}

/** Pieces that wait to be delivered; more are not read before. */
const MOST_WAITING = 512;
/** Of a frame that has not ended: what is longer passes as it is. */
const LONGEST_FRAME = 4 * 1024 * 1024;
const FRAME_END = '\n\n';

interface Piece {
  readonly due: number;
  readonly bytes: Uint8Array;
}

export function faultyBody(body: ReadableStream<Uint8Array>, faults: BodyFaults): ReadableStream<Uint8Array> {
  const { clock } = faults;
  const reader = body.getReader();
  const life = new AbortController();
  const waiting: Piece[] = [];
  const frames = createFrameCutter(faults);
  let due = 0;
  let ended: 'not' | 'closed' | Error = 'not';
  let onNews: () => void = () => undefined;
  let onTaken: () => void = () => undefined;
  const news = () => new Promise<void>((resolve) => (onNews = resolve));
  const taken = () => new Promise<void>((resolve) => (onTaken = resolve));
  const stopHearing = faults.onCut(() => {
    ended = new TypeError('network');
    waiting.length = 0;
    life.abort();
    void reader.cancel().catch(() => undefined);
    onNews();
  });

  const read = async () => {
    try {
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        due = Math.max(due, clock.now() + faults.delayMs());
        const bytes = frames(piece.value);
        if (bytes.length > 0) waiting.push({ due, bytes });
        onNews();
        while (waiting.length >= MOST_WAITING && !life.signal.aborted) await taken();
      }
      if (ended === 'not') ended = 'closed';
    } catch (error) {
      if (ended === 'not') ended = error instanceof Error ? error : new TypeError('network');
    }
    onNews();
  };

  const give = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    while (waiting.length === 0 && ended === 'not') await news();
    const wait = (waiting[0]?.due ?? 0) - clock.now();
    if (wait > 0) await pause(clock, wait, life.signal);
    // A cut may have come meanwhile.
    const piece = waiting.shift();
    onTaken();
    if (piece !== undefined) controller.enqueue(piece.bytes);
    else {
      stopHearing();
      if (ended instanceof Error) controller.error(ended);
      else controller.close();
    }
  };

  return new ReadableStream<Uint8Array>({
    start: () => void read(),
    pull: give,
    async cancel(reason) {
      stopHearing();
      life.abort();
      onTaken();
      await reader.cancel(reason);
    },
  });
}

/** @returns of bytes as they come, the whole frames that they end, with what is switched on done to each */
function createFrameCutter(faults: BodyFaults): (bytes: Uint8Array) => Uint8Array {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = '';
  return (bytes) => {
    rest += decoder.decode(bytes, { stream: true });
    let told = '';
    for (let end = rest.indexOf(FRAME_END); end !== -1; end = rest.indexOf(FRAME_END)) {
      const frame = rest.slice(0, end + FRAME_END.length);
      rest = rest.slice(end + FRAME_END.length);
      told += (faults.isStale() ? staled(frame) : frame).repeat(faults.copies());
    }
    if (rest.length > LONGEST_FRAME) {
      told += rest;
      rest = '';
    }
    return encoder.encode(told);
  };
}

const DOWN = Object.fromEntries(PRODUCERS.map((producer) => [producer, 'down']));

function staled(frame: string): string {
  if (!/^event: ?heartbeat$/m.test(frame)) return frame;
  return frame.replace(/^data: ?(.*)$/m, (line, data: string) => {
    const beat = parseJson(data);
    if (!beat.ok || typeof beat.value !== 'object' || beat.value === null) return line;
    return `data: ${JSON.stringify({ ...beat.value, producers: DOWN })}`;
  });
}
