/** A form that says a command: whether it may be sent now, what became of it, and never twice while nothing is known. */
import type { CommandName, DoneOf, GivenOf } from '../../../domain/calls/commands.ts';
import { useStreamHealth } from '../../frame/connection/useFreshness.ts';
import { useCommand } from '../../frame/link/useCommand.ts';
import { outcomeText, threads } from '../copy/threads.ts';

export function useSending<Name extends CommandName>(name: Name, onDone: (done: DoneOf<Name>) => void) {
  const { perform, isBusy, outcome } = useCommand(name);
  const state = useStreamHealth('bets')?.state;
  const isOffline = state === 'waiting';
  const isUnknown = outcome?.kind === 'unknown';
  const said = outcomeText(outcome);
  return {
    isBusy,
    /** Nothing can be sent: no line, or the last one may still be on its way. */
    isShut: isBusy || isOffline || isUnknown,
    problem: said ?? (isOffline ? threads.offline : undefined),
    async send(given: GivenOf<Name>) {
      const became = await perform(given);
      if (became.kind === 'done') onDone(became.done);
    },
  };
}
