/** What the house says over its feed as it is stored (rules RSK), and what the feed has open below it: read by whoever plans a delivery, written with it. */
import { FixtureId, SelectionId } from '../../src/domain/kernel/ids.ts';
import {
  HoldTarget,
  MarginTarget,
  rulingsOf,
  type FedOpen,
  type MovedMargin,
  type Rulings,
} from '../../src/domain/sports/rulings.ts';
import { prepareOne } from '../store/prepare.ts';
import type { Work } from '../store/store.ts';

const KEY = 'rulings.revision';

/** As of one revision, which grows with every change of any part of it. */
export interface Overlay {
  readonly revision: number;
  readonly rulings: Rulings;
  /** Only of fixtures of which the feed has something open below a hold. */
  readonly fedOpen: ReadonlyMap<FixtureId, FedOpen>;
}

/** Asked for twice by each delivery. */
const revisionRow = prepareOne((_given: object, database) =>
  database.selectFrom('meta').select('value').where('key', '=', KEY),
);

/** 0 before the first ruling. */
export async function readRevision(tx: Work): Promise<number> {
  const row = await revisionRow(tx, {});
  return row === undefined ? 0 : Number(row.value);
}

/** In the transaction that changes a ruling, or what lies below one: deliveries that were planned before are planned anew. */
export async function raiseRevision(tx: Work): Promise<void> {
  const value = String((await readRevision(tx)) + 1);
  await tx
    .insertInto('meta')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

export async function readRulings(tx: Work): Promise<Rulings> {
  const holds = await tx.selectFrom('holds').select('target').execute();
  const prices = await tx.selectFrom('overrides').select(['fixture_id', 'selection_id', 'price']).execute();
  return rulingsOf(
    holds.map(({ target }) => HoldTarget.parse(JSON.parse(target))),
    prices.map((row) => ({
      fixtureId: FixtureId.parse(row.fixture_id),
      selectionId: SelectionId.parse(row.selection_id),
      price: row.price,
    })),
    await readMovedMargins(tx),
  );
}

export async function readMovedMargins(tx: Work): Promise<readonly MovedMargin[]> {
  const rows = await tx.selectFrom('margins').select(['target', 'shift']).execute();
  return rows.map(({ target, shift }) => ({ target: MarginTarget.parse(JSON.parse(target)), shift }));
}

export async function readOverlay(tx: Work): Promise<Overlay> {
  const rows = await tx
    .selectFrom('fixtures')
    .select(['fixture_id', 'fed_open'])
    .where('fed_open', 'is not', null)
    .execute();
  return {
    revision: await readRevision(tx),
    rulings: await readRulings(tx),
    fedOpen: new Map(rows.map((row) => [FixtureId.parse(row.fixture_id), fedOpenOf(row.fed_open)])),
  };
}

/** @param text a column `fed_open` */
export const fedOpenOf = (text: string | null): FedOpen =>
  new Set(text === null ? [] : SelectionId.array().parse(JSON.parse(text)));

/** A set as its column has it. */
export const fedOpenText = (fedOpen: FedOpen): string | null =>
  fedOpen.size === 0 ? null : JSON.stringify([...fedOpen]);

/** Of fixtures that are stored, in the transaction of the delivery. */
export async function storeFedOpen(tx: Work, changed: ReadonlyMap<FixtureId, FedOpen>): Promise<void> {
  if (changed.size === 0) return;
  for (const [fixtureId, open] of changed)
    await tx
      .updateTable('fixtures')
      .set({ fed_open: fedOpenText(open) })
      .where('fixture_id', '=', fixtureId)
      .execute();
  await raiseRevision(tx);
}
