/**
 * Is this house a demo, whose members, passwords and PINs everybody may read? Only where it was founded as one and is still told, or
 * seen, to be one; anywhere else a password that is published opens nothing (SEC-02, `docs/decisions/0065-second-factor.md`).
 */
import { isIPv4 } from 'node:net';
import type { Seals } from '../security/seals.ts';
import type { Passwords } from '../session/password.ts';
import type { Store, Work } from '../store/store.ts';
import { addDemoOperators, DEMO_OPERATORS } from './demoOperators.ts';
import { DEMO_MEMBERS, DEMO_PASSWORD, DEMO_PIN } from './demoHouse.ts';

/** How a start was told what kind of house it is. */
export interface HouseKindOptions {
  /** `null`: a demo where nobody beyond this machine comes. */
  readonly demo: boolean | null;
  readonly host: string;
  readonly trustProxy: readonly string[];
}

/** A house behind a proxy is reached from elsewhere, whatever it listens on. */
export function mayBeDemo({ demo, host, trustProxy }: HouseKindOptions): boolean {
  return demo ?? (isLoopback(host) && trustProxy.length === 0);
}

/** Whether nobody beyond this machine can reach a house that listens there. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}

const KIND = 'house';
const PIN = 'demoPin';

/** In the transaction that founds the house. A demo keeps its published PIN with it. */
export async function storeKind(tx: Work, kind: 'demo' | 'members'): Promise<void> {
  await keep(tx, KIND, kind);
  if (kind === 'demo') await keep(tx, PIN, DEMO_PIN);
}

/**
 * @returns whether it is a demo
 * @throws Error with a sentence for the operator, where a published password would open a house that others can reach
 */
export async function houseKind(
  store: Store,
  { passwords, seals }: { readonly passwords: Passwords; readonly seals: Seals },
  options: HouseKindOptions,
  now: number,
): Promise<boolean> {
  // A house without a word on it is older than the difference: it was founded with demo members.
  const wasDemo = (await store.read((tx) => read(tx, KIND))) !== 'members';
  if (!wasDemo) {
    if (options.demo === true) throw new Error('this house was not founded as a demo: start it without --demo');
    return false;
  }
  if (mayBeDemo(options)) {
    await renewPins(store, passwords);
    await addDemoOperators(store, passwords, seals, now);
    return true;
  }
  const known = await store.read((tx) => demoMembers(tx));
  for (const { user_id, password_hash, pin_hash } of known) {
    const isKnown =
      (await passwords.verify(DEMO_PASSWORD, password_hash, 'house')) === true ||
      (await passwords.verify(DEMO_PIN, pin_hash, 'house')) === true;
    if (isKnown) {
      throw new Error(
        `the password or PIN of ${user_id} is published: take another HANPAN_DATA, or say --demo if anybody may sign in`,
      );
    }
  }
  return false;
}

const MEMBER_IDS = DEMO_MEMBERS.map((member) => member.userId);
const DEMO_IDS = [...MEMBER_IDS, ...DEMO_OPERATORS.map((operator) => operator.userId)];

const demoMembers = (tx: Work) =>
  tx.selectFrom('members').select(['user_id', 'password_hash', 'pin_hash']).where('id', 'in', DEMO_IDS).execute();

/** A demo house of before had a PIN that is too short by now. */
async function renewPins(store: Store, passwords: Passwords): Promise<void> {
  if ((await store.read((tx) => read(tx, PIN))) === DEMO_PIN) return;
  const hash = await passwords.hash(DEMO_PIN, 'house');
  if (hash === undefined) return;
  await store.write(async (tx) => {
    await tx.updateTable('members').set({ pin_hash: hash }).where('id', 'in', MEMBER_IDS).execute();
    await keep(tx, PIN, DEMO_PIN);
  });
}

async function read(tx: Work, key: string): Promise<string | undefined> {
  const row = await tx.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

async function keep(tx: Work, key: string, value: string): Promise<void> {
  await tx
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
