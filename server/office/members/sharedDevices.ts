/** Browsers that several members signed in with (MBR-7); operators are not counted. */
import { sql } from 'kysely';
import type { MemberId } from '../../../src/domain/kernel/ids.ts';
import type { ListKey } from '../../../src/domain/lists/listKey.ts';
import { MOST_NAMED, type SharedDevice } from '../../../src/domain/office/devices.ts';
import type { QueueMember } from '../../../src/domain/office/queue.ts';
import { ADMINISTRATOR } from '../../../src/domain/session/member.ts';
import type { Work } from '../../store/store.ts';
import { readQueueMember } from '../queueRows.ts';

export async function readSharedDevices(
  tx: Work,
  _filter: object,
  after: ListKey | undefined,
  limit: number,
): Promise<readonly SharedDevice[]> {
  const at = sql<number>`max(seen_at)`;
  const rows = await devicesOfMembers(tx)
    .select(['device as id', at.as('at'), sql<number>`count(*)`.as('count')])
    .groupBy('device')
    .having(sql<boolean>`count(*) > 1`)
    .$if(after !== undefined, (query) =>
      query.having(sql<boolean>`(max(seen_at), device) < (${after?.at ?? 0}, ${after?.id ?? ''})`),
    )
    .orderBy(at, 'desc')
    .orderBy('device', 'desc')
    .limit(limit)
    .execute();
  return Promise.all(rows.map(async (row) => ({ ...row, members: await membersOf(tx, row.id) })));
}

const devicesOfMembers = (tx: Work) =>
  tx
    .selectFrom('known_devices')
    .innerJoin('members', 'members.id', 'known_devices.member_id')
    .where('members.type', '<>', ADMINISTRATOR);

async function membersOf(tx: Work, device: string): Promise<SharedDevice['members']> {
  const rows = await devicesOfMembers(tx)
    .select(['member_id', 'first_at', 'seen_at'])
    .where('device', '=', device)
    .orderBy('seen_at', 'desc')
    .orderBy('member_id', 'desc')
    .limit(MOST_NAMED)
    .execute();
  return Promise.all(
    rows.map(async ({ member_id, first_at, seen_at }) => ({
      ...(await readQueueMember(tx, member_id)),
      firstAt: first_at,
      lastAt: seen_at,
    })),
  );
}

/** Other members who have signed in with a browser that this one did. */
export async function sameDevice(tx: Work, memberId: MemberId): Promise<QueueMember[]> {
  const rows = await devicesOfMembers(tx)
    .innerJoin('known_devices as own', 'own.device', 'known_devices.device')
    .select('known_devices.member_id as id')
    .distinct()
    .where('own.member_id', '=', memberId)
    .where('known_devices.member_id', '<>', memberId)
    .limit(MOST_NAMED)
    .execute();
  return Promise.all(rows.map(({ id }) => readQueueMember(tx, id)));
}
