/** What may leave of the documents of the house: of those that everybody reads all, of a member's letters when they came and were read. */
import { z } from 'zod';
import { CashierStanding } from '../../domain/cashier/cashierStanding.ts';
import { RollingDone } from '../../domain/cashier/rolling.ts';
import { documentCalls, type DocumentName } from '../../domain/calls/house.ts';
import { Message } from '../../domain/notices/message.ts';
import { privateId, unsaid } from './allowedParts.ts';
import type { Pseudonym } from './pseudonyms.ts';

/** By name, the schema of the value; a document that is not decided upon here does not compile. */
export function allowedDocuments(pseudonym: Pseudonym): { readonly [Name in DocumentName]: z.ZodType } {
  const { signUp, maintenance, messengers, popups, banners, rules, topEvents, liveBettingTime, betCancelling } =
    documentCalls;
  const rolling = RollingDone.extend({ id: privateId(pseudonym) });
  const letter = Message.pick({ sentAt: true, readAt: true }).extend({
    id: privateId(pseudonym),
    title: unsaid(),
    contents: unsaid(),
  });
  return {
    signUp: signUp.answer,
    maintenance: maintenance.answer,
    messengers: messengers.answer,
    menus: documentCalls.menus.answer,
    popups: popups.answer,
    messages: z.array(letter).max(200),
    banners: banners.answer,
    rules: rules.answer,
    topEvents: topEvents.answer,
    liveBettingTime: liveBettingTime.answer,
    betCancelling: betCancelling.answer,
    limits: documentCalls.limits.answer,
    caps: documentCalls.caps.answer,
    gamePayouts: documentCalls.gamePayouts.answer,
    cashier: documentCalls.cashier.answer,
    cashierStanding: CashierStanding.extend({
      depositor: unsaid(),
      account: unsaid(),
      rolling: z.array(rolling).max(50),
    }),
    tetherRate: documentCalls.tetherRate.answer.extend({ id: privateId(pseudonym) }),
    tetherDepositUrl: unsaid(),
    attendance: documentCalls.attendance.answer,
    quests: documentCalls.quests.answer,
    tournaments: unnamed(pseudonym),
    friends: documentCalls.friends.answer.extend({
      code: unsaid(),
      friends: z.array(documentCalls.friends.answer.shape.friends.element.extend({ name: unsaid() })).max(200),
    }),
    boardHead: documentCalls.boardHead.answer,
    houseLaunches: documentCalls.houseLaunches.answer,
  };
}

/** Tournaments without the names of others, and with the member's bet by its pseudonym. */
function unnamed(pseudonym: Pseudonym): z.ZodType {
  const { running, ended } = documentCalls.tournaments.answer.shape;
  const places = z.array(running.element.shape.top.element.extend({ name: unsaid() })).max(10);
  const mine = running.element.shape.mine
    .unwrap()
    .extend({ betId: privateId(pseudonym) })
    .nullable();
  const parts = { top: places, near: places, mine };
  return documentCalls.tournaments.answer.extend({
    running: z.array(running.element.extend(parts)).max(4),
    ended: z.array(ended.element.extend(parts)).max(4),
  });
}
