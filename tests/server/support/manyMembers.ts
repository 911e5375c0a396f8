/** Members with money in a house of a run's own, on either store: copies of the demo's richest one. */
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { fundingTransfer } from '../../../src/domain/wallet/ledger.ts';
import { startOrigin } from '../../../server/origin.ts';
import { hashToken, openSession } from '../../../server/session/sessions.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import type { Store, Work } from '../../../server/store/store.ts';
import { postTransfers } from '../../../server/wallet/postTransfers.ts';

const MODEL = 'member8';
/** Won of each. */
export const FUNDS = 10_000_000_000;

/** Opens the store of a house, as `OriginOptions` has it. */
type OpenStore = (dataDir: string, now: number) => Store | Promise<Store>;

export const oneOfMany = (index: number): MemberId => MemberId.parse(`many${index}`);

/** Founds a house whose feed is told what to say, and adds members to it. */
export async function foundHouse(
  dataDir: string,
  members: number,
  openStore: OpenStore = openSqliteStore,
): Promise<void> {
  const options = { dataDir, port: 0, host: '127.0.0.1', siteDir: null, feed: null, passwordCost: 8, openStore };
  await (await startOrigin(options)).close();
  await writeOnce(dataDir, openStore, async (tx) => {
    const model = await tx.selectFrom('members').selectAll().where('id', '=', MODEL).executeTakeFirstOrThrow();
    for (let index = 0; index < members; index += 1) {
      const id = oneOfMany(index);
      await tx
        .insertInto('members')
        .values({ ...model, id, user_id: id, tendency: 0 })
        .execute();
      await postTransfers(tx, [fundingTransfer(id, FUNDS)], 0);
    }
  });
}

/** Signs all of them in. @returns their tokens, in their order */
export async function signInMany(
  dataDir: string,
  members: number,
  openStore: OpenStore = openSqliteStore,
): Promise<readonly string[]> {
  const tokens = Array.from({ length: members }, (_, index) => `${'t'.repeat(30)}${index}`);
  await writeOnce(dataDir, openStore, async (tx) => {
    for (const [index, token] of tokens.entries()) {
      await openSession(tx, { memberId: oneOfMany(index), tokenHash: hashToken(token), now: Date.now() });
    }
  });
  return tokens;
}

async function writeOnce(dataDir: string, openStore: OpenStore, work: (tx: Work) => Promise<void>): Promise<void> {
  const store = await openStore(dataDir, Date.now());
  try {
    await store.write(work);
  } finally {
    await store.close();
  }
}
