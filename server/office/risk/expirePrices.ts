/** Prices of the house that are over by the clock: the feed's are offered again (RSK-6), and it is written down that the house itself did it. */
import { FixtureId } from '../../../src/domain/kernel/ids.ts';
import { prepare } from '../../store/prepare.ts';
import type { Work } from '../../store/store.ts';
import { writeAudit } from '../auditLog.ts';
import { fixturesOf, layAgain } from './layAgain.ts';
import { dropPrice } from './rulingActs.ts';

const overPrices = prepare(({ now }: { readonly now: number }, database) =>
  database.selectFrom('overrides').selectAll().where('until', '<=', now),
);

/** @param now epoch ms */
export const readOverPrices = (tx: Work, now: number) => overPrices(tx, { now });

/** @param now epoch ms */
export async function expirePrices(tx: Work, now: number): Promise<void> {
  const over = await readOverPrices(tx, now);
  if (over.length === 0) return;
  for (const { fixture_id, selection_id, price, until } of over) {
    await dropPrice(tx, fixture_id, selection_id);
    const target = `selection:${fixture_id}:${selection_id}`;
    const changed = { before: { price, until }, after: { price: null, until: null } };
    await writeAudit(
      tx,
      { operator: null, from: '', device: '' },
      { act: 'risk/price', outcome: 'done', target, ...changed },
      now,
    );
  }
  const ids = [...new Set(over.map(({ fixture_id }) => FixtureId.parse(fixture_id)))];
  const reached = await Promise.all(ids.map((fixtureId) => fixturesOf(tx, { scope: 'fixture', fixtureId })));
  await layAgain(tx, reached.flat(), now);
}
