/** The fetches of the offer index and of images in blocks for one session, over the calls of its member (S-25, S-29). */
import type { HanpanDatabase } from '../../db/tables/database.ts';
import type { TermId } from '../../db/tables/termId.ts';
import { blockCall, indexCall } from '../../domain/calls/streams.ts';
import { BLOCK_NAME_LENGTH } from '../../domain/events/frames.ts';
import { readAs, restOf } from '../http/answer.ts';
import type { OriginClient } from '../http/originClient.ts';
import { pathOf, type Credentials } from '../http/request.ts';
import type { LineMeter } from '../line/meter.ts';
import type { Clock } from '../ports/clock.ts';
import { inflateText } from '../ports/inflate.ts';
import type { Randomness } from '../ports/randomness.ts';
import { createBlockBytes } from './blockBytes.ts';
import { createImageFetch, type ImageFetch } from './imageFetch.ts';
import type { KeptBlocks } from './indexBlocks.ts';
import { createIndexFetch, type IndexFetch, type IndexWord } from './indexFetch.ts';

interface OpenImageFetchDeps {
  readonly db: HanpanDatabase;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly client: Pick<OriginClient, 'ask' | 'download'>;
  /** Measures how fast blocks come. */
  readonly line: Pick<LineMeter, 'reading'>;
  /** SHA-256 in hex. */
  digest(content: string | Uint8Array): Promise<string>;
  /** The platform's if absent. */
  inflate?(bytes: Uint8Array): Promise<string>;
  /** Of the last offer index, of all sessions of this worker. */
  readonly indexKept: KeptBlocks;
}

/** Of one session: what runs beside its streams. */
export interface ImageFetches {
  readonly images: ImageFetch;
  readonly index: IndexFetch;
}

/** What is looked at comes first, then the index, then the rest: its blocks wait until the index has settled (S-30). */
export function openImageFetches(
  { db, clock, randomness, client, line, digest, inflate = inflateText, indexKept }: OpenImageFetchDeps,
  credentials: Credentials,
  term: TermId,
): ImageFetches {
  // Each its own: what one does not want is kept for the other.
  const newBytes = () =>
    createBlockBytes({
      clock,
      download: (name, from, signal) => client.download(pathOf(blockCall, { name }), credentials, from, signal),
      meter: line,
      nameOf: async (block) => (await digest(block)).slice(0, BLOCK_NAME_LENGTH),
    });
  const ask = async (): Promise<IndexWord> => {
    const answer = await client.ask(indexCall, { credentials });
    const read = readAs(answer, indexCall.answer);
    if (read.ok) return { kind: 'index', ...read.value };
    const isRefused = answer.ok && answer.value.status !== 429 && answer.value.status < 500;
    return isRefused ? { kind: 'none' } : { kind: 'later', afterMs: restOf(answer) };
  };
  const index = createIndexFetch({ db, clock, randomness, ask, bytes: newBytes(), indexKept, inflate, term });
  return {
    images: createImageFetch({ db, clock, randomness, bytes: newBytes(), term, before: index.settled }),
    index,
  };
}
