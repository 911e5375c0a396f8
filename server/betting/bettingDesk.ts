/**
 * Takes bets in and answers each once it is decided: at once before the game, after the sport's delay in play (CLS-3).
 *
 * Held bets are on disk. The desk takes up those an earlier process left behind: the ones still in time are decided, the others void.
 */
import type { BetKey, MemberId } from '../../src/domain/kernel/ids.ts';
import type { Clock } from '../clock.ts';
import type { Writer } from '../store/groupCommit.ts';
import type { Store, Work } from '../store/store.ts';
import { readHeldBets } from './heldBets.ts';
import {
  answerOfPending,
  decideHeldBet,
  placeBet,
  type BetAnswer,
  type BetOrder,
  type DecisionTime,
} from './placeBet.ts';

/** The one place where a process takes bets in. */
export interface BettingDesk {
  /** Resolves with the answer after its commit is on disk; after the delay, for a bet that is held. */
  readonly place: (order: BetOrder) => Promise<BetAnswer>;
  /** Waits for what is being decided; held bets stay on disk for the next start. */
  readonly stop: () => Promise<void>;
}

/** `isBettingOff` is asked for each bet: a house whose books are wrong takes none, and shows everything (LED-1). */
export interface DeskOptions {
  readonly store: Store;
  readonly writer: Writer;
  readonly clock: Clock;
  readonly feedSilenceMs: number;
  readonly isBettingOff: () => boolean;
  /** Whether it takes up what other processes held and did not live to decide. */
  readonly takesUp: boolean;
  /** Told of every answer that was decided, and how long its commit took with the wait for it, ms. */
  readonly onDecided: (answer: BetAnswer, ms: number) => void;
  readonly onFailure: (error: unknown) => void;
}

/** How often bets are looked for that a process held and did not live to decide, ms. */
const SWEEP_MS = 5_000;
/** How long after its time a bet is left to the process that held it, ms. */
const OVERDUE_MS = 2_000;

/** Resolves once bets that an earlier process held have been taken up; `onFailure` hears of what could not be decided. */
export async function openBettingDesk(options: DeskOptions): Promise<BettingDesk> {
  const { store, writer, clock, feedSilenceMs, isBettingOff, takesUp, onDecided, onFailure } = options;
  const leaving = new Set<() => void>();
  const deciding = new Set<Promise<unknown>>();
  let isStopped = false;

  /** `false` if the desk closes first. */
  const wait = (ms: number) =>
    new Promise<boolean>((resolve) => {
      if (isStopped) {
        resolve(false);
        return;
      }
      const leave = () => {
        cancel();
        resolve(false);
      };
      const cancel = clock.after(Math.max(0, ms), () => {
        leaving.delete(leave);
        resolve(true);
      });
      leaving.add(leave);
    });
  const write = <Value>(work: (tx: Work, time: DecisionTime) => Promise<Value>): Promise<Value> => {
    const written = writer((tx) => work(tx, { now: clock.now(), feedSilenceMs }));
    deciding.add(written);
    return written.finally(() => deciding.delete(written));
  };
  const decide = async (memberId: MemberId, key: BetKey) => {
    const began = clock.elapsed();
    const answer = await write((tx, time) => decideHeldBet(tx, memberId, key, time, isBettingOff()));
    onDecided(answer, clock.elapsed() - began);
    return answer;
  };
  const decideLater = async (memberId: MemberId, key: BetKey, decideAt: number) => {
    if (await wait(decideAt - clock.now())) await decide(memberId, key);
  };
  const sweep = async () => {
    while (await wait(SWEEP_MS)) {
      const late = clock.now() - OVERDUE_MS;
      for (const held of await store.read(readHeldBets)) {
        if (held.decideAt < late) await decide(held.memberId, held.key).catch(onFailure);
      }
    }
  };

  if (takesUp) {
    for (const { memberId, key, decideAt } of await store.read(readHeldBets)) {
      void decideLater(memberId, key, decideAt).catch(onFailure);
    }
    void sweep().catch(onFailure);
  }
  return {
    async place(order) {
      const began = clock.elapsed();
      const placed = await write((tx, time) => placeBet(tx, order, time, isBettingOff()));
      if (placed.kind === 'answered') {
        onDecided(placed.answer, clock.elapsed() - began);
        return placed.answer;
      }
      if (await wait(placed.decideAt - clock.now())) return decide(order.memberId, order.key);
      return { ...answerOfPending({ state: 'pending', decideAt: placed.decideAt }), isHit: false };
    },
    async stop() {
      isStopped = true;
      for (const leave of leaving) leave();
      await Promise.allSettled(deciding);
    },
  };
}
