/** The one way an operator's act is answered (OPR-4): by its row, with what looks ahead and what does it. A noun brings those, and nothing else. */
import type { HttpCall } from '../../src/domain/calls/httpCall.ts';
import type { ActCall } from '../../src/domain/office/operatorAct.ts';
import type { AnswerCall, Received } from '../http/answerCalls.ts';
import { succeed, type Result } from '../../src/domain/kernel/decision.ts';
import type { Preview } from '../../src/domain/office/operatorAct.ts';
import { recordRefusedAccess } from '../security/refusedAccess.ts';
import { actorOf } from './actor.ts';
import type { OfficeParts } from './officeParts.ts';
import { refuseAct, type Acting, type ActRefused } from './acting.ts';
import { answerOfActRefusal, isBarredAsOwn, performAct, previewOf, type ActEntry } from './performAct.ts';

/** What acts are answered with. */
export interface ActParts extends OfficeParts {
  /** Whether the books are wrong: nothing moves money then (LED-1). */
  readonly isMoneyOff: () => boolean;
}

/** Answers an act, and what it would do where its row has a call for that. */
export type AnswerAct = <Call extends ActCall>(entry: ActEntry<Call>, previewed?: HttpCall) => void;

const ID_BYTES = 12;

/** @param known gets every act, so that a second operator can confirm it */
export function answerActs(answer: AnswerCall, parts: ActParts, known: Map<string, ActEntry>): AnswerAct {
  const { store, clock, randomness, securityLog, isMoneyOff } = parts;
  const newId = () => randomness.text(ID_BYTES);
  return (given, previewed) => {
    const entry = given as unknown as ActEntry;
    known.set(entry.call.path, entry);
    answer(
      entry.call,
      async (received: Received<ActCall>) => {
        const { session, request, reply, body, headers } = received;
        const acting = actingOf(received, clock.now());
        const said = {
          key: headers['idempotency-key'],
          confirms: body.confirms,
          acting,
          isMoneyOff: isMoneyOff(),
          newId,
        };
        const answered = await store.write((tx) => performAct(tx, entry, said));
        if (answered.isHit) reply.header('idempotency-hit', '1');
        if (answered.status === 200) {
          const { from } = actorOf(session, request);
          securityLog.record({ name: 'operatorActed', who: session.operator.id, from, what: entry.call.path });
        }
        return reply.code(answered.status).type('application/json; charset=utf-8').send(answered.body);
      },
      ({ request, reply, session }) => {
        recordRefusedAccess(securityLog, request, session.operator.id, 'malformed');
        return answerRefused(reply, MALFORMED);
      },
    );
    const { look } = entry;
    if (previewed === undefined || look === undefined) return;
    answer(
      previewed as HttpCall & { readonly caller: 'operator' },
      async (received) => {
        const { reply, session, request } = received;
        const { given: asked } = (received as unknown as Received<ActCall>).body;
        const acting = { ...actingOf({ session, request, body: { given: asked, reason: '' } }, clock.now()) };
        const outcome = await store.read(async (tx): Promise<Result<Preview, ActRefused>> => {
          const effect = await look(tx, acting);
          if (!effect.ok) return effect;
          if (isBarredAsOwn(acting, effect.value)) return refuseAct('self');
          return succeed(await previewOf(tx, entry.call, acting.given, effect.value));
        });
        return outcome.ok ? reply.send(outcome.value) : answerRefused(reply, outcome.failure);
      },
      // What is typed is looked at before it is right: that is no access refused.
      ({ reply }) => answerRefused(reply, MALFORMED),
    );
  };
}

const MALFORMED: ActRefused = { reason: 'malformed', numbers: {} };

function answerRefused(reply: Received<ActCall>['reply'], refused: ActRefused): Received<ActCall>['reply'] {
  const { status, body } = answerOfActRefusal(refused);
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

type Given = Pick<Received<ActCall>, 'session' | 'request'> & {
  readonly body: { readonly given: unknown; readonly reason: string };
};

const actingOf = ({ session, request, body }: Given, now: number): Acting => ({
  operator: session.operator,
  actor: actorOf(session, request),
  given: body.given,
  reason: body.reason,
  now,
  proposedBy: null,
});
