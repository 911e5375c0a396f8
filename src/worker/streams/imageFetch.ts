/**
 * Fetches the blocks of the image that is wanted, whatever becomes of the line meanwhile (STREAMS.md, S-25, S-27): whole ones are stored as
 * they come, and nothing is asked for twice. Says when all are here.
 *
 * Two at a time, so that the line is not idle for a round trip a block; more would only share it.
 */
import type { Folded } from '../../db/ingest/foldImage.ts';
import { dropImage, missingBlocks, storeBlock } from '../../db/ingest/imageBlocks.ts';
import { pendingImage } from '../../db/records/pendingImage.ts';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import { isQuotaError } from '../../db/care/quota.ts';
import type { BlockRow } from '../../db/tables/rows.ts';
import type { TermId } from '../../db/tables/termId.ts';
import type { Clock } from '../ports/clock.ts';
import type { Randomness } from '../ports/randomness.ts';
import { createSleep } from '../ports/sleep.ts';
import type { Block, BlockBytes } from './blockBytes.ts';
import { retryDelay } from './retryDelay.ts';

export interface ImageFetchDeps {
  readonly db: HanpanDatabase;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly bytes: BlockBytes;
  readonly term: TermId | undefined;
  /** Resolves when blocks of the rest of the offer may be fetched: what is smaller and of more use comes first. */
  before?(signal: AbortSignal): Promise<void>;
}

/** `whole`: every block is here; `lost`: the image cannot be had, and was given up. */
export type ImageTurn = 'whole' | 'lost';

/** What one try to take an image over came to. */
export type FoldOutcome = Exclude<Folded, 'otherTerm'>;

/** One for a session; survives its connections, so that what came of an image is not asked for again (S-27). */
export interface ImageFetch {
  /** Whether images in blocks are asked for: not after two in a row that came to nothing. */
  readonly isTaken: boolean;
  /** Whether every block of an image is here and no connection has tried to take it over since that was seen. */
  readonly isWhole: boolean;
  /** Works until `signal` is aborted. Does not reject. */
  run(signal: AbortSignal): Promise<void>;
  /** An image was begun, or the line is back. */
  wake(): void;
  /** Calls back at each turn until the signal is aborted, and at once for one that nobody was told of. */
  onTurn(listener: (turn: ImageTurn) => void, signal: AbortSignal): void;
  /** Asks for none any more. */
  refuse(): void;
  /** What trying to take an image over came to. */
  ended(outcome: FoldOutcome): void;
}

const AT_A_TIME = 2;
/** Of one image so many blocks may be other than they are called. */
const MAX_SPOILT = 3;
const MAX_LOST = 2;
/** An image that is whole and could not be taken over, for want of room perhaps, is tried again after this, ms. */
const AGAIN_MS = 60_000;

/** Blocks are stored under `term`; those of the rest wait for `before`, so that the index comes first (S-30), and those of what is looked at do not. */
export function createImageFetch({ db, clock, randomness, bytes, term, before }: ImageFetchDeps): ImageFetch {
  const turns = createTurns();
  const sleep = createSleep(clock);
  let lost = 0;
  let isWhole = false;

  const hasRoomFor = async (block: BlockRow): Promise<boolean> => {
    try {
      await storeBlock(db, block, term);
      return true;
    } catch (error) {
      if (!isQuotaError(error)) throw error;
      lost = MAX_LOST;
      return false;
    }
  };

  /** One go at what is missing. @returns whether anything failed that is to be tried again */
  const fetchMissing = async (missing: Block[], signal: AbortSignal): Promise<boolean> => {
    bytes.keepOnly(new Set(missing.map(({ name }) => name)));
    let failed: 'broken' | 'gone' | 'refused' | undefined;
    let spoilt = 0;
    const work = async () => {
      for (let block = missing.shift(); block !== undefined && failed === undefined; block = missing.shift()) {
        const fetched = await bytes.fetch(block, signal);
        if (fetched.kind === 'whole') {
          if (!(await hasRoomFor({ name: block.name, bytes: fetched.bytes }))) failed = 'gone';
        } else if (fetched.kind !== 'spoilt') failed = fetched.kind;
        else if ((spoilt += 1) <= MAX_SPOILT) missing.push(block);
        else failed = 'gone';
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
    if (failed !== 'gone' || signal.aborted) return failed !== undefined;
    lost += 1;
    await dropImage(db, term);
    turns.say('lost');
    return false;
  };

  return {
    get isTaken() {
      return lost < MAX_LOST;
    },
    get isWhole() {
      return isWhole;
    },
    async run(signal) {
      let attempt = 0;
      while (!signal.aborted) {
        const had = bytes.size;
        const wanted = await look(db);
        const missing = [...(wanted?.missing ?? [])];
        const lacked = missing.length;
        if (lacked > 0 && wanted?.isRest === true) await before?.(signal);
        const isBroken = lacked > 0 && (await fetchMissing(missing, signal).catch(() => true));
        if (signal.aborted) return;
        const found = await look(db);
        const left = found?.missing.length ?? lacked;
        isWhole = found?.isBegun === true && left === 0;
        if (isWhole) turns.say('whole');
        const isFailed = isBroken || wanted === undefined || found === undefined;
        const isNearer = left < lacked || bytes.size > had;
        attempt = isFailed && !isNearer ? attempt + 1 : 0;
        const againMs = isWhole ? AGAIN_MS : undefined;
        await sleep.until(isFailed ? retryDelay(attempt, 0, randomness.fraction()) : againMs, signal);
      }
    },
    wake: () => sleep.wake(),
    onTurn: (listener, signal) => turns.on(listener, signal),
    refuse() {
      lost = MAX_LOST;
    },
    ended(outcome) {
      isWhole = false;
      if (outcome === 'folded') lost = 0;
      if (outcome === 'unsound') lost += 1;
    },
  };
}

/** What is stored of the image that is wanted; `undefined` where that cannot be read now. */
async function look(db: HanpanDatabase) {
  try {
    const image = await pendingImage(db);
    const isRest = image?.topics.includes('all') === true;
    return { isBegun: image !== undefined, isRest, missing: await missingBlocks(db) };
  } catch {
    return undefined;
  }
}

/** The last turn waits for somebody to tell. */
function createTurns() {
  let tell: ((turn: ImageTurn) => void) | undefined;
  let untold: ImageTurn | undefined;
  return {
    say(turn: ImageTurn) {
      untold = turn;
      if (tell === undefined) return;
      untold = undefined;
      tell(turn);
    },
    on(listener: (turn: ImageTurn) => void, signal: AbortSignal) {
      tell = listener;
      signal.addEventListener(
        'abort',
        () => {
          if (tell === listener) tell = undefined;
        },
        { once: true },
      );
      if (untold !== undefined) this.say(untold);
    },
  };
}
