/**
 * An act of an operator, pressed once: sent under a key, and where no answer comes the same act is asked about by the same key until somebody answers. The origin
 * does it at most once a key, so that asking cannot do it twice; a press in the meantime does nothing.
 */
import { useCallback, useRef, useState } from 'react';
import type { z } from 'zod';
import { fail, type Result } from '../../../domain/kernel/decision.ts';
import { ActRefusal, type ActCall } from '../../../domain/office/operatorAct.ts';
import { useOffice } from './Office.tsx';
import type { OfficeApi, OfficeFailure } from './officeApi.ts';

export type ActState = 'idle' | 'sending' | 'unknown';

/** Why an act came to nothing, read. `unanswered`: nobody knows; it is shown where it stands by what is told of it. */
export type ActFailure =
  | { readonly kind: 'refused'; readonly refusal: ActRefusal }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'failed' };

export interface Asking<Given> {
  readonly given: Given;
  readonly reason?: string;
  readonly confirms?: string | null;
}

/** From the first to the last time it is asked, ms each. */
const WAITS_MS = [400, 1_000, 2_000, 4_000, 8_000] as const;

type AnswerOf<Call extends ActCall> = z.output<Call['answer']>;

export function useAct<Call extends ActCall>(call: Call) {
  const { api } = useOffice();
  const [state, setState] = useState<ActState>('idle');
  const isBusy = useRef(false);
  const act = useCallback(
    async (asking: Asking<z.input<Call['act']['given']>>): Promise<Result<AnswerOf<Call>, ActFailure> | undefined> => {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      setState('sending');
      const result = await sendOnce(api, call, asking, () => setState('unknown'));
      isBusy.current = false;
      setState('idle');
      return result;
    },
    [api, call],
  );
  return { act, state };
}

/** @param onUnknown the first answer did not come; it is asked for from now on */
export async function sendOnce<Call extends ActCall>(
  api: OfficeApi,
  call: Call,
  { given, reason = '', confirms = null }: Asking<z.input<Call['act']['given']>>,
  onUnknown: () => void,
  waits: readonly number[] = WAITS_MS,
): Promise<Result<AnswerOf<Call>, ActFailure>> {
  const parts = { headers: { 'idempotency-key': crypto.randomUUID() }, body: { given, reason, confirms } };
  const ask = () => api.ask<ActCall>(call, parts) as Promise<Result<AnswerOf<Call>, OfficeFailure>>;
  let result = await ask();
  for (const ms of waits) {
    if (result.ok || result.failure.kind !== 'unreachable') break;
    onUnknown();
    await new Promise((resolve) => {
      setTimeout(resolve, ms);
    });
    result = await ask();
  }
  return result.ok ? result : fail(readFailure(result.failure));
}

/** Why a call of an act, or of what it would come to, was not answered. */
export function readFailure(failure: OfficeFailure): ActFailure {
  if (failure.kind === 'unreachable') return { kind: 'unanswered' };
  if (failure.kind === 'door')
    return { kind: 'refused', refusal: { reason: failure.reason, numbers: {}, preview: null } };
  const refusal = ActRefusal.safeParse(failure.body);
  return refusal.success ? { kind: 'refused', refusal: refusal.data } : { kind: 'failed' };
}
