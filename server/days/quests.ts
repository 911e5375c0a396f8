/** `/eventMission`: the day's quests by what the member did, and their points, once each (rules QST). */
import { claimQuestCall, questsCall } from '../../src/domain/calls/days.ts';
import { productOf } from '../../src/domain/bets/betTotals.ts';
import { progressOf, type DayFacts, type DayQuests } from '../../src/domain/days/quests.ts';
import { succeed } from '../../src/domain/kernel/decision.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { seoulDate, seoulDayOf } from '../../src/domain/kernel/seoulDay.ts';
import { pointsTransfer } from '../../src/domain/wallet/ledger.ts';
import type { AnswerCommand } from '../commands/answerCommands.ts';
import { refuse } from '../commands/performCommand.ts';
import { tellDocument } from '../events/tellMember.ts';
import { readSetting } from '../house/settings.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { readTurnover } from '../limits/ownTurnover.ts';
import type { Work } from '../store/store.ts';
import { moveFor } from '../wallet/moveFor.ts';
import type { DaysParts } from './daysParts.ts';

export function questRoutes(answer: AnswerCall, command: AnswerCommand, { store, clock }: DaysParts): void {
  answer(questsCall, ({ session }) => store.read((tx) => readQuests(tx, session.memberId, clock.now())));
  command(claimQuestCall, async (tx, { memberId, given, now }) => {
    const { day, quests } = await readQuests(tx, memberId, now);
    if (given.day !== day) return refuse('otherDay');
    const quest = quests.find(({ id }) => id === given.quest);
    if (quest === undefined) return refuse('unknownQuest');
    const { id, points, reached, target, claimedAt } = quest;
    if (claimedAt !== null) return refuse('claimed');
    if (reached < target) return refuse('notReached', { reached, target });
    await tx.insertInto('quest_claims').values({ member_id: memberId, day, quest_id: id, points, at: now }).execute();
    await moveFor(tx, memberId, [pointsTransfer(memberId, points, `quest ${day} ${id}`)], now);
    await tellDocument(tx, memberId, 'quests', now);
    return succeed({ points });
  });
}

async function readQuests(tx: Work, memberId: MemberId, now: number): Promise<DayQuests> {
  const day = seoulDate(now);
  const facts = await readDay(tx, memberId, seoulDayOf(now));
  const claims = await tx
    .selectFrom('quest_claims')
    .select(['quest_id', 'at'])
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .execute();
  const claimedAt = new Map(claims.map((row) => [row.quest_id, row.at]));
  const quests = await readSetting(tx, 'quests');
  return {
    day,
    quests: quests.map((quest) => ({
      ...quest,
      reached: progressOf(quest, facts),
      claimedAt: claimedAt.get(quest.id) ?? null,
    })),
  };
}

/** @param since when the day began, epoch ms */
async function readDay(tx: Work, memberId: MemberId, since: number): Promise<DayFacts> {
  const bets = await tx
    .selectFrom('bets')
    .select(['page', 'stake', 'status'])
    .select((bet) =>
      bet
        .selectFrom('bet_picks')
        .whereRef('bet_picks.bet_id', '=', 'bets.bet_id')
        .select((pick) => pick.fn.countAll<number>().as('folds'))
        .as('folds'),
    )
    .where('member_id', '=', memberId)
    .where('placed_at', '>=', since)
    .execute();
  const { deposit } = await readTurnover(tx, memberId, since);
  return {
    bets: bets.map(({ page, stake, status, folds }) => ({
      product: productOf(page),
      stake,
      status,
      folds: folds ?? 0,
    })),
    charged: deposit,
  };
}
