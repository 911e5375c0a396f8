/** Judges how soon a worker lets go of a stream that is not what it says. */
import type { Agenda } from './agenda.ts';

export interface LivenessJudge {
  onDoomed(what: string, withinMs: number, isOpen: () => boolean): void;
  /** The machine slept, or its clock was set: whatever was due meanwhile is late. */
  onDisturbed(): void;
}

export function createLivenessJudge(agenda: Agenda, fail: (rule: string, detail: string) => void): LivenessJudge {
  let disturbedAt = -Infinity;
  return {
    onDoomed(what, withinMs, isOpen) {
      const since = agenda.now();
      agenda.after(withinMs, () => {
        if (isOpen() && disturbedAt < since) fail('believed a stream that was over', `${what}, ${withinMs} ms`);
      });
    },
    onDisturbed() {
      disturbedAt = agenda.now();
    },
  };
}
