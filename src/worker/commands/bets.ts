/** The calls that place a bet, each on what a member said yes to. What a member was told is stored before it is judged (PSH-5). */
import { z } from 'zod';
import { BetConsent } from '../../domain/bet-slip/consent.ts';
import { PageKind } from '../../domain/reference/pages.ts';
import type { Handlers } from '../serveCalls.ts';
import { acceptChangedOdds, placeBet, type PlaceBetDeps } from './placeBet.ts';

/** @param whenStored resolves once what the member was told is stored, or soon */
export function betHandlers(
  deps: PlaceBetDeps,
  whenStored: () => Promise<void>,
): Handlers<'placeBet' | 'acceptChangedOdds'> {
  const takes = z.tuple([PageKind, BetConsent]);
  return {
    placeBet: {
      takes,
      answer: async (page, consent) => {
        await whenStored();
        return placeBet(deps, page, consent, null);
      },
    },
    acceptChangedOdds: {
      takes,
      answer: async (page, consent) => {
        await whenStored();
        return acceptChangedOdds(deps, page, consent);
      },
    },
  };
}
