/** An act whose effect stands on the page beside its reason: pressed, asked about once more, and sent as it was shown (RSL-1, ROU-17). */
import { useState } from 'react';
import type { z } from 'zod';
import type { ActCall, Preview } from '../../../../domain/office/operatorAct.ts';
import { acts } from '../../copy/office.ts';
import { useAct, type ActState } from '../../link/useAct.ts';
import { refusalText } from '../../parts/refusalText.ts';

const LEAST_LETTERS = 2;

interface ReasonedOptions<Call extends ActCall> {
  readonly call: Call;
  /** `undefined` while nothing is chosen. */
  readonly given: z.input<Call['act']['given']> | undefined;
  /** What it comes to, as it is shown; `undefined` before that is known. */
  readonly preview: Preview | undefined;
  /** Said where nobody answers whether it was done. */
  readonly unanswered: string;
  /** Told of a refusal: the effect may be another by now. */
  readonly onRefused: () => void;
  readonly onDone: (came: z.output<Call['answer']>) => void;
}

/** What was pressed, and the hash of the effect that was shown then. */
interface Asked<Call extends ActCall> {
  readonly given: z.input<Call['act']['given']>;
  readonly confirms: Preview['hash'];
}

export interface ReasonedAct {
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  readonly problem: string | undefined;
  readonly state: ActState;
  /** Whether the question is open. */
  readonly isAsked: boolean;
  readonly press: () => void;
  readonly send: () => Promise<void>;
  readonly close: () => void;
}

export function useReasonedAct<Call extends ActCall>(options: ReasonedOptions<Call>): ReasonedAct {
  const { call, given, preview, unanswered, onRefused, onDone } = options;
  const { act, state } = useAct(call);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  // The effect goes on being asked for behind the question, which is about the one that stood there when it was pressed.
  const [asked, setAsked] = useState<Asked<Call>>();
  const press = () => {
    const isGiven = reason.trim().length >= LEAST_LETTERS;
    setProblem(isGiven ? undefined : acts.needsReason);
    if (isGiven && given !== undefined && preview !== undefined) setAsked({ given, confirms: preview.hash });
  };
  const send = async () => {
    if (asked === undefined) return;
    const result = await act({ ...asked, reason: reason.trim() });
    if (result === undefined) return;
    setAsked(undefined);
    if (!result.ok) {
      setProblem(refusalText(result.failure, unanswered));
      onRefused();
      return;
    }
    setReason('');
    onDone(result.value);
  };
  const isAsked = asked !== undefined;
  return { reason, setReason, problem, state, isAsked, press, send, close: () => setAsked(undefined) };
}
