/** What operators change of the house (OPR-9, CPN-7): settings, and coupons that it gives. */
import type { z } from 'zod';
import {
  changeSettingCall,
  issueCouponCall,
  issueCouponPreviewCall,
  changeSettingPreviewCall,
} from '../../../src/domain/calls/officeActs.ts';
import type { SettingChange, Settings } from '../../../src/domain/house/settingSchemas.ts';
import { succeed } from '../../../src/domain/kernel/decision.ts';
import { changeSetting, settingAfter } from '../../house/changeSetting.ts';
import type { Randomness } from '../../randomness.ts';
import { memberNamed } from '../../session/memberNamed.ts';
import type { Work } from '../../store/store.ts';
import { issueAsked } from '../../wallet/issueCoupon.ts';
import { refuseAct, type Effect } from '../acting.ts';
import type { AnswerAct } from '../answerActs.ts';
import { readQueueMember } from '../queueRows.ts';
import { changedLines, removedLines } from './changedLines.ts';

type SettingGiven = z.output<typeof SettingChange>;

/** Answers them; what members are told is told where it is stored. */
export function houseActs(act: AnswerAct, randomness: Randomness): void {
  act(
    {
      call: changeSettingCall,
      async look(tx, { given }) {
        const changed = await settingAfter(tx, given);
        if (typeof changed === 'string') return refuseAct(changed);
        const differs = changedLines(given.key, changed.before, changed.after);
        if (differs.length === 0) return refuseAct('unchanged');
        const lines = [...differs, ...removedLines(htmlOf(given))];
        return succeed({
          lines,
          amount: 0,
          target: `setting:${given.key}`,
          member: null,
          takesTwo: isBound(given.key),
        });
      },
      async perform(tx, { given, now }) {
        const changed = await changeSetting(tx, given, now);
        if (typeof changed === 'string') return refuseAct(changed);
        return succeed({ done: { key: given.key }, written: { target: `setting:${given.key}`, ...changed } });
      },
    },
    changeSettingPreviewCall,
  );

  act(
    {
      call: issueCouponCall,
      async look(tx, { given: { userId, ...terms } }) {
        const member = await receiverOf(tx, userId);
        if (member === undefined) return refuseAct('unknown');
        // Of a bet alone: what is meant of no other coupon is not shown.
        const { folds, odds, ...others } = terms;
        const ofKind = terms.kind === 'freeBet' ? { ...others, folds, odds } : others;
        const said = { ...ofKind, to: member === null ? 'whoeverRegisters' : member.nickname };
        const lines = Object.entries(said).map(([what, after]) => ({ what: `coupon.${what}`, before: null, after }));
        const effect: Effect = { lines, amount: terms.amount, target: '', member };
        return succeed(effect);
      },
      async perform(tx, { given, now }) {
        const issued = await issueAsked(tx, given, randomness, now);
        if (issued === undefined) return refuseAct('unknown');
        const { couponId, code } = issued;
        const member = (await receiverOf(tx, given.userId))?.nickname ?? null;
        const { userId: _userId, ...after } = given;
        const written = { target: `coupon:${couponId}`, member, amount: given.amount, after };
        return succeed({ done: { couponId, code }, written });
      },
    },
    issueCouponPreviewCall,
  );
}

/** The HTML that a change brings; none for a setting that has none. */
const htmlOf = ({ key, value }: SettingGiven): string =>
  key === 'popups' ? (value as Settings['popups']).map(({ contents }) => contents).join('') : '';

/** The setting that says from where on an act takes two (TWO-5). */
const isBound = (key: SettingGiven['key']): boolean => key === 'office';

/** Who gets a coupon; `null` for whoever registers its number, `undefined` for nobody there is. */
async function receiverOf(tx: Work, userId: string | null) {
  if (userId === null) return null;
  const id = await memberNamed(tx, userId);
  return id === undefined ? undefined : readQueueMember(tx, id);
}
