/**
 * Keeps the objects of rows that have not changed: every answer of a live query is a fresh copy, and a row drawn from the same
 * object is not drawn again. Versions decide (rule FX-1), so nothing is compared deeply.
 */
import { isSameScore, type Fixture, type Market } from '../../../domain/sports/fixture.ts';

const FACTS = ['status', 'startAt', 'home', 'away', 'leagueName'] as const;

/** Whether two copies of one fixture show the same. */
function showsSame(a: Fixture, b: Fixture): boolean {
  return (
    FACTS.every((fact) => a[fact] === b[fact]) &&
    isSameScore(a.score, b.score) &&
    a.markets.length === b.markets.length &&
    a.markets.every((market, index) => hasSameVersions(market, b.markets[index]))
  );
}

function hasSameVersions(a: Market, b: Market | undefined): boolean {
  return (
    b !== undefined &&
    a.marketId === b.marketId &&
    a.baseLine === b.baseLine &&
    a.selections.length === b.selections.length &&
    a.selections.every(({ selectionId, version }, index) => {
      const other = b.selections[index];
      return selectionId === other?.selectionId && version === other.version;
    })
  );
}

/** The new list with the old objects wherever they show the same. */
export function keepIdentity(before: readonly Fixture[], after: readonly Fixture[]): readonly Fixture[] {
  const known = new Map(before.map((fixture) => [fixture.fixtureId, fixture]));
  const kept = after.map((fixture) => {
    const old = known.get(fixture.fixtureId);
    return old !== undefined && showsSame(old, fixture) ? old : fixture;
  });
  const isUnchanged = kept.length === before.length && kept.every((fixture, index) => fixture === before[index]);
  return isUnchanged ? before : kept;
}
