/** Calls by which operators see members and change them (rules MBR). Money, letters and sessions of one are in `officeActs.ts`. */
import { z } from 'zod';
import { MAX_ID } from '../kernel/ids.ts';
import { memberText } from '../kernel/memberText.ts';
import { listCall } from '../lists/listCall.ts';
import { sharedDeviceList } from '../office/devices.ts';
import { memberEntryList, memberList, MemberRecord, MOST_NOTED } from '../office/members.ts';
import { officeCall, operatorAct, previewCall } from '../office/operatorAct.ts';
import { MOST_PARTNERS, PartnerName } from '../office/partners.ts';

const READ_MS = 8_000;
const UserId = z.string().min(1).max(40);

/**
 * Members, who joined last first, or by `sort` `balance` who has most (MBR-3): of a `level`, a `state` (`signedIn`, `blocked`, `restricted`), a `tendency`, a `partner` and
 * whoever is below them, found by `search` in user id, nickname, id or the last digits of their phone.
 *
 * @ours
 */
export const membersCall = listCall(memberList);

/**
 * The partners of the house, who joined first first: whose members a list is narrowed to (MBR-3).
 *
 * @ours
 */
export const partnersCall = officeCall({
  method: 'GET',
  path: '/office/partners',
  right: 'member.see',
  timeoutMs: READ_MS,
  answer: z.object({ partners: z.array(PartnerName).max(MOST_PARTNERS) }),
});

/**
 * All that is known of one member, read at one moment (MBR-3). 404 for nobody.
 *
 * @ours
 */
export const memberRecordCall = officeCall({
  method: 'GET',
  path: '/office/member/:userId',
  right: 'member.see',
  timeoutMs: READ_MS,
  params: z.object({ userId: UserId }),
  answer: MemberRecord,
});

/**
 * The ledger of one member, the latest first, with what was there after each entry. Nothing for nobody.
 *
 * @ours
 */
export const memberEntriesCall = listCall(memberEntryList);

/**
 * Browsers that several members signed in with, where somebody did last first: who, and when first and last (MBR-7).
 *
 * @ours
 */
export const sharedDevicesCall = listCall(sharedDeviceList);

/**
 * Keeps what an operator says of a member, for operators alone.
 *
 * @ours
 */
export const noteMemberCall = operatorAct({
  path: '/member/note',
  right: 'member.note',
  given: z.strictObject({ userId: UserId, text: memberText(MOST_NOTED) }),
  done: z.object({ id: z.string().max(MAX_ID) }),
  reasons: [],
});

/**
 * Gives a member another level, keeps them out or lets them in again (MBR-4): kept out, they are signed out at once (556) and come in no more. `noLevel`: the house has
 * no such level; `unchanged`: they are so already.
 *
 * @ours
 */
export const changeMemberCall = operatorAct({
  path: '/member',
  right: 'member.change',
  given: z.strictObject({ userId: UserId, level: z.number().int().min(1).max(99), isBlocked: z.boolean() }),
  done: z.object({ level: z.number().int(), isBlocked: z.boolean() }),
  reasons: ['noLevel', 'unchanged'],
  hasEffect: true,
  needsReason: true,
});

/**
 * What a change of a member comes to now.
 *
 * @ours
 */
export const changeMemberPreviewCall = previewCall(changeMemberCall);
