/** Commands on a bet slip: each returns the events it causes, or the reason it is refused with. */
import type { BackableSelection } from '../bets/compareClaims.ts';
import { accept, reject, type Decision } from '../kernel/decision.ts';
import type { SelectionId } from '../kernel/ids.ts';
import type { OddsPolicy } from '../reference/oddsPolicies.ts';
import { pageRules } from '../reference/pageRules.ts';
import { MAX_PICKS, type PageKind } from '../reference/pages.ts';
import { findSelection, isOpen, offeredOdds, type Fixture } from '../sports/fixture.ts';
import { bonusFault, isBonus, unearnedBonuses, type BonusRejection } from './bonusPick.ts';
import { replacedBy } from './replacePicks.ts';
import type { Slip, SlipEvent } from './slip.ts';
import type { SlipPick } from './slipPick.ts';

/** Why a slip refused to change. Numbers travel with the reason. */
export type SlipRejection =
  | { readonly reason: 'betInFlight' }
  | { readonly reason: 'selectionGone' }
  | { readonly reason: 'selectionSuspended' }
  | { readonly reason: 'tooManyPicks'; readonly limit: number }
  | BonusRejection
  | { readonly reason: 'nothingChanged' };

type SlipDecision = Decision<SlipEvent, SlipRejection>;

/**
 * Picks a selection, or takes it back if it is picked already (the odds button toggles).
 *
 * A new pick replaces earlier ones by the page's rule (CRT-07, rules SLIP-2, SLIP-10 … SLIP-13). The price agreed to is the one shown now.
 *
 * @param fixture as the database has it now; `undefined` if it is gone
 */
export function togglePick(slip: Slip, fixture: Fixture | undefined, selectionId: SelectionId): SlipDecision {
  if (slip.phase.at !== 'open') return reject({ reason: 'betInFlight' });
  if (slip.picks.some((pick) => pick.selectionId === selectionId)) return removePick(slip, selectionId);
  const found = offerIn(fixture, selectionId);
  if (found === undefined) return reject({ reason: 'selectionGone' });
  if (!isOpen(found.selection)) return reject({ reason: 'selectionSuspended' });
  const pick = pickFrom(found);
  const replaces = [...replacedBy(pageRules[slip.page].replacement, slip.picks, pick)];
  const picks = [...without(slip.picks, replaces), pick];
  if (picks.length > MAX_PICKS) return reject({ reason: 'tooManyPicks', limit: MAX_PICKS });
  const fault = bonusFault(picks);
  // A bonus that a replacement makes too big goes with it; only one that is being picked is refused for it.
  if (fault !== undefined && (fault.reason === 'oddsBesideBonus' || isBonus(pick))) return reject(fault);
  return accept({ type: 'PickAdded', page: slip.page, pick, replaces }, ...removalsOf(slip.page, picks));
}

/** Takes a pick back, and with it a bonus that asks for more folds than are left (rule BON-1). */
export function removePick(slip: Slip, selectionId: SelectionId): SlipDecision {
  if (slip.phase.at !== 'open') return reject({ reason: 'betInFlight' });
  if (!slip.picks.some((pick) => pick.selectionId === selectionId)) return reject({ reason: 'nothingChanged' });
  const left = without(slip.picks, [selectionId]);
  return accept({ type: 'PickRemoved', page: slip.page, selectionId }, ...removalsOf(slip.page, left));
}

const without = (picks: readonly SlipPick[], gone: readonly SelectionId[]): readonly SlipPick[] =>
  picks.filter((pick) => !gone.includes(pick.selectionId));

/** The events that take unearned bonuses off these picks. */
const removalsOf = (page: PageKind, picks: readonly SlipPick[]): readonly SlipEvent[] =>
  unearnedBonuses(picks).map(({ selectionId }) => ({ type: 'PickRemoved', page, selectionId }));

/** Empties the slip. While a bet's outcome is open it may not be emptied: the picks are the member's only view of it. */
export function clearSlip(slip: Slip, reason: 'member' | 'leftPage'): SlipDecision {
  if (slip.phase.at !== 'open') return reject({ reason: 'betInFlight' });
  if (slip.picks.length === 0 && (slip.stake === 0 || reason === 'member')) return reject({ reason: 'nothingChanged' });
  return accept({ type: 'SlipCleared', page: slip.page, reason });
}

