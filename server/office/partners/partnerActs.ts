/** What partners do (MGR-4, MGR-5), and what percentages they get (MGR-6). Whose tree somebody is in is asked in the transaction that moves anything. */
import {
  adjustBelowCall,
  adjustBelowPreviewCall,
  changeRatesCall,
  changeRatesPreviewCall,
  withdrawRollingCall,
  withdrawRollingPreviewCall,
} from '../../../src/domain/calls/officePartners.ts';
import { succeed, type Result } from '../../../src/domain/kernel/decision.ts';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { DAY_MS, seoulDayOf } from '../../../src/domain/kernel/seoulDay.ts';
import { PARTNER_PRODUCTS, ratesOn, type RatesFrom } from '../../../src/domain/office/partners.ts';
import { adjustmentTransfer, availableOf, type Transfer } from '../../../src/domain/wallet/ledger.ts';
import type { Randomness } from '../../randomness.ts';
import type { Work } from '../../store/store.ts';
import { moveFor } from '../../wallet/moveFor.ts';
import { balanceOf } from '../../wallet/postTransfers.ts';
import { refuseAct, type ActRefused, type Acting, type Effect } from '../acting.ts';
import type { AnswerAct } from '../answerActs.ts';
import { readQueueMember } from '../queueRows.ts';
import { tellOfficeDocument } from '../tellOffice.ts';
import { readWholeTree, rollingLeft } from './partnerView.ts';
import { readTree, type Tree, type TreeRow } from './readTree.ts';
import { hasRatesAbove, readRatesOf, storeRates } from './storeRates.ts';

const PAYOUT_BYTES = 15;

export function partnerActs(act: AnswerAct, randomness: Randomness): void {
  withdrawing(act, randomness);
  adjusting(act);
  changingRates(act);
}

function withdrawing(act: AnswerAct, randomness: Randomness): void {
  act(
    {
      call: withdrawRollingCall,
      async look(tx, acting) {
        const { product, amount } = acting.given;
        const found = await findRolling(tx, acting);
        if (!found.ok) return found;
        const { partner, left } = found.value;
        const money = partner.emoney;
        const effect: Effect = {
          lines: [
            { what: `rolling.${product}`, before: left, after: left - amount },
            { what: 'money', before: money, after: money + amount },
          ],
          amount,
          target: `rolling:${partner.userId}|${product}`,
          member: await readQueueMember(tx, partner.id),
          ...{ takesTwo: true, isAskedForOwn: true },
        };
        return succeed(effect);
      },
      async perform(tx, acting) {
        const { product, amount } = acting.given;
        const found = await findRolling(tx, acting);
        if (!found.ok) return found;
        const { partner, left } = found.value;
        const id = randomness.text(PAYOUT_BYTES);
        const to = MemberId.parse(partner.id);
        const paid: Transfer = {
          ...{ from: 'house:funding', to: availableOf(to), amount, kind: 'calculationPaid' },
          ...{ betId: null, cause: `rolling ${product}` },
        };
        await moveFor(tx, to, [paid], acting.now);
        await tx
          .insertInto('rolling_payouts')
          .values({ id, partner_id: to, product, amount, at: acting.now })
          .execute();
        await tellOfficeDocument(tx, 'tree', acting.now);
        const about = { target: `rolling:${partner.userId}|${product}`, member: partner.nickname, amount };
        const written = { ...about, before: { rolling: left }, after: { rolling: left - amount, product } };
        return succeed({ done: { id }, written });
      },
    },
    withdrawRollingPreviewCall,
  );
}

function adjusting(act: AnswerAct): void {
  act(
    {
      call: adjustBelowCall,
      async look(tx, acting) {
        const { delta } = acting.given;
        const found = await findBoth(tx, acting);
        if (!found.ok) return found;
        const { partner, member } = found.value;
        const effect: Effect = {
          lines: [
            { what: 'money', before: member.emoney, after: member.emoney + delta },
            { what: 'partnerMoney', before: partner.emoney, after: partner.emoney - delta },
          ],
          amount: Math.abs(delta),
          target: `member:${member.id}`,
          member: await readQueueMember(tx, member.id),
        };
        return succeed(effect);
      },
      async perform(tx, acting) {
        const { delta, words } = acting.given;
        const found = await findBoth(tx, acting);
        if (!found.ok) return found;
        const { partner, member } = found.value;
        const [from, to] = [MemberId.parse(partner.id), MemberId.parse(member.id)];
        // What one gives and the other gets are two moves by the house's hand, so that each is told and entered by itself.
        const moves = [
          [from, -delta, words],
          [to, delta, words],
        ] as const;
        for (const [whose, won, said] of moves.toSorted(([, a], [, b]) => a - b)) {
          await moveFor(tx, whose, [adjustmentTransfer(whose, 'money', won, said)], acting.now);
        }
        await tellOfficeDocument(tx, 'tree', acting.now);
        await tellOfficeDocument(tx, 'members', acting.now);
        const balance = await balanceOf(tx, availableOf(to));
        const written = {
          ...{ target: `member:${to}`, member: member.nickname, amount: Math.abs(delta) },
          ...{ before: { money: member.emoney }, after: { money: balance, delta, words, partner: partner.userId } },
        };
        return succeed({ done: { balance }, written });
      },
    },
    adjustBelowPreviewCall,
  );
}

