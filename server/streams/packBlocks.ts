/** Fixtures as blocks (S-25): packed, compressed, named by what they hold, none larger than the wire allows. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { MAX_BLOCKS, MAX_BLOCK_BYTES, type BlockName } from '../../src/domain/events/frames.ts';
import type { Fixture } from '../../src/domain/sports/fixture.ts';
import { packOffer } from '../../src/domain/sports/packedOffer.ts';
import { breathe } from '../breathe.ts';

export interface Block {
  readonly name: BlockName;
  /** As they are sent. */
  readonly bytes: Buffer;
}

/** Fixtures that are tried as one block. */
const FIXTURES_PER_BLOCK = 250;

const deflate = promisify(deflateRaw);

/** @returns `undefined` where a fixture fits into no block, or all into no image */
export async function packBlocks(fixtures: readonly Fixture[]): Promise<readonly Block[] | undefined> {
  const blocks: Block[] = [];
  for (let first = 0; first < fixtures.length; first += FIXTURES_PER_BLOCK) {
    const made = await blocksOf(fixtures.slice(first, first + FIXTURES_PER_BLOCK));
    if (made === undefined || blocks.length + made.length > MAX_BLOCKS) return undefined;
    blocks.push(...made);
  }
  return blocks;
}

async function blocksOf(fixtures: readonly Fixture[]): Promise<readonly Block[] | undefined> {
  await breathe();
  const bytes = await deflate(packOffer(fixtures));
  if (bytes.length <= MAX_BLOCK_BYTES) return [{ name: nameOf(bytes), bytes }];
  if (fixtures.length === 1) return undefined;
  const half = Math.ceil(fixtures.length / 2);
  const [before, after] = [await blocksOf(fixtures.slice(0, half)), await blocksOf(fixtures.slice(half))];
  return before === undefined || after === undefined ? undefined : [...before, ...after];
}

const nameOf = (bytes: Buffer): BlockName => createHash('sha256').update(bytes).digest('hex').slice(0, 32);
