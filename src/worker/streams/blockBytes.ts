/**
 * The bytes of blocks, from however many answers they come (STREAMS.md, S-27): of one that broke, what came is kept and the rest is asked for.
 * A block counts once it is whole and what its name says.
 */
import { joinBytes } from '../../domain/kernel/bytes.ts';
import type { PendingImage } from '../../db/tables/rows.ts';
import type { BytesAnswer } from '../http/originClient.ts';
import type { LineMeter } from '../line/meter.ts';
import type { Clock } from '../ports/clock.ts';
import { linkedAbort } from '../ports/linkedAbort.ts';

/** Name (SHA-256, 32 hex digits) and size in bytes, as the image names it. */
export type Block = PendingImage['blocks'][number];

export interface BlockBytesDeps {
  readonly clock: Clock;
  download(name: string, from: number, signal: AbortSignal): Promise<BytesAnswer>;
  /** The name that these bytes must have. */
  nameOf(bytes: Uint8Array): Promise<string>;
  /** Measures how fast they come. */
  readonly meter?: Pick<LineMeter, 'reading'>;
}

/** `spoilt`: all came, and it is not what it is called; `broken`: the rest is to be asked for again. */
export type Fetched =
  | { readonly kind: 'whole'; readonly bytes: Uint8Array }
  | { readonly kind: 'broken' | 'spoilt' | 'gone' | 'refused' };

/** Blocks by name, as far as their bytes have come: what broke goes on where it broke (S-27). */
export interface BlockBytes {
  fetch(block: Block, signal: AbortSignal): Promise<Fetched>;
  /** Bytes kept of blocks that are not whole. */
  readonly size: number;
  /** Lets go of all others. */
  keepOnly(names: ReadonlySet<string>): void;
}

/** A body that brings nothing for this long is asked for again, ms. */
const SILENT_MS = 10_000;

export function createBlockBytes(deps: BlockBytesDeps): BlockBytes {
  const begun = new Map<string, Uint8Array[]>();
  return {
    get size() {
      return sizeOf([...begun.values()].flat());
    },
    keepOnly(names) {
      for (const name of begun.keys()) if (!names.has(name)) begun.delete(name);
    },
    async fetch(block, signal) {
      const chunks = begun.get(block.name) ?? [];
      begun.set(block.name, chunks);
      // Whoever asks for hundreds of blocks has one signal for them all.
      const asking = linkedAbort(signal);
      try {
        const answer = await deps.download(block.name, sizeOf(chunks), asking.signal);
        if (answer.kind === 'gone' || answer.kind === 'refused') return { kind: answer.kind };
        if (answer.kind !== 'open') return { kind: 'broken' };
        await take(deps, chunks, block.bytes, answer, asking.signal);
      } finally {
        asking.unlink();
        asking.abort();
      }
      if (sizeOf(chunks) < block.bytes) return { kind: 'broken' };
      begun.delete(block.name);
      const bytes = joinBytes(chunks);
      const isSound = bytes.byteLength === block.bytes && (await deps.nameOf(bytes)) === block.name;
      return isSound ? { kind: 'whole', bytes } : { kind: 'spoilt' };
    },
  };
}

/** Adds what comes to the chunks, until there is enough or the line breaks or falls silent. Does not reject. */
async function take(
  { clock, meter }: BlockBytesDeps,
  chunks: Uint8Array[],
  enough: number,
  answer: Extract<BytesAnswer, { kind: 'open' }>,
  signal: AbortSignal,
): Promise<void> {
  let had = sizeOf(chunks);
  let known = had - answer.from;
  const reader = answer.body.getReader();
  const letGo = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', letGo, { once: true });
  let cancel = clock.after(SILENT_MS, letGo);
  const reading = meter?.reading();
  try {
    while (had < enough) {
      reading?.waits();
      const { done, value } = await reader.read();
      if (done) break;
      cancel();
      cancel = clock.after(SILENT_MS, letGo);
      reading?.came(value.byteLength);
      const fresh = value.slice(Math.min(known, value.byteLength));
      known -= value.byteLength - fresh.byteLength;
      if (fresh.byteLength > 0) chunks.push(fresh);
      had += fresh.byteLength;
    }
  } catch {
    // What came stays.
  } finally {
    cancel();
    reading?.stop();
    signal.removeEventListener('abort', letGo);
    letGo();
  }
}

const sizeOf = (chunks: readonly Uint8Array[]): number => chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0);
