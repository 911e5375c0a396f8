/** Which session an ending ends, on a real store: the one it is about, whatever came between the question who asks and the end. */
import { expect, it } from 'vitest';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { addMember } from '../../../server/session/addMember.ts';
import { endSession, openSession, readSession } from '../../../server/session/sessions.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { newDataDir } from '../support/openOrigin.ts';

const memberId = MemberId.parse('m1');

async function openStore() {
  const store = openSqliteStore(newDataDir(), 0);
  const standing = { level: 1, point: 0, type: 0, role: 0, tendency: 0, funding: 0 } as const;
  const names = { id: memberId, userId: 'm1', nickname: 'm1', phone: '', recommender: null };
  await store.write((tx) => addMember(tx, { ...names, ...standing, passwordHash: '', pinHash: '' }, 0));
  return store;
}

it('SES-R4 a logout that a newer login overtook leaves the newer session alone', async () => {
  const store = await openStore();
  await store.write((tx) => openSession(tx, { memberId, tokenHash: 'first', now: 1_000 }));
  await store.write((tx) => openSession(tx, { memberId, tokenHash: 'second', now: 2_000 }));
  await store.write((tx) => endSession(tx, 'first', 'loggedOut', 3_000));
  expect(await store.read((tx) => readSession(tx, 'first'))).toMatchObject({ state: 'replaced' });
  expect(await store.read((tx) => readSession(tx, 'second'))).toMatchObject({ state: 'active' });
  await store.close();
});
