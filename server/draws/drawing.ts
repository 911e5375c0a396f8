/**
 * Draws the rounds of all games, each within a second of its instant: one timer for all of them, in the one process that holds the lease (ROU-1, ROU-2).
 *
 * What is next follows from what is stored, so that a process that takes over goes on where the last one was killed.
 */
import type { GameRow } from '../../src/domain/mini-games/gameTable.ts';
import type { Round } from '../../src/domain/mini-games/round.ts';
import { breathe } from '../breathe.ts';
import type { Clock } from '../clock.ts';
import type { RunningFeed } from '../feed/feed.ts';
import { readSetting } from '../house/settings.ts';
import { LeaseLost } from '../store/lease.ts';
import type { Store, Work } from '../store/store.ts';
import { readAgenda, type Agenda } from './agenda.ts';
import { chainsAhead } from './chainsAhead.ts';
import type { Chains } from './chains.ts';
import { drawnRound } from './drawnRound.ts';
import { endRounds, ROUNDS_AT_ONCE } from './endRounds.ts';
import { backedAndMissed, voidAndUndrawn } from './missedRounds.ts';

/** The clock is looked at this often at least: it may be set, and the machine may sleep. Ms. */
const LOOK_MS = 1_000;
/** How long what failed waits for its next try, ms. */
const RETRY_MS = 500;

export interface Drawing extends RunningFeed {
  /** Resolves once every round has ended that was due at the call. */
  readonly idle: () => Promise<void>;
}

export interface DrawingOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly chains: Chains;
  readonly games: readonly GameRow[];
  /** Throws if this process may no longer draw. */
  readonly fence: (tx: Work) => Promise<void>;
  /** Bets may be left to settle. */
  readonly onResults: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** Draws until it is stopped. */
export function startDrawing(options: DrawingOptions): Drawing {
  const { clock, onFailure } = options;
  const rounds = createRounds(options);
  const ahead = chainsAhead(options);
  let isStopped = false;
  let running: Promise<void> | undefined;
  let cancel = () => {};

  const work = async (): Promise<number> => {
    try {
      while (!isStopped && (await rounds.turn())) await breathe();
      return Math.min(LOOK_MS, Math.max(0, rounds.nextAt() - clock.now()));
    } catch (error) {
      onFailure(error);
      return RETRY_MS;
    }
  };
  const look = (): Promise<void> => {
    cancel();
    running ??= work().then((wait) => {
      running = undefined;
      ahead.keepUp();
      if (!isStopped) cancel = clock.after(wait, () => void look());
    });
    return running;
  };
  void look();
  return {
    async idle() {
      await running;
      await look();
      await ahead.done();
    },
    async stop() {
      isStopped = true;
      cancel();
      await running;
      await ahead.stop();
    },
  };
}

interface Rounds {
  /** Ends some of what is due, then some of what was missed. @returns whether there may be more */
  turn(): Promise<boolean>;
  /** Epoch ms. */
  nextAt(): number;
}

function createRounds({ store, clock, chains, games, fence, onResults, onFailure }: DrawingOptions): Rounds {
  const startedAt = clock.now();
  let agenda: Agenda | undefined;
  let missed: readonly Round[] = [];
  let isSwept = false;
  /** After a failure rounds end one by one, so that one that cannot keeps no other. */
  let atOnce = ROUNDS_AT_ONCE;

  const pastBy = async (now: number) => now - (await store.read((tx) => readSetting(tx, 'drawRules'))).missedMs;
  const findMissed = async (known: Agenda, now: number) => {
    // What is due is looked at first: the span is asked for only where something may be beyond it.
    if (isSwept && known.nextAt() > now - LOOK_MS) return;
    const before = await pastBy(now);
    const skipped = known.skipBefore(before);
    missed = [...missed, ...skipped];
    if (isSwept && skipped.length === 0) return;
    const backed = await store.read((tx) => backedAndMissed(tx, before));
    const undrawn = await store.read((tx) => voidAndUndrawn(tx, before));
    const late = await Promise.all(undrawn.map((round) => drawnRound(chains, round, onFailure)));
    missed = [...backed, ...late, ...missed];
    isSwept = backed.length === 0;
  };
  const end = async (ending: readonly Round[]): Promise<boolean> => {
    try {
      const hasResults = await store.write(async (tx) => {
        await fence(tx);
        return endRounds(tx, ending, clock.now());
      });
      if (hasResults) onResults();
      return true;
    } catch (error) {
      if (error instanceof LeaseLost) throw error;
      onFailure(error);
      return false;
    }
  };
  return {
    nextAt: () => agenda?.nextAt() ?? 0,
    async turn() {
      const now = clock.now();
      agenda ??= await store.read((tx) => readAgenda(tx, games, startedAt));
      await findMissed(agenda, now);
      const due = agenda.due(now).slice(0, atOnce);
      const isDrawing = due.length > 0;
      const ending = isDrawing
        ? await Promise.all(due.map((round) => drawnRound(chains, round, onFailure)))
        : missed.slice(0, atOnce);
      if (ending.length === 0) {
        atOnce = ROUNDS_AT_ONCE;
        return false;
      }
      const hasEnded = await end(ending);
      if (hasEnded && isDrawing) for (const round of ending) agenda.ended(round);
      if (!isDrawing) missed = hasEnded ? missed.slice(ending.length) : [];
      if (hasEnded) return true;
      if (isDrawing && atOnce === 1) for (const round of ending) agenda.failed(round, now + RETRY_MS);
      if (!isDrawing) isSwept = false;
      atOnce = 1;
      return isDrawing;
    },
  };
}
