/** What an act would change now, as it is shown beside it. */
import { useCallback } from 'react';
import type { z } from 'zod';
import type { HttpCall } from '../../../../domain/calls/httpCall.ts';
import { fail } from '../../../../domain/kernel/decision.ts';
import type { EffectLine, Preview } from '../../../../domain/office/operatorAct.ts';
import { useOffice, useTold } from '../../link/Office.tsx';
import { useAsked } from '../../link/useAsked.ts';

type PreviewCall = HttpCall & {
  readonly answer: typeof Preview;
  readonly body: z.ZodType<unknown, { given: unknown }>;
};

const nothing = () => Promise.resolve(fail({ kind: 'unreachable' } as const));

/**
 * @param call that looks ahead
 * @param given another object with the same contents is the same question; `undefined` asks nothing
 */
export function useEffectOf<Call extends PreviewCall>(
  call: Call,
  given: z.input<Call['body']>['given'] | undefined,
): readonly EffectLine[] | undefined {
  const { api } = useOffice();
  const text = given === undefined ? undefined : JSON.stringify(given);
  const ask = useCallback(
    () =>
      text === undefined ? nothing() : api.ask<PreviewCall>(call, { body: { given: JSON.parse(text) as unknown } }),
    [api, call, text],
  );
  return useAsked(ask, useTold('risk')).value?.lines;
}
