/** `/friend`: who joined by a member's code, and points for those who have played (rules FRN). */
import { friendsCall } from '../../src/domain/calls/days.ts';
import type { Friends } from '../../src/domain/days/friends.ts';
import { maskedName } from '../../src/domain/days/tournament.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { pointsTransfer } from '../../src/domain/wallet/ledger.ts';
import { tellDocument } from '../events/tellMember.ts';
import { readSetting } from '../house/settings.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { readSignedIn } from '../session/readMember.ts';
import type { Store, Work } from '../store/store.ts';
import { moveFor } from '../wallet/moveFor.ts';
import type { DaysParts } from './daysParts.ts';

const SHOWN = 200;
/** Friends of one transaction, so that no bet waits for it; the rest are the next upkeep's. */
const SLICE = 50;

export function friendRoutes(answer: AnswerCall, { store }: DaysParts): void {
  answer(friendsCall, ({ session }) => store.read((tx) => readFriends(tx, session.memberId)));
}

async function readFriends(tx: Work, memberId: MemberId): Promise<Friends> {
  const { userId } = await readSignedIn(tx, memberId);
  const all = tx.selectFrom('members').where('recommender', '=', userId);
  const rows = await all
    .leftJoin('friend_rewards', 'friend_rewards.friend_id', 'members.id')
    .select(['members.nickname', 'members.joined_at', 'friend_rewards.at'])
    .orderBy('members.joined_at', 'desc')
    .limit(SHOWN)
    .execute();
  const { count } = await all.select((each) => each.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const { earned } = await tx
    .selectFrom('friend_rewards')
    .select((each) => each.fn.coalesce(each.fn.sum<number>('points'), each.val(0)).as('earned'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return {
    code: userId,
    rules: await readSetting(tx, 'friends'),
    earned,
    count,
    friends: rows.map(({ nickname, joined_at, at }) => ({
      name: maskedName(nickname),
      joinedAt: joined_at,
      earnedAt: at,
    })),
  };
}

/** Pays whoever vouched for members that have staked enough since, once a friend (FRN-1). @param now epoch ms */
export async function payFriends(store: Store, now: number): Promise<void> {
  await store.write((tx) => paySome(tx, now));
}

async function paySome(tx: Work, now: number): Promise<void> {
  const { stake, points } = await readSetting(tx, 'friends');
  const due = await tx
    .selectFrom('members')
    .innerJoin('members as sponsor', 'sponsor.user_id', 'members.recommender')
    .select(['members.id as friend', 'sponsor.id as sponsor'])
    .where('members.recommender', 'is not', null)
    .where((row) =>
      row.not(
        row.exists(
          row.selectFrom('friend_rewards').select('friend_id').whereRef('friend_rewards.friend_id', '=', 'members.id'),
        ),
      ),
    )
    .where((row) =>
      row(
        row
          .selectFrom('bets')
          .select((bet) => bet.fn.coalesce(bet.fn.sum<number>('stake'), bet.val(0)).as('staked'))
          .whereRef('bets.member_id', '=', 'members.id')
          .where('bets.status', 'in', [1, 2, 3]),
        '>=',
        stake,
      ),
    )
    .limit(SLICE)
    .execute();
  for (const { friend, sponsor } of due) {
    const whose = sponsor as MemberId;
    await tx.insertInto('friend_rewards').values({ friend_id: friend, member_id: sponsor, points, at: now }).execute();
    await moveFor(tx, whose, [pointsTransfer(whose, points, `friend ${friend}`)], now);
    await tellDocument(tx, whose, 'friends', now);
  }
}
