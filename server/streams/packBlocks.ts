/**
 * Fixtures as blocks (S-25): packed, compressed, named by what they hold, none larger than the wire allows. What did not change since the
 * last time is not made again. Compressing is another thread's, and between two blocks everybody has a turn.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { BLOCK_NAME_LENGTH, MAX_BLOCKS, MAX_BLOCK_BYTES, type BlockName } from '../../src/domain/events/frames.ts';
import type { Fixture } from '../../src/domain/sports/fixture.ts';
import { packOffer } from '../../src/domain/sports/packedOffer.ts';
import { breathe } from '../breathe.ts';

export interface Block {
  readonly name: BlockName;
  /** As they are sent. */
  readonly bytes: Buffer;
}

/** @returns `undefined` where a fixture fits into no block, or all into no image */
export type PackBlocks = (fixtures: readonly Fixture[]) => Promise<readonly Block[] | undefined>;

export interface BlockPacker {
  readonly pack: PackBlocks;
  /** Groups of fixtures compressed so far, and those that had not changed. */
  readonly counts: () => { readonly packed: number; readonly unchanged: number };
}

/**
 * Selections that are tried as one block, for some tens of ms of this thread: at four bytes each it has 20 KB, and twice that where most have
 * moved and ids are a feed's own. A fixture counts as four more.
 */
const WEIGHT_PER_BLOCK = 6_000;
const WEIGHT_OF_FIXTURE = 4;
/** Groups of which the blocks are remembered: of an image of everything, and some of sports. */
const MAX_REMEMBERED = 400;

/** Compresses a text; another thread's work but where a caller brings its own. */
export type Deflate = (text: string) => Promise<Buffer>;

export const deflateAside: Deflate = promisify<string, Buffer>(deflateRaw);

interface Packed {
  readonly fixtures: readonly Fixture[];
  readonly blocks: readonly Block[];
}

export function createBlockPacker(deflate: Deflate = deflateAside): BlockPacker {
  const counts = { packed: 0, unchanged: 0 };
  /** By the first fixture of a group. */
  let remembered = new Map<string, Packed>();
  const blocksOf = async (fixtures: readonly Fixture[]): Promise<readonly Block[] | undefined> => {
    const first = fixtures[0]?.fixtureId ?? '';
    const known = remembered.get(first);
    if (known !== undefined && isSame(known.fixtures, fixtures)) {
      counts.unchanged += 1;
      return known.blocks;
    }
    counts.packed += 1;
    const blocks = await compressed(fixtures, deflate);
    if (blocks === undefined) return undefined;
    if (remembered.size >= MAX_REMEMBERED) remembered = new Map();
    remembered.set(first, { fixtures, blocks });
    return blocks;
  };
  return {
    counts: () => ({ ...counts }),
    async pack(fixtures) {
      const image: Block[] = [];
      for (const group of groupsOf(fixtures)) {
        const blocks = await blocksOf(group);
        if (blocks === undefined || image.length + blocks.length > MAX_BLOCKS) return undefined;
        image.push(...blocks);
      }
      return image;
    },
  };
}

/** Fixtures of a league side by side, for most of what is said of one is said of the others too. */
function groupsOf(fixtures: readonly Fixture[]): readonly (readonly Fixture[])[] {
  const placed = fixtures.map((fixture) => ({ fixture, key: `${fixture.sportId} ${fixture.leagueId}` }));
  const groups: Fixture[][] = [];
  let weight = Infinity;
  for (const { fixture } of placed.toSorted((one, other) => compareTexts(one.key, other.key))) {
    const added = fixture.markets.reduce((sum, { selections }) => sum + selections.length, WEIGHT_OF_FIXTURE);
    weight += added;
    if (weight <= WEIGHT_PER_BLOCK) {
      groups.at(-1)?.push(fixture);
      continue;
    }
    groups.push([fixture]);
    weight = added;
  }
  return groups;
}

const compareTexts = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

const isSame = (some: readonly Fixture[], others: readonly Fixture[]): boolean =>
  some.length === others.length && some.every((fixture, index) => fixture === others[index]);

/** One block, or as many as it takes. */
async function compressed(fixtures: readonly Fixture[], deflate: Deflate): Promise<readonly Block[] | undefined> {
  await breathe();
  const bytes = await deflate(packOffer(fixtures));
  if (bytes.length <= MAX_BLOCK_BYTES) return [{ name: nameOf(bytes), bytes }];
  if (fixtures.length === 1) return undefined;
  const half = Math.ceil(fixtures.length / 2);
  const [before, after] = [
    await compressed(fixtures.slice(0, half), deflate),
    await compressed(fixtures.slice(half), deflate),
  ];
  return before === undefined || after === undefined ? undefined : [...before, ...after];
}

const nameOf = (bytes: Buffer): BlockName =>
  createHash('sha256').update(bytes).digest('hex').slice(0, BLOCK_NAME_LENGTH);
