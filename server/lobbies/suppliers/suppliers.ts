/** The suppliers that have a contract (LBY-2), and the secret that each shares with the house: made once, kept in the store, told nobody else. */
import type { Supplier } from '../../../src/domain/reference/lobbies.ts';
import type { Randomness } from '../../randomness.ts';
import type { Work } from '../../store/store.ts';
import { houseSupplier } from './house.ts';
import type { SupplierAdapter } from './supplier.ts';

const adapters: { readonly [Id in Supplier]?: SupplierAdapter } = { house: houseSupplier };

/** `undefined` for one that has no contract, and for what is none. */
export const adapterOf = (supplier: string): SupplierAdapter | undefined =>
  Object.hasOwn(adapters, supplier) ? adapters[supplier as Supplier] : undefined;

const SECRET_BYTES = 48;
const keyOf = (supplier: string) => `supplierSecret ${supplier}`;

/** `undefined` before the first launch: nobody can have signed anything. */
export async function readSecret(tx: Work, supplier: string): Promise<string | undefined> {
  return (await tx.selectFrom('meta').select('value').where('key', '=', keyOf(supplier)).executeTakeFirst())?.value;
}

/** Made the first time that it is asked for. */
export async function secretOf(tx: Work, supplier: string, randomness: Randomness): Promise<string> {
  const value = randomness.text(SECRET_BYTES);
  await tx
    .insertInto('meta')
    .values({ key: keyOf(supplier), value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readSecret(tx, supplier)) ?? value;
}
