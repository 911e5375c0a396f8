/** The login page's dialogs: where they stand, and how they are opened. Whether sign-up is open is asked when it is pressed (SES-12). */
import { useEffect, useReducer, useState, type Dispatch } from 'react';
import { houseDocument } from '../../../db/queries/house.ts';
import { accountFailureText, signUpClosed } from '../copy/login.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';
import { LOGIN, nextStep, type AccountMove, type AccountStep } from './accountSteps.ts';

export interface AccountSteps {
  readonly step: AccountStep;
  readonly move: Dispatch<AccountMove>;
  /** While the house is asked whether it takes members. */
  readonly isAsking: boolean;
  readonly openJoin: () => void;
}

export function useAccountSteps(): AccountSteps {
  const { engine, whenOpen } = usePorts();
  const toast = useToast();
  const [step, move] = useReducer(nextStep, LOGIN);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    void engine.refreshDocument('signUp');
  }, [engine]);
  const ask = async () => {
    setIsAsking(true);
    const asked = await engine.refreshDocument('signUp');
    const { value } = await houseDocument(await whenOpen, 'signUp');
    setIsAsking(false);
    if (value !== undefined) move({ type: 'openJoin', isSignUpOpen: value.joinStartEndFlg === 0 });
    else if (!asked.ok) toast({ tone: 'problem', text: accountFailureText(asked.failure) ?? signUpClosed.title });
  };
  return {
    step,
    move,
    isAsking,
    openJoin: () => {
      if (!isAsking) void ask();
    },
  };
}
