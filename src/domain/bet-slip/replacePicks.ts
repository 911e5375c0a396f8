/**
 * Which picks a new pick pushes off the slip (CRT-07, rules SLIP-2, SLIP-10 … SLIP-13). One function per variant; a page says
 * which variant it uses.
 */
import { unreachable } from '../kernel/decision.ts';
import type { SelectionId } from '../kernel/ids.ts';
import { familyOf } from '../reference/marketFamilies.ts';
import type { ReplacementRule } from '../reference/pageRules.ts';
import { isBonus } from './bonusPick.ts';
import type { SlipPick } from './slipPick.ts';

/** What replacing looks at; picks of a slip and of a bet both fit. */
type Placed = Pick<SlipPick, 'selectionId' | 'fixtureId' | 'marketId'>;

/**
 * Ids of the picks that `added` replaces, in slip order. A bonus replaces the bonus before it and nothing else (rule BON-3), and only
 * a bonus replaces a bonus.
 */
export function replacedBy(rule: ReplacementRule, picks: readonly Placed[], added: Placed): readonly SelectionId[] {
  const candidates = picks.filter((pick) => isBonus(pick) === isBonus(added));
  return replacedAmong(rule, candidates, added).map((pick) => pick.selectionId);
}

/** Whether these picks can stand on one slip of the page: none of them would have replaced another (rule SLIP-12). */
export function standTogether(rule: ReplacementRule, picks: readonly Placed[]): boolean {
  return picks.every((pick, index) => replacedBy(rule, picks.slice(0, index), pick).length === 0);
}

function replacedAmong(rule: ReplacementRule, candidates: readonly Placed[], added: Placed): readonly Placed[] {
  if (isBonus(added) || rule === 'single') return candidates;
  const sameFixture = candidates.filter((pick) => pick.fixtureId === added.fixtureId);
  return replacedOf(rule, sameFixture, added);
}

function replacedOf(
  rule: Exclude<ReplacementRule, 'single'>,
  sameFixture: readonly Placed[],
  added: Placed,
): readonly Placed[] {
  switch (rule) {
    case 'fixture':
      return sameFixture;
    case 'fixtureMarket':
      return sameFixture.filter((pick) => pick.marketId === added.marketId);
    case 'inPlayFamily':
      return replacedInPlay(sameFixture, added);
    default:
      return unreachable(rule);
  }
}

/**
 * With exactly two picks of the fixture, the one of a different family than the new pick is kept (the later one, if both
 * are) and the other goes. With one, it goes only if it is of the new pick's family.
 */
function replacedInPlay(sameFixture: readonly Placed[], added: Placed): readonly Placed[] {
  const family = familyOf(added.marketId);
  const kept = sameFixture.findLast((pick) => familyOf(pick.marketId) !== family);
  return sameFixture.filter((pick) => pick !== kept);
}
