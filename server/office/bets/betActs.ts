/** Bets that an operator takes back (BOP-2, BOP-3): by the function that takes back a member's own, shown before by those that settle. */
import { resultOf } from '../../../src/domain/bets/settlement.ts';
import { cancelBetsCall, cancelBetsPreviewCall } from '../../../src/domain/calls/officeBets.ts';
import { succeed, type Result } from '../../../src/domain/kernel/decision.ts';
import type { BetId } from '../../../src/domain/kernel/ids.ts';
import { MAX_LINE_NAME, type EffectLine } from '../../../src/domain/office/operatorAct.ts';
import { readBets, type OwnedBet } from '../../betting/betRows.ts';
import { takeBack } from '../../betting/cancelBet.ts';
import type { Work } from '../../store/store.ts';
import { refuseAct, type ActRefused } from '../acting.ts';
import type { AnswerAct } from '../answerActs.ts';
import { readQueueMember } from '../queueRows.ts';
import { effectOf, type ReckonedBet } from '../results/resultEffect.ts';
import { sumLines } from '../results/sumLines.ts';

export function betActs(act: AnswerAct): void {
  act(
    {
      call: cancelBetsCall,
      async look(tx, { given: { betIds } }) {
        const bets = await takeable(tx, betIds);
        if (!bets.ok) return bets;
        const effect = await effectOf(tx, bets.value.map(cancelled));
        const owners = new Set(bets.value.map(({ memberId }) => memberId));
        const [only] = owners;
        return succeed({
          lines: [...bets.value.map(lineOf), ...(await sumLines(tx, effect))],
          // What is still open moves its stake back.
          amount: movedBy(bets.value),
          target: targetOf(betIds),
          member: owners.size === 1 && only !== undefined ? await readQueueMember(tx, only) : null,
          concerned: owners,
        });
      },
      async perform(tx, { given: { betIds }, operator, now }) {
        const bets = await takeable(tx, betIds);
        if (!bets.ok) return bets;
        const amount = movedBy(bets.value);
        await takeBack(tx, betIds, operator.id, now);
        const paid = (of: (one: OwnedBet) => number) =>
          Object.fromEntries(bets.value.map((one) => [one.bet.betId, of(one)]));
        const [first] = bets.value;
        const member =
          first !== undefined && bets.value.length === 1 ? (await readQueueMember(tx, first.memberId)).nickname : null;
        const written = {
          ...{ target: targetOf(betIds), member, amount },
          before: paid(({ bet }) => bet.paid),
          after: paid(({ bet }) => bet.stake),
        };
        return succeed({ done: { bets: betIds.length }, written });
      },
    },
    cancelBetsPreviewCall,
  );
}

const targetOf = (betIds: readonly BetId[]): string =>
  betIds.length === 1 ? `bet:${betIds[0] ?? ''}` : `bets:${betIds[0] ?? ''}+${betIds.length - 1}`;

/** The bets, if all of them can be taken back. */
async function takeable(tx: Work, betIds: readonly BetId[]): Promise<Result<readonly OwnedBet[], ActRefused>> {
  const found = new Map((await readBets(tx, betIds)).map((one) => [one.bet.betId, one]));
  const bets = betIds.flatMap((betId) => found.get(betId) ?? []);
  if (bets.length < betIds.length) return refuseAct('unknown');
  const over = await tx
    .selectFrom('bets')
    .select('bet_id')
    .where('bet_id', 'in', betIds)
    .where('cancelled_at', 'is not', null)
    .executeTakeFirst();
  if (over !== undefined) return refuseAct('over');
  // Its stake came back already (CPN-5).
  const given = await tx.selectFrom('coupons').select('coupon_id').where('bet_id', 'in', betIds).executeTakeFirst();
  return given === undefined ? succeed(bets) : refuseAct('couponUsed');
}

const cancelled = ({ memberId, bet }: OwnedBet): ReckonedBet => {
  const picks = bet.picks.map((pick) => ({ ...pick, settlement: -1 as const }));
  return { memberId, bet, result: resultOf({ ...bet, picks }) ?? { status: -1, paid: bet.stake } };
};

const movedBy = (bets: readonly OwnedBet[]): number =>
  bets.reduce((sum, { bet: { status, stake, paid } }) => sum + (status === 0 ? stake : Math.abs(stake - paid)), 0);

const lineOf = ({ bet }: OwnedBet): EffectLine => ({
  what: `bet #${bet.betId}`.slice(0, MAX_LINE_NAME),
  before: bet.status === 0 ? null : bet.paid,
  after: bet.stake,
});
