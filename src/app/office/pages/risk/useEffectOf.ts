/** What an act would change now, as it is shown beside it. */
import { useCallback } from 'react';
import {
  holdPreviewCall,
  moveMarginPreviewCall,
  overridePricePreviewCall,
} from '../../../../domain/calls/officeRisk.ts';
import type { holdCall, moveMarginCall, overridePriceCall } from '../../../../domain/calls/officeRisk.ts';
import { fail } from '../../../../domain/kernel/decision.ts';
import type { EffectLine } from '../../../../domain/office/operatorAct.ts';
import type { z } from 'zod';
import { useOffice, useTold } from '../../link/Office.tsx';
import { useAsked } from '../../link/useAsked.ts';

type Hold = z.input<(typeof holdCall)['act']['given']>;
type Moved = z.input<(typeof moveMarginCall)['act']['given']>;
type Price = z.input<(typeof overridePriceCall)['act']['given']>;

const nothing = () => Promise.resolve(fail({ kind: 'unreachable' } as const));

/** @param given another object with the same contents is the same question; `undefined` asks nothing */
export function useHoldEffect(given: Hold | undefined): readonly EffectLine[] | undefined {
  const { api } = useOffice();
  const text = given === undefined ? undefined : JSON.stringify(given);
  const ask = useCallback(
    () => (text === undefined ? nothing() : api.ask(holdPreviewCall, { body: { given: JSON.parse(text) as Hold } })),
    [api, text],
  );
  return useAsked(ask, useTold('risk')).value?.lines;
}

/** @param given another object with the same contents is the same question; `undefined` asks nothing */
export function usePriceEffect(given: Price | undefined): readonly EffectLine[] | undefined {
  const { api } = useOffice();
  const text = given === undefined ? undefined : JSON.stringify(given);
  const ask = useCallback(
    () =>
      text === undefined
        ? nothing()
        : api.ask(overridePricePreviewCall, { body: { given: JSON.parse(text) as Price } }),
    [api, text],
  );
  return useAsked(ask, useTold('risk')).value?.lines;
}

/** @param given another object with the same contents is the same question; `undefined` asks nothing */
export function useMarginEffect(given: Moved | undefined): readonly EffectLine[] | undefined {
  const { api } = useOffice();
  const text = given === undefined ? undefined : JSON.stringify(given);
  const ask = useCallback(
    () =>
      text === undefined ? nothing() : api.ask(moveMarginPreviewCall, { body: { given: JSON.parse(text) as Moved } }),
    [api, text],
  );
  return useAsked(ask, useTold('risk')).value?.lines;
}
