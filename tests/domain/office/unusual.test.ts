/** Which pairs of members against each other are one row (MBR-9). */
import { expect, it } from 'vitest';
import { joinPairs, type Backing } from '../../../src/domain/office/unusual.ts';

const backing = (memberId: string, selectionId: string, fixtureId = 'a'): Backing => ({
  ...{ fixtureId, marketId: '1', baseLine: '', selectionId, memberId, staked: 500_000 },
});
const saidOf = (rows: readonly (readonly Backing[])[]) =>
  rows.map((row) => row.map(({ memberId, selectionId }) => `${memberId} ${selectionId}`).join(', '));

it('MBR-9 pairs of one market with a member in common are one row, each backing once', () => {
  const [one, two, three, four] = [backing('m1', 'x'), backing('m2', 'y'), backing('m3', 'x'), backing('m4', 'y')];
  const other = [backing('m1', 'x', 'b'), backing('m2', 'y', 'b')] as const;
  expect(saidOf(joinPairs([[one, two], [three, four], other]))).toEqual(['m1 x, m2 y', 'm3 x, m4 y', 'm1 x, m2 y']);
  expect(saidOf(joinPairs([[one, two], other, [three, four], [three, two]]))).toEqual([
    'm1 x, m2 y, m3 x, m4 y',
    'm1 x, m2 y',
  ]);
  expect(joinPairs([])).toEqual([]);
});
