/** What is chosen comes to, asked again when it is another choice or when bets changed meanwhile. */
import { useCallback } from 'react';
import type { z } from 'zod';
import { recordResultPreviewCall, type recordResultCall } from '../../../../domain/calls/officeResults.ts';
import { fail } from '../../../../domain/kernel/decision.ts';
import type { Preview } from '../../../../domain/office/operatorAct.ts';
import { useOffice, useTold } from '../../link/Office.tsx';
import { readFailure, type ActFailure } from '../../link/useAct.ts';
import { useAsked } from '../../link/useAsked.ts';

export type ResultGiven = z.input<(typeof recordResultCall)['act']['given']>;

export interface AskedEffect {
  readonly preview: Preview | undefined;
  /** Why there is none. */
  readonly failure: ActFailure | undefined;
  readonly isAsked: boolean;
  readonly again: () => void;
}

const nothing = () => Promise.resolve(fail({ kind: 'unreachable' } as const));

/** @param given another object with the same contents is the same question; `undefined` asks nothing */
export function useResultEffect(given: ResultGiven | undefined): AskedEffect {
  const { api } = useOffice();
  const text = given === undefined ? undefined : JSON.stringify(given);
  const ask = useCallback(
    () =>
      text === undefined
        ? nothing()
        : api.ask(recordResultPreviewCall, { body: { given: JSON.parse(text) as ResultGiven } }),
    [api, text],
  );
  const { value, failure, again } = useAsked(ask, useTold('today'));
  const isAsked = given !== undefined;
  return {
    preview: isAsked ? value : undefined,
    failure: isAsked && failure !== undefined ? readFailure(failure) : undefined,
    isAsked,
    again,
  };
}
