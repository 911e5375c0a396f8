/** What a reported selection makes of the stored one, under what the house says of it (RSK): the version grows by one with every change, and only then (FX-1). */
import { NO_PRICE_YET } from '../../src/domain/kernel/odds.ts';
import { takeChange } from '../../src/domain/sports/evolveSelection.ts';
import { hasSameWords, type Selection, type SelectionChange } from '../../src/domain/sports/fixture.ts';
import { offeredUnder, type Ruling } from '../../src/domain/sports/rulings.ts';
import type { SelectionReport } from '../feed/feed.ts';

/** Version 1; without a price it is suspended until one comes. */
export function openSelection(report: SelectionReport, ruling: Ruling): Selection {
  const odds = report.odds ?? NO_PRICE_YET;
  const { status, oddsByAdmin } = offeredUnder({ status: fedStatusOf(report), odds }, ruling);
  return {
    selectionId: report.selectionId,
    side: report.side,
    name: report.name,
    line: report.line,
    odds,
    oddsByAdmin,
    status,
    settlement: report.settlement,
    version: 1,
    oddsBefore: oddsByAdmin ?? odds,
    movedAt: 0,
  };
}

/**
 * @param at epoch ms of the event that will carry the change
 * @returns the same object if the report says nothing new
 */
export function reviseSelection(stored: Selection, report: SelectionReport, at: number, ruling: Ruling): Selection {
  const { side, name, line, settlement } = report;
  const odds = report.odds ?? stored.odds;
  const { status, oddsByAdmin } = offeredUnder({ status: fedStatusOf(report), odds }, ruling);
  const isSame =
    hasSameWords(stored, report) &&
    odds === stored.odds &&
    oddsByAdmin === stored.oddsByAdmin &&
    status === stored.status &&
    settlement === stored.settlement;
  if (isSame) return stored;
  const next: Selection = { ...stored, side, name, line };
  takeChange(next, { version: stored.version + 1, odds, oddsByAdmin, status, settlement }, at);
  return next;
}

/** The difference of two versions of a selection, as `OddsChanged` carries it. */
export function changeBetween(stored: Selection, next: Selection): SelectionChange {
  return {
    selectionId: next.selectionId,
    version: next.version,
    ...(next.odds === stored.odds ? {} : { odds: next.odds }),
    ...(next.oddsByAdmin === stored.oddsByAdmin ? {} : { oddsByAdmin: next.oddsByAdmin }),
    ...(next.status === stored.status ? {} : { status: next.status }),
    ...(next.settlement === stored.settlement ? {} : { settlement: next.settlement }),
  };
}

/** Without a price nothing can be bet on, nor on what has its result (RSL-10), whatever the feed calls it. */
export function fedStatusOf({ status, odds, settlement }: SelectionReport): Selection['status'] {
  if (status !== 'open') return status;
  if (settlement !== null) return 'settled';
  return odds === null ? 'suspended' : 'open';
}
