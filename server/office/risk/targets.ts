/** What a ruling is about: the parts of fixtures that it reaches, and its name as it is written down. */
import type { HoldTarget } from '../../../src/domain/sports/rulings.ts';
import type { Work } from '../../store/store.ts';
import type { RuledFixture } from './layAgain.ts';

/** As it is written down. */
export const nameOf = (target: HoldTarget): string => {
  const { scope, ...ids } = target;
  return [scope, ...Object.values(ids)].join(':').slice(0, 200);
};

/** Fixtures with only the part that a target is about, so that what it reaches is counted. */
export function reachedBy(reached: readonly RuledFixture[], target: HoldTarget): readonly RuledFixture[] {
  if (target.scope !== 'market' && target.scope !== 'selection') return reached;
  return reached.flatMap(({ fixture, fedOpen }) => {
    const markets =
      target.scope === 'market'
        ? fixture.markets.filter((one) => one.marketId === target.marketId && one.baseLine === target.baseLine)
        : fixture.markets.flatMap((market) => {
            const selections = market.selections.filter(({ selectionId }) => selectionId === target.selectionId);
            return selections.length === 0 ? [] : [{ ...market, selections }];
          });
    return markets.length === 0 ? [] : [{ fixture: { ...fixture, markets }, fedOpen }];
  });
}

/** How many rulings of a kind there are (RSK-7). */
export async function countOf(tx: Work, table: 'holds' | 'overrides' | 'margins' | 'caps'): Promise<number> {
  const { count } = await tx
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