/**
 * Puts picks back after a removal or from an earlier bet, at today's prices, each as if it were picked now: it replaces by the page's
 * rule, and a bonus stays only if it is earned (rule SLIP-14).
 */
export function restorePicks(slip: Slip, picks: readonly SlipPick[]): SlipDecision {
  if (slip.phase.at !== 'open') return reject({ reason: 'betInFlight' });
  if (picks.length === 0) return reject({ reason: 'nothingChanged' });
  const rule = pageRules[slip.page].replacement;
  const joined = picks.reduce<readonly SlipPick[]>(
    (kept, pick) => [...without(kept, [pick.selectionId, ...replacedBy(rule, kept, pick)]), pick],
    slip.picks,
  );
  const earned = without(
    joined,
    unearnedBonuses(joined).map(({ selectionId }) => selectionId),
  );
  if (earned.length > MAX_PICKS) return reject({ reason: 'tooManyPicks', limit: MAX_PICKS });
  const fault = bonusFault(earned);
  if (fault !== undefined) return reject(fault);
  return accept({ type: 'PicksRestored', page: slip.page, picks: [...earned] });
}

/** Sets the stake, capped at the balance (CRT-04, rule SLIP-4). Won. */
export function changeStake(slip: Slip, stake: number, balance: number): SlipDecision {
  if (slip.phase.at !== 'open') return reject({ reason: 'betInFlight' });
  const capped = Math.max(0, Math.min(Math.trunc(stake), balance));
  if (capped === slip.stake) return reject({ reason: 'nothingChanged' });
  return accept({ type: 'StakeChanged', page: slip.page, stake: capped });
}

/**
 * No to the changed-odds question (CRT-12, rule SLIP-15): most pages clear the slip; the European page keeps it and is handed the
 * changes.
 */
export function declineChangedOdds(slip: Slip): SlipDecision {
  if (slip.phase.at !== 'changed') return reject({ reason: 'nothingChanged' });
  const { page } = slip;
  if (!pageRules[page].keepsDeclined) return accept({ type: 'SlipCleared', page, reason: 'declined' });
  return accept({ type: 'ChangedOddsDeclined', page, key: slip.phase.key, changes: slip.phase.changes });
}

/** Says what may happen when odds changed; a bet already on its way keeps what it was sent with (rule SLIP-16). */
export function chooseOddsPolicy(slip: Slip, policy: OddsPolicy): SlipDecision {
  if (slip.phase.at !== 'open') return reject({ reason: 'betInFlight' });
  if (slip.policy === policy) return reject({ reason: 'nothingChanged' });
  return accept({ type: 'OddsPolicyChosen', page: slip.page, policy });
}

/** Turns a selection of a fixture into a pick at its offered odds; `undefined` if the fixture does not have it. */
export function pickOf(fixture: Fixture, selectionId: SelectionId): SlipPick | undefined {
  const found = offerIn(fixture, selectionId);
  return found === undefined ? undefined : pickFrom(found);
}

function offerIn(fixture: Fixture | undefined, selectionId: SelectionId): BackableSelection | undefined {
  if (fixture === undefined) return undefined;
  const found = findSelection(fixture, selectionId);
  return found === undefined ? undefined : { fixture, ...found };
}

/** A selection on offer as a pick, at the odds offered now. */
export function pickFrom({ fixture, market, selection }: BackableSelection): SlipPick {
  return {
    selectionId: selection.selectionId,
    fixtureId: fixture.fixtureId,
    sportId: fixture.sportId,
    marketId: market.marketId,
    marketName: market.name,
    side: selection.side,
    name: selection.name,
    line: selection.line,
    baseLine: market.baseLine,
    leagueName: fixture.leagueName,
    home: fixture.home,
    away: fixture.away,
    startAt: fixture.startAt,
    odds: offeredOdds(selection),
    version: selection.version,
  };
}

export function isEditable(slip: Slip): boolean {
  return slip.phase.at === 'open';
}
