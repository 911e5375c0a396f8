/**
 * The operators of a demo house, whose authenticator is published with their password: a newcomer sees the whole way in. A demo of before gets them at its next
 * start; a house that is none never has them.
 */
import { MemberId } from '../../src/domain/kernel/ids.ts';
import { seoulDayOf } from '../../src/domain/kernel/seoulDay.ts';
import { siteStandingOf } from '../../src/domain/office/operator.ts';
import type { PartnerRates } from '../../src/domain/office/partners.ts';
import type { Role } from '../../src/domain/office/roles.ts';
import { authenticatorPlace } from '../security/sealedPlaces.ts';
import type { Seals } from '../security/seals.ts';
import { addMember } from '../session/addMember.ts';
import type { Passwords } from '../session/password.ts';
import type { Store, Work } from '../store/store.ts';
import { operatorNames } from './copy/operatorNames.ts';
import { DEMO_AUTHENTICATOR, DEMO_PASSWORD } from './demoHouse.ts';

/** One of each role, and two cashiers, so that one can confirm what the other proposes; a partner below another. */
export const DEMO_OPERATORS: readonly { readonly userId: string; readonly role: Role }[] = [
  { userId: 'owner1', role: 'owner' },
  { userId: 'trader1', role: 'trader' },
  { userId: 'cashier1', role: 'cashier' },
  { userId: 'cashier2', role: 'cashier' },
  { userId: 'support1', role: 'support' },
  { userId: 'partner1', role: 'partner' },
  { userId: 'partner2', role: 'partner' },
];

/** Who is below the partners of a demo: user ids by that of who brought them. Percentages in hundredths of a percent. */
const DEMO_TREE: Readonly<Record<string, readonly string[]>> = {
  partner1: ['partner2', 'member5', 'member6'],
  partner2: ['member1', 'member2', 'member3'],
};
const DEMO_RATES: Readonly<Record<string, PartnerRates>> = {
  partner1: { casino: 100, slot: 200, mini: 80 },
  partner2: { casino: 80, slot: 180, mini: 60 },
};

/** Adds those that are not there. @param now epoch ms */
export async function addDemoOperators(store: Store, passwords: Passwords, seals: Seals, now: number): Promise<void> {
  const known = new Set(await store.read(operatorIds));
  const missing = DEMO_OPERATORS.filter(({ userId }) => !known.has(userId));
  if (missing.length === 0) return;
  const passwordHash = await passwords.hash(DEMO_PASSWORD, 'house');
  if (passwordHash === undefined) return;
  await store.write(async (tx) => {
    // Another process may have added them meanwhile; a member who joined under such a name keeps it.
    const taken = await takenIds(tx);
    for (const operator of missing)
      if (!taken.has(operator.userId)) await add(tx, operator, { passwordHash, seals }, now);
    for (const { userId, role } of missing) if (role === 'partner' && !taken.has(userId)) await grow(tx, userId, now);
  });
}

const operatorIds = async (tx: Work): Promise<readonly string[]> =>
  (await tx.selectFrom('operators').select('member_id').execute()).map((row) => row.member_id);

async function takenIds(tx: Work): Promise<ReadonlySet<string>> {
  const ids = DEMO_OPERATORS.map(({ userId }) => userId);
  const rows = await tx.selectFrom('members').select('user_id').where('user_id', 'in', ids).execute();
  return new Set(rows.map((row) => row.user_id));
}

async function add(
  tx: Work,
  { userId, role }: (typeof DEMO_OPERATORS)[number],
  { passwordHash, seals }: { readonly passwordHash: string; readonly seals: Seals },
  now: number,
): Promise<void> {
  const id = MemberId.parse(userId);
  const name = operatorNames[userId] ?? userId;
  const funding = role === 'partner' ? 3_000_000 : 0;
  const standing = { level: 5, point: 0, ...siteStandingOf(role), tendency: 0, funding };
  const secrets = { passwordHash, pinHash: '', phone: '', recommender: null };
  await addMember(tx, { id, userId, nickname: `${name}_${userId}`, ...standing, ...secrets }, now);
  await tx.insertInto('operators').values({ member_id: id, name, role, blocked_at: null }).execute();
  const secret = seals.seal(authenticatorPlace(id), DEMO_AUTHENTICATOR);
  await tx.insertInto('second_factors').values({ member_id: id, secret, last_step: 0 }).execute();
}

/** Gives a partner percentages, and whoever nobody brought. */
async function grow(tx: Work, userId: string, now: number): Promise<void> {
  const rates = DEMO_RATES[userId];
  if (rates !== undefined) {
    await tx
      .insertInto('partner_rates')
      .values({ partner_id: userId, from_at: seoulDayOf(now), ...rates })
      .execute();
  }
  await tx
    .updateTable('members')
    .set({ recommender: userId })
    .where('user_id', 'in', DEMO_TREE[userId] ?? [])
    .where('recommender', 'is', null)
    .execute();
}
