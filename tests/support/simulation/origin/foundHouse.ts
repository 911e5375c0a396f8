/** Founds the house of a run with the origin's own code: two members with much money, limits that let them bet often. */
import { MemberId } from '../../../../src/domain/kernel/ids.ts';
import { storeKind } from '../../../../server/house/houseKind.ts';
import { storeSetting } from '../../../../server/house/settings.ts';
import { addMember } from '../../../../server/session/addMember.ts';
import { storeOn } from '../../../../server/store/openSqliteStore.ts';
import { sampleLevel, sampleMember } from '../../engine/sampleData.ts';
import { FUNDS, LONG_SESSION_MIN, MEMBER_NAMES } from '../simulatedOrigin.ts';
import type { OriginDatabase } from './originDatabase.ts';

/** @param now epoch ms */
export async function foundHouse(database: OriginDatabase, epoch: string, now: number): Promise<void> {
  const hold = database.hold(() => undefined);
  const store = storeOn(hold.database, now);
  await store.write(async (tx) => {
    for (const name of MEMBER_NAMES) {
      const member = sampleMember({ id: MemberId.parse(name), userId: name, nickname: name });
      const secrets = { passwordHash: 'none', pinHash: 'none' };
      await addMember(tx, { ...member, ...secrets, phone: '', recommender: null, funding: FUNDS }, now);
    }
    await tx
      .insertInto('levels')
      .values({ level: sampleLevel.level, body: JSON.stringify(sampleLevel) })
      .execute();
    await storeSetting(tx, 'autoLogoutMin', LONG_SESSION_MIN);
    await storeSetting(tx, 'bettingRules', {
      closingLeadMs: 0,
      minBetIntervalMs: 0,
      refusesHedges: false,
      fixtureMax: { [`${sampleLevel.level}`]: FUNDS },
      resultOverdueMs: 12 * 3_600_000,
    });
    await storeKind(tx, 'members');
    for (const [key, value] of [
      ['founded', `${now}`],
      ['epoch', epoch],
    ] as const)
      await tx.insertInto('meta').values({ key, value }).execute();
  });
  hold.release();
}
