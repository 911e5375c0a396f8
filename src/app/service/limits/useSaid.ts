/** Says a command of the member's own limits, and tells what became of it: done in the caller's words, refused by its reason. */
import type { CommandName, DoneOf, GivenOf } from '../../../domain/calls/commands.ts';
import { useCommand, type CommandOutcome } from '../../frame/link/useCommand.ts';
import { useToast } from '../../kit/ui/Toast.tsx';
import { limitOutcomes, limitRefusals } from '../copy/limits.ts';

type OwnCommand = Extract<
  CommandName,
  'changeLimit' | 'confirmLimit' | 'coolOff' | 'exclude' | 'setCheck' | 'acknowledgeCheck'
>;

export interface Said<Name extends OwnCommand> {
  /** Resolves whether it was done. @param done what is told then */
  readonly say: (given: GivenOf<Name>, done?: (done: DoneOf<Name>) => string) => Promise<boolean>;
  /** Whether an answer is waited for, in any tab. */
  readonly isBusy: boolean;
}

export function useSaid<Name extends OwnCommand>(name: Name): Said<Name> {
  const { perform, isBusy, states } = useCommand(name);
  const toast = useToast();
  const isUnknown = states.some(({ standing }) => standing === 'unknown');
  return {
    isBusy: isBusy || isUnknown,
    async say(given, done) {
      const outcome = await perform(given);
      if (outcome.kind !== 'done') toast({ tone: 'problem', text: sentenceOf(outcome) });
      else if (done !== undefined) toast({ tone: 'done', text: done(outcome.done) });
      return outcome.kind === 'done';
    },
  };
}

function sentenceOf<Name extends OwnCommand>(outcome: Exclude<CommandOutcome<Name>, { kind: 'done' }>): string {
  if (outcome.kind === 'said') return outcome.message;
  if (outcome.kind !== 'refused') return limitOutcomes[outcome.kind];
  const { reason, numbers } = outcome.refusal;
  return limitRefusals[reason as keyof typeof limitRefusals](numbers);
}
