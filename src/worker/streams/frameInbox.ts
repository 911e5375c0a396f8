/** Turns the bytes of a stream into frames, wherever the network cut them. Bounded: no frame may be larger than 4 MiB. */
import { createParser } from 'eventsource-parser';
import type { RawFrame } from '../../domain/events/frames.ts';

/** Longest single frame: an image piece of 100 fixtures is up to 400 KB. */
const MAX_FRAME_CHARS = 4 * 1024 * 1024;

/** Keeps the unfinished frame of a connection between two pieces of bytes. */
export interface FrameInbox {
  /** The frames that these bytes complete. After `'oversized'` nothing more can be read. */
  feed(bytes: Uint8Array): readonly (RawFrame | 'oversized')[];
  /** Whether the bytes fed last hold anything of a frame: a comment and an empty line are none (S-6). */
  readonly grew: boolean;
}

/** @param onRetry is told the delay, ms, that a `retry:` field asks for */
export function createFrameInbox(onRetry: (ms: number) => void): FrameInbox {
  let frames: (RawFrame | 'oversized')[] = [];
  let grew = false;
  /** Of the line that is not complete yet; `''` at its start. */
  let lineStart = '';
  const decoder = new TextDecoder();
  const parser = createParser({
    onEvent: (event) => {
      frames.push(event);
    },
    onRetry,
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') frames.push('oversized');
    },
    maxBufferSize: MAX_FRAME_CHARS,
  });

  const look = (text: string): void => {
    const [first = '', ...others] = text.split(LINE_END);
    const lines = [lineStart + first.slice(0, 1), ...others];
    grew = lines.some((line, index) => line !== '' && !line.startsWith(':') && (index > 0 || first !== ''));
    lineStart = lines.at(-1)?.slice(0, 1) ?? '';
  };

  return {
    feed(bytes) {
      frames = [];
      const text = decoder.decode(bytes, { stream: true });
      look(text);
      parser.feed(text);
      return frames;
    },
    get grew() {
      return grew;
    },
  };
}

const LINE_END = /[\r\n]/;
