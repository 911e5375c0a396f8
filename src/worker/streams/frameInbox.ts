/** Turns the bytes of a stream into frames, wherever the network cut them. Bounded: no frame may be larger than 4 MiB. */
import { createParser } from 'eventsource-parser';
import type { RawFrame } from '../../domain/events/frames.ts';

/** Longest single frame: an image piece of 100 fixtures is up to 400 KB. */
const MAX_FRAME_CHARS = 4 * 1024 * 1024;

export interface FrameInbox {
  /** The frames that these bytes complete. After `'oversized'` nothing more can be read. */
  feed(bytes: Uint8Array): readonly (RawFrame | 'oversized')[];
  /** Frames and comments completed so far. */
  readonly completed: number;
}

/** @param onRetry is told the delay, ms, that a `retry:` field asks for */
export function createFrameInbox(onRetry: (ms: number) => void): FrameInbox {
  let frames: (RawFrame | 'oversized')[] = [];
  let completed = 0;
  const decoder = new TextDecoder();
  const parser = createParser({
    onEvent: (event) => {
      completed += 1;
      frames.push(event);
    },
    onComment: () => {
      completed += 1;
    },
    onRetry,
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') frames.push('oversized');
    },
    maxBufferSize: MAX_FRAME_CHARS,
  });
  return {
    feed(bytes) {
      frames = [];
      parser.feed(decoder.decode(bytes, { stream: true }));
      return frames;
    },
    get completed() {
      return completed;
    },
  };
}
