/** Rulings as traders see them, with who made them. */
import type { Hold, Override } from '../../../src/domain/office/risk.ts';
import { FixtureId, SelectionId } from '../../../src/domain/kernel/ids.ts';
import { HoldTarget } from '../../../src/domain/sports/rulings.ts';
import type { Work } from '../../store/store.ts';

/** The newest first. */
export async function readHolds(tx: Work): Promise<readonly Hold[]> {
  const rows = await tx.selectFrom('holds').selectAll().orderBy('at', 'desc').execute();
  return rows.map(({ target, name, at, reason }) => ({
    target: HoldTarget.parse(JSON.parse(target)),
    ...{ name, at, reason },
  }));
}

/** The newest first. */
export async function readOverrides(tx: Work): Promise<readonly Override[]> {
  const rows = await tx.selectFrom('overrides').selectAll().orderBy('at', 'desc').execute();
  return rows.map(({ fixture_id, selection_id, price, until, name, at, reason }) => ({
    fixtureId: FixtureId.parse(fixture_id),
    selectionId: SelectionId.parse(selection_id),
    ...{ price, until, name, at, reason },
  }));
}

/** How many rulings are over parts of each fixture. */
export function rulingsByFixture(holds: readonly Hold[], overrides: readonly Override[]) {
  const counts = new Map<FixtureId, { holds: number; prices: number }>();
  const countOf = (fixtureId: FixtureId) => {
    const known = counts.get(fixtureId) ?? { holds: 0, prices: 0 };
    counts.set(fixtureId, known);
    return known;
  };
  for (const { target } of holds) if ('fixtureId' in target) countOf(target.fixtureId).holds += 1;
  for (const { fixtureId } of overrides) countOf(fixtureId).prices += 1;
  return counts;
}
