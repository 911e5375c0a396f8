/** `/sports-prematch/betting`: placing a bet, its history, and what an idempotency key stands for. */
import type { FastifyReply } from 'fastify';
import { ODDS_POLICY_HEADER, policyOf } from '../../src/domain/bets/oddsPolicy.ts';
import { SEEN_SCORES_HEADER, seenScoresOf } from '../../src/domain/bets/seenScores.ts';
import {
  betKeyCall,
  betTotalsCall,
  cancelBetCall,
  placeBetCall,
  voidBetKeyCall,
} from '../../src/domain/calls/betting.ts';
import { betsCall } from '../../src/domain/calls/lists.ts';
import { BetId } from '../../src/domain/kernel/ids.ts';
import type { Clock } from '../clock.ts';
import type { AnswerCall, Unfit } from '../http/answerCalls.ts';
import { answerLists } from '../lists/answerLists.ts';
import type { Randomness } from '../randomness.ts';
import { recordRefusedAccess } from '../security/refusedAccess.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import type { Writer } from '../store/groupCommit.ts';
import type { Store } from '../store/store.ts';
import { readKeyState, voidKey, type Answer } from './betKeys.ts';
import type { BettingDesk } from './bettingDesk.ts';
import { readBetTotals } from './betTotals.ts';
import { cancelBet } from './cancelBet.ts';
import { readBetPage } from './betPage.ts';
import { answerOfRefusal } from './answerOfRefusal.ts';

const BET_ID_BYTES = 12;
export interface BettingParts {
  readonly store: Store;
  readonly desk: BettingDesk;
  /** Keys that are made void share commits with bets and commands: after a line was lost, many ask at once. */
  readonly writer: Writer;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly securityLog: SecurityLog;
  readonly isBettingOff: () => boolean;
}

/** A request that no schema accepts is refused as a bet is, with a reason and a sentence. */
export function bettingRoutes(answer: AnswerCall, parts: BettingParts): void {
  const { store, desk, writer, clock, randomness, securityLog, isBettingOff } = parts;
  const refused = (
    { request, reply, session }: Pick<Unfit<typeof placeBetCall>, 'request' | 'reply' | 'session'>,
    reason: 'malformed' | 'notYours',
  ) => {
    recordRefusedAccess(securityLog, request, session.memberId, reason);
    return send(reply, answerOfRefusal({ reason }));
  };

  answer(
    placeBetCall,
    async (received) => {
      const { session, reply, body, headers } = received;
      const { memberId } = session;
      // Before the key is looked up only what the same request is refused for every time: a duplicate of a bet gets that bet's answer.
      const scores = seenScoresOf(headers[SEEN_SCORES_HEADER]);
      if (scores === undefined) return refused(received, 'malformed');
      if (body.memberId !== memberId) return refused(received, 'notYours');
      const answered = await desk.place({
        memberId,
        key: headers['idempotency-key'],
        parentKey: headers['hanpan-parent-key'],
        request: body,
        policy: policyOf(body.changeFlag, headers[ODDS_POLICY_HEADER]),
        scores,
        betId: BetId.parse(`b${randomness.text(BET_ID_BYTES)}`),
      });
      if (answered.isHit) reply.header('idempotency-hit', '1');
      return send(reply, answered);
    },
    (unfit) => refused(unfit, 'malformed'),
  );

  answer(cancelBetCall, ({ session, params }) =>
    store.write((tx) => cancelBet(tx, session.memberId, params.betId, clock.now(), isBettingOff())),
  );
  answer(betTotalsCall, ({ session, query }) => store.read((tx) => readBetTotals(tx, session.memberId, query)));
  answerLists(answer, store)(betsCall, readBetPage);
  answer(betKeyCall, ({ session, params }) => store.read((tx) => readKeyState(tx, session.memberId, params.key)));
  answer(voidBetKeyCall, ({ session, params }) =>
    writer((tx) => voidKey(tx, session.memberId, params.key, clock.now())),
  );
}

const send = (reply: FastifyReply, { status, body }: Answer) =>
  reply.code(status).type('application/json; charset=utf-8').send(body);