function changingRates(act: AnswerAct): void {
  act(
    {
      call: changeRatesCall,
      async look(tx, { given, now }) {
        const found = await ratesOf(tx, given.partner);
        if (found === undefined) return refuseAct('unknown');
        const before = ratesOn(found.rates, found.rates.at(-1)?.from ?? now);
        const lines = PARTNER_PRODUCTS.filter((product) => before[product] !== given[product]).map((product) => ({
          what: `rate.${product}`,
          before: before[product],
          after: given[product],
        }));
        if (lines.length === 0) return refuseAct('unchanged');
        const from = { what: 'startAt', before: null, after: fromOf(found, now) };
        return succeed({ lines: [...lines, from], amount: 0, target: `partner:${given.partner}`, member: null });
      },
      async perform(tx, { given: { partner, ...rates }, now }) {
        const found = await ratesOf(tx, partner);
        if (found === undefined) return refuseAct('unknown');
        const from = fromOf(found, now);
        await storeRates(tx, found.id, from, rates);
        await tellOfficeDocument(tx, 'tree', now);
        const before = found.rates.at(-1) ?? null;
        return succeed({
          done: { from },
          written: { target: `partner:${partner}`, before, after: { ...rates, from } },
        });
      },
    },
    changeRatesPreviewCall,
  );
}

interface KnownRates {
  readonly id: string;
  readonly rates: readonly RatesFrom[];
  /** Whether they get from tomorrow on what somebody above got until then. */
  readonly isBelow: boolean;
}

/**
 * The first percentages hold at once, from the beginning of today, where nobody above has any; others from tomorrow on: what was promised of a day stays, to them
 * and to those above (MGR-6).
 */
const fromOf = ({ rates, isBelow }: KnownRates, now: number): number =>
  seoulDayOf(now) + (rates.length === 0 && !isBelow ? 0 : DAY_MS);

async function ratesOf(tx: Work, userId: string): Promise<KnownRates | undefined> {
  const partner = await tx
    .selectFrom('operators')
    .innerJoin('members', 'members.id', 'operators.member_id')
    .select('members.id')
    .where('user_id', '=', userId)
    .where('operators.role', '=', 'partner')
    .executeTakeFirst();
  if (partner === undefined) return undefined;
  const { id } = partner;
  return { id, rates: await readRatesOf(tx, id), isBelow: await hasRatesAbove(tx, id) };
}

/** The partner whose purse it is, if it is theirs who says it; whoever confirms what they said decides about theirs. */
function ownPartner({ rows, partners }: Tree, { operator, proposedBy }: Acting, userId: string): TreeRow | undefined {
  const partner = partners.has(userId) ? rows.get(userId) : undefined;
  return partner?.id === operator.id || proposedBy !== null ? partner : undefined;
}

/** The partner who takes out, and what is left to them of the product, no less than they ask for. */
async function findRolling(
  tx: Work,
  acting: Acting<typeof withdrawRollingCall>,
): Promise<Result<{ readonly partner: TreeRow; readonly left: number }, ActRefused>> {
  const { partner: userId, product, amount } = acting.given;
  const tree = await readWholeTree(tx, acting.operator);
  const partner = ownPartner(tree, acting, userId);
  if (partner === undefined) return refuseAct('unknown');
  const left = await rollingLeft(tx, tree, partner, product);
  return amount > left ? refuseAct('short', { balance: Math.max(0, left) }) : succeed({ partner, left });
}

interface Both {
  readonly partner: TreeRow;
  readonly member: TreeRow;
}

/** The partner and a member below them (MGR-1), of whom the one who gives has it. */
async function findBoth(tx: Work, acting: Acting<typeof adjustBelowCall>): Promise<Result<Both, ActRefused>> {
  const { partner: from, userId, delta } = acting.given;
  const tree = await readTree(tx, acting.operator);
  const partner = ownPartner(tree, acting, from);
  const member = tree.above.get(userId)?.includes(from) === true ? tree.rows.get(userId) : undefined;
  if (partner === undefined || member === undefined) return refuseAct('unknown');
  const balance = (delta > 0 ? partner : member).emoney;
  return Math.abs(delta) > balance ? refuseAct('short', { balance }) : succeed({ partner, member });
}
