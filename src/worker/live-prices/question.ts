/** The one question that a tab has: answered once, and no sooner after the last answer than a screen can draw both. */
import type { ChangedFixtures } from '../contract.ts';
import type { Clock } from '../ports/clock.ts';

/** Between two answers to one tab, ms: a little more than a frame of most screens, so that none is drawn for two answers. */
const PACE_MS = 17;
const LONGEST_WAIT_MS = 10_000;
/** A tab that has not asked for this long is not looking, ms. */
const FORGOTTEN_AFTER_MS = 15_000;

export interface Question {
  /** An earlier one has been settled. */
  ask(): Promise<ChangedFixtures>;
  readonly isOpen: boolean;
  /** Nobody has asked for so long that nobody looks. */
  isForgotten(): boolean;
  settle(answer: ChangedFixtures): void;
  /** Calls back when an answer is due. Once, however often it is said. */
  soon(answer: () => void): void;
  /** Calls back when it has waited for as long as it may. */
  late(answer: () => void): void;
}

/** Answers come 17 ms apart at least, counted from the last one (PSH-4). */
export function createQuestion(clock: Clock): Question {
  let asking: ((answer: ChangedFixtures) => void) | undefined;
  let cancelPace: (() => void) | undefined;
  let cancelWait: (() => void) | undefined;
  /** Epoch ms. */
  let answeredAt = 0;
  return {
    ask: () =>
      new Promise((resolve) => {
        asking = resolve;
      }),
    get isOpen() {
      return asking !== undefined;
    },
    isForgotten: () => asking === undefined && clock.now() - answeredAt > FORGOTTEN_AFTER_MS,
    settle(answer) {
      cancelPace?.();
      cancelWait?.();
      cancelPace = undefined;
      cancelWait = undefined;
      const answered = asking;
      if (answered === undefined) return;
      asking = undefined;
      answeredAt = clock.now();
      answered(answer);
    },
    soon(answer) {
      if (asking === undefined || cancelPace !== undefined) return;
      const due = Math.max(0, Math.min(PACE_MS, answeredAt + PACE_MS - clock.now()));
      cancelPace = clock.after(due, () => {
        cancelPace = undefined;
        answer();
      });
    },
    late(answer) {
      cancelWait = clock.after(LONGEST_WAIT_MS, answer);
    },
  };
}
