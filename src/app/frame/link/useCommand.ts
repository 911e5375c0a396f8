/**
 * A member's command as a screen says it (rules CMD): the key is made with the question, so that a second yes, a double press or a tab that waits too
 * long is the same command. Where it stands is read from the local database, the same in every tab.
 */
import { useCallback, useRef, useState } from 'react';
import { commandsOf } from '../../../db/queries/commands.ts';
import type { CommandName, DoneOf, GivenOf, RefusalOf } from '../../../domain/calls/commands.ts';
import type { CommandState } from '../../../domain/commands/commandState.ts';
import type { CommandKey } from '../../../domain/kernel/ids.ts';
import type { CallFailure } from '../../../worker/contract.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useLive } from './useLive.ts';

/** What became of a command, as its row says it. */
export type CommandOutcome<Name extends CommandName> =
  | { readonly kind: 'done'; readonly done: DoneOf<Name> }
  | { readonly kind: 'refused'; readonly refusal: RefusalOf<Name> }
  | { readonly kind: 'said'; readonly message: string }
  | { readonly kind: 'notDone' | 'unknown' }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

export interface Command<Name extends CommandName> {
  /** Says it, once a question: again after an outcome that is for good, never while nothing is known. */
  readonly perform: (given: GivenOf<Name>) => Promise<CommandOutcome<Name>>;
  /** Whether this tab waits for an answer. */
  readonly isBusy: boolean;
  /** What became of the last one of this tab; `undefined` before, and once a new question is asked. */
  readonly outcome: CommandOutcome<Name> | undefined;
  /** Commands of this kind of all tabs, the latest first; those of which nothing is known yet among them. */
  readonly states: readonly CommandState[];
  /** A new question: what is said from now on is another command. */
  readonly ask: () => void;
}

export function useCommand<Name extends CommandName>(name: Name): Command<Name> {
  const { engine } = usePorts();
  const states = useLive(commandsOf, [name]) ?? [];
  const [outcome, setOutcome] = useState<CommandOutcome<Name>>();
  const [isBusy, setIsBusy] = useState(false);
  const asked = useRef<{ readonly key: CommandKey; readonly said: string }>(undefined);

  const perform = useCallback(
    async (given: GivenOf<Name>) => {
      const said = JSON.stringify(given);
      // Other words are another command, whatever became of the first.
      if (asked.current?.said !== said) asked.current = { key: newKey(), said };
      setIsBusy(true);
      const result = await engine.perform(name, given, asked.current.key);
      // Read by the command's row in the worker.
      const became = (result.ok ? result.value : { kind: 'failed', failure: result.failure }) as CommandOutcome<Name>;
      // One that may still be done keeps its key: said again it is the same.
      if (became.kind !== 'unknown' && became.kind !== 'failed') asked.current = undefined;
      setIsBusy(false);
      setOutcome(became);
      return became;
    },
    [engine, name],
  );
  const ask = useCallback(() => {
    asked.current = undefined;
    setOutcome(undefined);
  }, []);
  return { perform, isBusy, outcome, states, ask };
}

const newKey = () => crypto.randomUUID() as string as CommandKey;
