/**
 * Opens the seals of a house at its start (rules SEAL): the key is the one its secrets are sealed with, or nothing is opened and whoever starts it is
 * told so. Secrets of a house that is older than its seals are sealed, and those under a key that is replaced are sealed anew.
 */
import type { Randomness } from '../randomness.ts';
import type { Store, Work } from '../store/store.ts';
import { sealAllAgain } from './sealedPlaces.ts';
import { makeKeyFile, placeOfKey, readKeyFile, readSealKey, type SealKeySource } from './sealKey.ts';
import { createSeals, fingerprintOf, type Seals } from './seals.ts';

/** `meta`: the fingerprint of the key. */
const KEY = 'sealKey';

/** @throws Error with a sentence for the operator where the key is missing, or another */
export async function openSeals(
  store: Store,
  dataDir: string,
  source: SealKeySource,
  randomness: Randomness,
): Promise<Seals> {
  const place = placeOfKey(dataDir, source);
  const known = await store.read(readFingerprint);
  const given = readSealKey(dataDir, source);
  if (given === undefined && known !== undefined) {
    throw new Error(
      `the key of this house's sealed secrets is missing: put it back at ${place}, or say where it is with HANPAN_KEY_FILE`,
    );
  }
  if (given === undefined && source.keyFile !== undefined) throw new Error(`there is no key at ${place}`);
  const key = given ?? makeKeyFile(place, randomness);
  const seals = createSeals(key, randomness);
  const fingerprint = fingerprintOf(key);
  if (known !== fingerprint) await store.write((tx) => sealAnew(tx, seals, { fingerprint, place, source, randomness }));
  return seals;
}

interface NewKey {
  readonly fingerprint: string;
  readonly place: string;
  readonly source: SealKeySource;
  readonly randomness: Randomness;
}

async function sealAnew(tx: Work, seals: Seals, { fingerprint, place, source, randomness }: NewKey): Promise<void> {
  // Another process may have been first.
  const known = await readFingerprint(tx);
  if (known === fingerprint) return;
  const before = known === undefined ? undefined : sealsOfBefore(known, place, source, randomness);
  await sealAllAgain(tx, (at, stored) => seals.seal(at, before === undefined ? stored : before.open(at, stored)));
  await tx
    .insertInto('meta')
    .values({ key: KEY, value: fingerprint })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: fingerprint }))
    .execute();
}

function sealsOfBefore(known: string, place: string, { oldKeyFile }: SealKeySource, randomness: Randomness): Seals {
  const old = oldKeyFile === undefined ? undefined : readKeyFile(oldKeyFile);
  if (old !== undefined && fingerprintOf(old) === known) return createSeals(old, randomness);
  throw new Error(
    `${place} is another key than this house's secrets are sealed with: put that one back, or name it with HANPAN_OLD_KEY_FILE to replace it`,
  );
}

async function readFingerprint(tx: Work): Promise<string | undefined> {
  return (await tx.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst())?.value;
}
