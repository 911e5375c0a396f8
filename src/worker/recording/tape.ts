/**
 * What was recorded, packed as it comes, in stretches that each begin with all rows (RCD-43): of the oldest stretch as much is
 * forgotten as is too old or too much, unless somebody records.
 */
import type { EntryBody, RecordedDatabase } from '../../domain/recording/recording.ts';
import type { KeyframeRows } from '../../domain/recording/keyframeChanges.ts';

/** A packed text of lines; `bytes` once it is packed. */
export interface TapeBlock {
  readonly count: number;
  /** Epoch ms of its last line. */
  readonly until: number;
  bytes: Uint8Array | undefined;
}

/** All rows, and what happened from there on. */
export interface Stretch {
  /** Epoch ms of its keyframe. */
  readonly at: number;
  /** Databases whose rows do not follow from the stretch before. */
  readonly anew: readonly RecordedDatabase[];
  readonly keyframe: TapeBlock[];
  readonly blocks: TapeBlock[];
}

/** What was recorded, in memory: bounded by whoever holds it. */
export interface Tape {
  /** Begins a stretch. What is recorded never goes back in time: one by a clock that was set back begins where what came before it ends. */
  begin(rows: KeyframeRows, at: number, anew: readonly RecordedDatabase[]): void;
  /** Nothing before the first stretch. */
  entry(body: EntryBody, at: number): void;
  /** Resolves once all that came is packed. */
  flush(): Promise<void>;
  forget(): void;
  /** Forgets stretches that end before a moment, epoch ms, and the oldest ones beyond so many bytes. @returns bytes that are left */
  bound(before: number, most: number): number;
  readonly stretches: readonly Stretch[];
  readonly bytes: number;
}

/** Lines of a block, and characters: a second or so of work to pack, most of it elsewhere. */
const LINES = 256;
const CHARACTERS = 300_000;

type Gzip = (text: string) => Promise<Uint8Array>;

/** Bytes of a stretch as far as it is packed. */
export const bytesOf = ({ keyframe, blocks }: Stretch): number =>
  [...keyframe, ...blocks].reduce((sum, block) => sum + (block.bytes?.length ?? 0), 0);

/** Empty, and records nothing before `begin`. */
export function createTape(gzip: Gzip): Tape {
  let stretches: Stretch[] = [];
  let lines: string[] = [];
  let length = 0;
  let until = 0;
  let packing: Promise<void> = Promise.resolve();

  const pack = (text: string, block: TapeBlock) => {
    packing = packing.then(async () => {
      block.bytes = await gzip(text);
    });
    packing.catch(() => undefined);
  };
  const endBlock = () => {
    const last = stretches.at(-1);
    if (last === undefined || lines.length === 0) return;
    const block: TapeBlock = { count: lines.length, until, bytes: undefined };
    last.blocks.push(block);
    pack(lines.join('\n'), block);
    lines = [];
    length = 0;
  };
  const bytes = () => stretches.reduce((sum, stretch) => sum + bytesOf(stretch), 0);

  return {
    begin({ house, member }, now, anew) {
      endBlock();
      until = Math.max(until, now);
      const at = until;
      const stretch: Stretch = { at, anew, keyframe: [], blocks: [] };
      stretches.push(stretch);
      for (const [db, tables] of Object.entries({ house, member })) {
        for (const [table, rows] of Object.entries(tables)) {
          for (let from = 0; from < rows.length; from += LINES) {
            const block: TapeBlock = { count: 1, until: at, bytes: undefined };
            stretch.keyframe.push(block);
            // Made a piece at a time, each when the one before it is packed.
            packing = packing.then(async () => {
              block.bytes = await gzip(JSON.stringify([db, table, rows.slice(from, from + LINES)]));
            });
            packing.catch(() => undefined);
          }
        }
      }
    },
    entry(body, at) {
      if (stretches.length === 0) return;
      until = Math.max(until, at);
      const line = JSON.stringify([until, body]);
      lines.push(line);
      length += line.length;
      if (lines.length >= LINES || length >= CHARACTERS) endBlock();
    },
    flush() {
      endBlock();
      return packing;
    },
    forget() {
      stretches = [];
      lines = [];
      length = 0;
      until = 0;
    },
    bound(before, most) {
      while (stretches.length > 1 && ((stretches[1]?.at ?? 0) <= before || bytes() > most)) stretches.shift();
      return bytes();
    },
    get stretches() {
      return stretches;
    },
    get bytes() {
      return bytes();
    },
  };
}
