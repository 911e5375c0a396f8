/** Sees to it that the chains of today and tomorrow are published, of every game, whatever the day (ROU-3). */
import type { GameRow } from '../../src/domain/mini-games/gameTable.ts';
import { breathe } from '../breathe.ts';
import type { Clock } from '../clock.ts';
import type { Chains } from './chains.ts';
import { DAY_MS } from '../../src/domain/kernel/seoulDay.ts';
import { dayAt, type Day } from './days.ts';

export interface ChainsAhead {
  /** Looks whether a day has begun since the last look; what is to be done then is done beside everything else. */
  readonly keepUp: () => void;
  /** Resolves when nothing is under way. */
  readonly done: () => Promise<void>;
  /** Begins no other chain, and resolves when the one under way is published: a day of all games takes seconds, and a process that stops has no use for it. */
  readonly stop: () => Promise<void>;
}

interface AheadOptions {
  readonly clock: Clock;
  readonly chains: Chains;
  readonly games: readonly GameRow[];
  readonly onFailure: (error: unknown) => void;
}

export function chainsAhead({ clock, chains, games, onFailure }: AheadOptions): ChainsAhead {
  let published: Day | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  const publish = async (now: number) => {
    // Today's first: bets may be taken on them already.
    for (const at of [now, now + DAY_MS]) {
      for (const game of games) {
        if (isStopped) return;
        await chains.of(game, dayAt(at));
        await breathe();
      }
    }
    chains.forgetBefore(dayAt(now - DAY_MS));
    published = dayAt(now);
  };
  return {
    keepUp() {
      const now = clock.now();
      if (isStopped || published === dayAt(now)) return;
      running ??= publish(now)
        .catch(onFailure)
        .finally(() => {
          running = undefined;
        });
    },
    async done() {
      await running;
    },
    async stop() {
      isStopped = true;
      await running;
    },
  };
}
