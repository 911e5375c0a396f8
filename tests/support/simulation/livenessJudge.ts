/** Judges how soon a worker lets go of a stream that is not what it says. */
import type { Agenda } from './agenda.ts';
import type { MachineModel } from './machineModel.ts';

export interface LivenessJudge {
  onDoomed(what: string, withinMs: number, isOpen: () => boolean): void;
  /** The machine slept, or its clock was set: whatever was due meanwhile is late. */
  onDisturbed(): void;
}

export function createLivenessJudge(
  agenda: Agenda,
  machine: Pick<MachineModel, 'slept'>,
  fail: (rule: string, detail: string) => void,
): LivenessJudge {
  let disturbedAt = -Infinity;
  return {
    onDoomed(what, withinMs, isOpen) {
      const since = agenda.now();
      const { slept } = machine;
      agenda.after(withinMs, () => {
        // Asleep at this moment it has not been disturbed yet, and all the same sees nothing.
        if (isOpen() && disturbedAt < since && machine.slept === slept)
          fail('believed a stream that was over', `${what}, ${withinMs} ms`);
      });
    },
    onDisturbed() {
      disturbedAt = agenda.now();
    },
  };
}
