/** What the stage was last told of the replay: drawn by the parts that speak of it. */
import type { ReplayNow } from './ReplayNow.tsx';

interface Said extends ReplayNow {
  /** How often time leapt. */
  readonly leaps: number;
  /** How often something that was asked was answered otherwise. */
  readonly answers: number;
}

export interface StageNews {
  said(): Said;
  subscribe(changed: () => void): () => void;
  tell(
    news: { readonly clock: number; readonly isJump: boolean; readonly isOtherwise: boolean } & Partial<
      Pick<ReplayNow, 'rate' | 'isPlaying'>
    >,
  ): void;
}

const SECOND_MS = 1_000;

export function createStageNews(): StageNews {
  let said: Said = { second: 0, rate: 1, isPlaying: false, leaps: 0, answers: 0 };
  const listeners = new Set<() => void>();
  return {
    said: () => said,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    tell({ clock, isJump, isOtherwise, rate = said.rate, isPlaying = said.isPlaying }) {
      const second = Math.floor(clock / SECOND_MS) * SECOND_MS;
      const isSame = second === said.second && rate === said.rate && isPlaying === said.isPlaying;
      if (isSame && !isJump && !isOtherwise) return;
      const leaps = said.leaps + (isJump ? 1 : 0);
      const answers = said.answers + (isOtherwise ? 1 : 0);
      said = { second, rate, isPlaying, leaps, answers };
      for (const changed of listeners) changed();
    },
  };
}
