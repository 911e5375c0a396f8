/** A cap as a trader has chosen it so far. Pure. */
import { capKey, type CapScope, type CapTarget } from '../../../../domain/limits/caps.ts';
import type { StandingCap } from '../../../../domain/office/risk.ts';
import { MARKET } from '../../../../domain/reference/markets.ts';
import type { PageKind } from '../../../../domain/reference/pages.ts';
import { SPORT } from '../../../../domain/reference/sports.ts';

export interface CapDraft {
  readonly scope: CapScope;
  readonly page: PageKind;
  readonly sportId: string;
  readonly marketId: string;
  /** Won; 0 for none, `undefined` while nothing was typed: what stands is shown. */
  readonly maxStake: number | undefined;
  readonly maxWinnings: number | undefined;
}

export const FIRST_CAP: CapDraft = {
  scope: 'sport',
  page: 'special',
  sportId: SPORT.football,
  marketId: MARKET.correctScore,
  maxStake: undefined,
  maxWinnings: undefined,
};

export function targetOf({ scope, page, sportId, marketId }: CapDraft): CapTarget {
  switch (scope) {
    case 'page':
      return { scope, page };
    case 'sport':
      return { scope, sportId };
    case 'market':
      return { scope, marketId };
    case 'marketOfSport':
      return { scope, sportId, marketId };
  }
}

/** The sums of a draft, those that stand where nothing was typed. Won; 0 for none. */
export function sumsIn(draft: CapDraft, caps: readonly StandingCap[]) {
  const key = capKey(targetOf(draft));
  const standing = caps.find(({ target }) => capKey(target) === key);
  return {
    maxStake: draft.maxStake ?? standing?.maxStake ?? 0,
    maxWinnings: draft.maxWinnings ?? standing?.maxWinnings ?? 0,
  };
}

/** What it would say to the origin; `undefined` while neither sum is said. */
export function givenIn(draft: CapDraft, caps: readonly StandingCap[]) {
  const { maxStake, maxWinnings } = sumsIn(draft, caps);
  if (maxStake === 0 && maxWinnings === 0) return undefined;
  const orNone = (won: number) => (won === 0 ? null : won);
  return {
    ...{ act: 'set' as const, target: targetOf(draft) },
    ...{ maxStake: orNone(maxStake), maxWinnings: orNone(maxWinnings) },
  };
}
