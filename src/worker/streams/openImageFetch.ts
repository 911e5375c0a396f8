/** The fetch of images in blocks for one session, over the calls of its member (S-25). */
import type { HanpanDatabase } from '../../db/database.ts';
import type { TermId } from '../../db/terms.ts';
import { BLOCK_NAME_LENGTH } from '../../domain/events/frames.ts';
import type { Credentials, OriginClient } from '../http/originClient.ts';
import type { LineMeter } from '../line/meter.ts';
import type { Clock } from '../ports/clock.ts';
import type { Randomness } from '../ports/randomness.ts';
import { createBlockBytes } from './blockBytes.ts';
import { createImageFetch, type ImageFetch } from './imageFetch.ts';

interface OpenImageFetchDeps {
  readonly db: HanpanDatabase;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly client: Pick<OriginClient, 'download'>;
  /** Measures how fast blocks come. */
  readonly line: Pick<LineMeter, 'reading'>;
  /** SHA-256 in hex. */
  digest(content: string | Uint8Array): Promise<string>;
}

export function openImageFetch(
  { db, clock, randomness, client, line, digest }: OpenImageFetchDeps,
  credentials: Credentials,
  term: TermId,
): ImageFetch {
  const bytes = createBlockBytes({
    clock,
    download: (name, from, signal) => client.download(`/streams/events/blocks/${name}`, credentials, from, signal),
    meter: line,
    nameOf: async (block) => (await digest(block)).slice(0, BLOCK_NAME_LENGTH),
  });
  return createImageFetch({ db, clock, randomness, bytes, term });
}
