/**
 * Whether this origin is to be sent visitors (OPS-2): it follows its log, it can write if that is its part, it knows whether the feed is its own to run, and nobody
 * has told it to stop. Asked by whoever shares visitors out between processes, every second or so.
 */
import { sql } from 'kysely';
import type { Lack } from '../src/domain/calls/origin.ts';
import type { Clock } from './clock.ts';
import type { Tailer } from './events/tailer.ts';
import type { Store, Work } from './store/store.ts';
import { within } from './within.ts';

/** A write is tried so often at most, however many ask, ms: it costs an fsync, and anybody may ask. */
const TRY_EVERY_MS = 1_000;
/** After so long the store or the log counts as stuck, ms. */
const TRY_LIMIT_MS = 2_000;
/**
 * What is tried to write, in characters of one byte: a quarter of the pages of a bet, so that a disk without room for the one has none for the
 * other a few tries later. SQLite writes no page whose part of a row stays as it is: the two differ everywhere.
 */
const TRIAL_LENGTH = 24_000;
const [TRIAL, OTHER_TRIAL] = ['0'.repeat(TRIAL_LENGTH), '1'.repeat(TRIAL_LENGTH)];

/** What stands between this origin and its visitors. */
export interface Readiness {
  /** From now on nobody new is to be sent here, until the process ends. */
  readonly beginDraining: () => void;
  readonly isDraining: () => boolean;
  /** The feed has been asked for; before that nobody knows whose it is. @param isKnown whether its lease is known now */
  readonly watchLease: (isKnown: () => boolean) => void;
  /** All that lacks; nothing where the origin is ready. Resolves within two seconds. */
  readonly lacks: () => Promise<readonly Lack[]>;
}

interface Trial {
  /** What lacks unless it ends. */
  stuckAt: Lack;
  readonly ended: Promise<void>;
}

export interface ReadinessParts {
  readonly store: Store;
  readonly tailer: Pick<Tailer, 'caughtUp'>;
  readonly clock: Clock;
  /** Whether this process must be able to write: one that only reads is as ready while another has the store. */
  readonly writes: boolean;
}

/** Looks at the store and at the log only when it is asked. */
export function createReadiness({ store, tailer, clock, writes }: ReadinessParts): Readiness {
  let isDraining = false;
  let knowsLease = () => false;
  let trial: Trial | undefined;
  let tried: { readonly at: number; readonly lack: Promise<Lack | undefined> } | undefined;

  const begin = (): Trial => {
    const answered: Promise<unknown> = writes ? store.write(writeTrial) : store.read(readTrial);
    const ended = answered.then(async () => {
      begun.stuckAt = 'log';
      await tailer.caughtUp();
    });
    const begun: Trial = { stuckAt: 'store', ended };
    const forget = () => {
      trial = undefined;
    };
    ended.then(forget, forget);
    return begun;
  };
  const attempt = async (): Promise<Lack | undefined> => {
    // One that is still stuck is waited for again: a store that is held for an hour has one write to catch up on.
    const awaited = (trial ??= begin());
    return (await within(clock, TRY_LIMIT_MS, awaited.ended)) ? undefined : awaited.stuckAt;
  };
  const tryNow = (): Promise<Lack | undefined> => {
    const at = clock.elapsed();
    if (tried === undefined || at - tried.at >= TRY_EVERY_MS) tried = { at, lack: attempt() };
    return tried.lack;
  };
  return {
    beginDraining() {
      isDraining = true;
    },
    isDraining: () => isDraining,
    watchLease(isKnown) {
      knowsLease = isKnown;
    },
    async lacks() {
      // Known at once, and asked for most when a stop is under way.
      if (isDraining) return ['draining'];
      const lack = await tryNow();
      return [...(lack === undefined ? [] : [lack]), ...(knowsLease() ? [] : ['lease' as const])];
    },
  };
}

const readTrial = (tx: Work) => tx.selectFrom('meta').select('key').limit(1).executeTakeFirst();

/** One row, replaced each time, so that nothing grows; a full disk refuses it. */
async function writeTrial(tx: Work): Promise<void> {
  await tx
    .insertInto('meta')
    .values({ key: 'writeTrial', value: TRIAL })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({
        value: sql`CASE ${row.ref('meta.value')} WHEN ${TRIAL} THEN ${OTHER_TRIAL} ELSE ${TRIAL} END`,
      })),
    )
    .execute();
}
