/**
 * The deposit window (WAL-02, REQ-12): opened on the press itself, for what opens later is taken for a popup; it is followed only where its address is https
 * and the deposit was recorded. Otherwise the sentence of whoever said no is shown and the window closes.
 */
import { useState } from 'react';
import { houseDocument } from '../../../db/queries/house.ts';
import { isSafeDepositUrl } from '../../../domain/cashier/tether.ts';
import type { GivenOf } from '../../../domain/calls/commands.ts';
import { useOpenDatabase } from '../../frame/link/Database.tsx';
import { useCommand } from '../../frame/link/useCommand.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { tetherWords } from '../copy/cashier.ts';
import { outcomeText } from '../copy/cashierRefusals.ts';
import { isOpen } from './openCommands.ts';

export interface Deposit {
  /** Resolves whether the deposit was recorded. */
  readonly open: (given: GivenOf<'depositTether'>) => Promise<boolean>;
  readonly isBusy: boolean;
  /** Why the window was closed again. */
  readonly problem: string | undefined;
}

export function useDeposit(): Deposit {
  const { engine } = usePorts();
  const db = useOpenDatabase();
  const { perform, states, isBusy } = useCommand('depositTether');
  const [isOpening, setIsOpening] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** The address, or why there is none. */
  const addressOf = async (): Promise<{ readonly url: string } | { readonly problem: string }> => {
    const asked = await engine.refreshDocument('tetherDepositUrl', true);
    if (!asked.ok) {
      const said = asked.failure.kind === 'unexpected' ? asked.failure.said : undefined;
      return { problem: said ?? tetherWords.failed };
    }
    const { value } = db === undefined ? { value: undefined } : await houseDocument(db, 'tetherDepositUrl');
    if (value === undefined) return { problem: tetherWords.failed };
    return isSafeDepositUrl(value) ? { url: value } : { problem: tetherWords.notSecure };
  };
  const record = async (given: GivenOf<'depositTether'>, opened: Window): Promise<string | undefined> => {
    const address = await addressOf();
    if ('problem' in address) return address.problem;
    const outcome = await perform(given);
    if (outcome.kind !== 'done') return outcomeText<'depositTether'>(outcome);
    opened.location.replace(address.url);
    return undefined;
  };
  return {
    problem,
    isBusy: isOpening || isBusy || isOpen(states),
    async open(given) {
      const opened = window.open('', '_blank');
      if (opened === null) {
        setProblem(tetherWords.blocked);
        return false;
      }
      // What is shown there may not reach back.
      opened.opener = null;
      setProblem(undefined);
      setIsOpening(true);
      const said = await record(given, opened);
      setIsOpening(false);
      setProblem(said);
      if (said !== undefined) opened.close();
      return said === undefined;
    },
  };
}
