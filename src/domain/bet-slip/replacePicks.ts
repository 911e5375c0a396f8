/**
 * Which picks a new pick pushes off the slip (CRT-07, rules SLIP-2, SLIP-10, SLIP-11). One function per variant; a page says
 * which variant it uses.
 */
import { unreachable } from '../kernel/decision.ts';
import type { SelectionId } from '../kernel/ids.ts';
import { familyOf } from '../reference/marketFamilies.ts';
import type { ReplacementRule } from '../reference/pages.ts';
import type { Pick } from './slip.ts';

/** Ids of the picks that `added` replaces, in slip order. */
export function replacedBy(rule: ReplacementRule, picks: readonly Pick[], added: Pick): readonly SelectionId[] {
  const sameFixture = picks.filter((pick) => pick.fixtureId === added.fixtureId);
  return replacedOf(rule, sameFixture, added).map((pick) => pick.selectionId);
}

function replacedOf(rule: ReplacementRule, sameFixture: readonly Pick[], added: Pick): readonly Pick[] {
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
function replacedInPlay(sameFixture: readonly Pick[], added: Pick): readonly Pick[] {
  const family = familyOf(added.marketId);
  const kept = sameFixture.findLast((pick) => familyOf(pick.marketId) !== family);
  return sameFixture.filter((pick) => pick !== kept);
}
