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

  const publish = async (now: number) => {
    // Today's first: bets may be taken on them already.
    for (const at of [now, now + DAY_MS]) {
      for (const game of games) {
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
      if (published === dayAt(now)) return;
      running ??= publish(now)
        .catch(onFailure)
        .finally(() => {
          running = undefined;
        });
    },
    async done() {
      await running;
    },
  };
}
