/** Members with money, for a benchmark's own data directory: copies of the demo's richest one. */
import { MemberId } from '../../src/domain/kernel/ids.ts';
import { fundingTransfer } from '../../src/domain/wallet/ledger.ts';
import { startOrigin } from '../../server/origin.ts';
import { openSqliteStore } from '../../server/store/openSqliteStore.ts';
import { postTransfers } from '../../server/wallet/postTransfers.ts';

const MODEL = 'member8';
const FUNDS = 10_000_000_000;

export const benchMemberOf = (index: number): MemberId => MemberId.parse(`bench${index}`);

/** Founds a house whose feed is told what to say, and adds members to it. */
export async function foundHouse(dataDir: string, members: number): Promise<void> {
  const options = { dataDir, port: 0, host: '127.0.0.1', siteDir: null, feed: null, passwordCost: 8 };
  await (await startOrigin(options)).close();
  await addMembers(dataDir, members);
}

async function addMembers(dataDir: string, count: number): Promise<void> {
  const store = openSqliteStore(dataDir, 0);
  await store.write(async (tx) => {
    const model = await tx.selectFrom('members').selectAll().where('id', '=', MODEL).executeTakeFirstOrThrow();
    for (let index = 0; index < count; index += 1) {
      const id = benchMemberOf(index);
      await tx
        .insertInto('members')
        .values({ ...model, id, user_id: id, tendency: 0 })
        .execute();
      await postTransfers(tx, [fundingTransfer(id, FUNDS)], 0);
    }
  });
  await store.close();
}
