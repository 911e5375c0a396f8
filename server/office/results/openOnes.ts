/** Selections of a game that can still be bet on: nothing is decided of them (RSL-4). */
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import type { Work } from '../../store/store.ts';

export async function openOnes(tx: Work, fixtureId: string): Promise<ReadonlySet<string>> {
  const row = await tx.selectFrom('fixtures').select('body').where('fixture_id', '=', fixtureId).executeTakeFirst();
  if (row === undefined) return new Set();
  const { markets } = JSON.parse(row.body) as Fixture;
  const open = markets.flatMap(({ selections }) => selections.filter(({ status }) => status === 'open'));
  return new Set(open.map(({ selectionId }) => selectionId));
}
