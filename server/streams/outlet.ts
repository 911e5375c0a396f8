/**
 * Where the bytes of a stream go: as they are, or compressed (S-13). A compressed stream is flushed once for all that is written in one turn,
 * so that a frame waits for nothing.
 *
 * Frames say the same names and ids over and over: with what was sent before to refer to, a sixth is left of them. That memory is
 * what a compressor costs, and why a process has so many places for them and no more (decision 0070).
 */
import type { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Transform } from 'node:stream';
import { constants, createGzip, type ZlibOptions } from 'node:zlib';

export interface Outlet {
  write(bytes: Buffer): void;
  /** Bytes handed over that the client has not been sent. */
  readonly unsent: number;
  /** Calls back, once, when bytes have gone out or never will. Returns what takes that back. */
  onMoved(listener: () => void): () => void;
  /** Lets what was written go out, then closes. */
  end(): void;
  destroy(): void;
}

export function plainOutlet(raw: ServerResponse): Outlet {
  return {
    write(bytes) {
      raw.write(bytes);
    },
    get unsent() {
      return raw.writableLength;
    },
    onMoved: (listener) => onFirst([raw], listener),
    end() {
      raw.end();
    },
    destroy() {
      raw.destroy();
    },
  };
}

/**
 * 4 KiB of history, 106 KB of memory a stream, of which 87 are the library's own. An image of a page becomes 6.1 KB where the largest window
 * makes it 5.8, and a minute of frames 28 KB where that makes it 24. What is written comes out whole, each time.
 */
const SETTINGS = { windowBits: 12, memLevel: 5, chunkSize: 4_096, flush: constants.Z_SYNC_FLUSH } as const;

/** Opens a compressor that keeps to the settings, `flush` above all. */
export type OpenGzip = (settings: ZlibOptions) => Transform;

/** zlib's own, on another thread. */
export const openGzipAside: OpenGzip = (settings) => createGzip(settings);

export function gzipOutlet(raw: ServerResponse, openGzip: OpenGzip): Outlet {
  const gzip = openGzip(SETTINGS);
  let gathered: Buffer[] = [];
  let gatheredBytes = 0;
  let isBusy = false;
  gzip.on('data', (bytes: Buffer) => raw.write(bytes));
  gzip.on('end', () => raw.end());
  // What cannot be compressed cannot be sent either.
  gzip.on('error', () => raw.destroy());
  raw.on('close', () => gzip.destroy());

  /** One piece at a time: of many small ones, each would wait for its own turns of a busy process. */
  const handOver = () => {
    if (isBusy || gathered.length === 0 || gzip.destroyed || gzip.writableEnded) return;
    isBusy = true;
    gzip.write(takeGathered(), () => {
      isBusy = false;
      handOver();
    });
  };
  const takeGathered = (): Buffer => {
    const bytes = Buffer.concat(gathered);
    gathered = [];
    gatheredBytes = 0;
    return bytes;
  };
  return {
    write(bytes) {
      if (gathered.length === 0 && !isBusy) setImmediate(handOver);
      gathered.push(bytes);
      gatheredBytes += bytes.length;
    },
    get unsent() {
      return gatheredBytes + gzip.writableLength + raw.writableLength;
    },
    onMoved: (listener) => onFirst([gzip, raw], listener),
    end() {
      gzip.end(takeGathered());
    },
    destroy() {
      gzip.destroy();
      raw.destroy();
    },
  };
}

function onFirst(streams: readonly EventEmitter[], listener: () => void): () => void {
  const stop = () => {
    for (const stream of streams) for (const name of ['drain', 'close']) stream.off(name, moved);
  };
  const moved = () => {
    stop();
    listener();
  };
  for (const stream of streams) for (const name of ['drain', 'close']) stream.on(name, moved);
  return stop;
}

/** How many streams of a process may be compressed at once. */
export interface GzipPlaces {
  /** Takes a place. @returns what gives it back, once; `undefined` where none is left */
  take(): (() => void) | undefined;
  readonly taken: number;
}

export function createGzipPlaces(most: number): GzipPlaces {
  let taken = 0;
  return {
    take() {
      if (taken >= most) return undefined;
      taken += 1;
      let isHeld = true;
      return () => {
        if (isHeld) taken -= 1;
        isHeld = false;
      };
    },
    get taken() {
      return taken;
    },
  };
}
