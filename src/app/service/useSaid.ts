/** Says a command, and tells what became of it: done in the caller's words, refused by its reason. */
import type { CommandName, DoneOf, GivenOf } from '../../domain/calls/commands.ts';
import type { CommonReason } from '../../domain/commands/memberCommand.ts';
import { useCommand, type CommandOutcome } from '../frame/link/useCommand.ts';
import { useToast } from '../kit/ui/Toast.tsx';
import { commonRefusals, outcomes, type Numbers } from './copy/outcomes.ts';

/** A sentence for each reason of a call that not every call has. */
export type RefusalWords<Reason extends string> = Readonly<
  Record<Exclude<Reason, CommonReason>, (numbers: Numbers) => string>
>;

export interface Said<Name extends CommandName> {
  /** Resolves whether it was done. @param done what is told then */
  readonly say: (given: GivenOf<Name>, done?: (done: DoneOf<Name>) => string) => Promise<boolean>;
  /** Whether an answer is waited for, in any tab. */
  readonly isBusy: boolean;
}

export function useSaid<Name extends CommandName>(
  name: Name,
  refusals: Readonly<Record<string, (numbers: Numbers) => string>>,
): Said<Name> {
  const { perform, isBusy, states } = useCommand(name);
  const toast = useToast();
  const isUnknown = states.some(({ standing }) => standing === 'unknown');
  return {
    isBusy: isBusy || isUnknown,
    async say(given, done) {
      const outcome = await perform(given);
      if (outcome.kind !== 'done') toast({ tone: 'problem', text: sentenceOf(outcome, refusals) });
      else if (done !== undefined) toast({ tone: 'done', text: done(outcome.done) });
      return outcome.kind === 'done';
    },
  };
}

function sentenceOf<Name extends CommandName>(
  outcome: Exclude<CommandOutcome<Name>, { kind: 'done' }>,
  refusals: Readonly<Record<string, (numbers: Numbers) => string>>,
): string {
  if (outcome.kind === 'said') return outcome.message;
  if (outcome.kind !== 'refused') return outcomes[outcome.kind];
  const { reason, numbers }: { readonly reason: string; readonly numbers: Numbers } = outcome.refusal;
  const say = refusals[reason] ?? commonRefusals[reason as CommonReason];
  return say(numbers);
}
