/** The queue over HTTP (rules QUE): what waits, taking and giving back. */
import { queueCall, releaseCall, takeCall } from '../../src/domain/calls/office.ts';
import { QUEUE_KINDS, QUEUE_RULES, queueKey, type QueueKind } from '../../src/domain/office/queue.ts';
import { may, type Role } from '../../src/domain/office/roles.ts';
import { readStreamHead } from '../events/eventLog.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { epochOf } from '../store/readEpoch.ts';
import { actorOf } from './actor.ts';
import { writeAudit } from './auditLog.ts';
import { doorCopy } from './copy.ts';
import { dropLease, holds, takeLease } from './leases.ts';
import type { OfficeParts } from './officeParts.ts';
import { readQueue, tellQueue } from './queueRows.ts';

const MOST_ROWS = 300;

export const kindsOf = (role: Role): readonly QueueKind[] =>
  QUEUE_KINDS.filter((kind) => may(role, QUEUE_RULES[kind].right));

/** Of each kind only to roles that may see it. */
export function queueRoutes(answer: AnswerCall, { store, clock }: OfficeParts): void {
  answer(queueCall, ({ session: { operator } }) =>
    store.read(async (tx) => {
      const now = clock.now();
      const rows = await readQueue(tx, kindsOf(operator.role), MOST_ROWS, now);
      const { head } = await readStreamHead(tx, 'office');
      return { rows: [...rows], position: { epoch: await epochOf(tx), offset: head }, now };
    }),
  );

  answer(takeCall, async ({ session, request, reply, body: { renews: _renews, ...ref } }) => {
    const { operator } = session;
    if (!may(operator.role, QUEUE_RULES[ref.kind].right)) {
      return reply.code(403).send({ reason: 'noRight', message: doorCopy.noRight });
    }
    const taking = { ref, operatorId: operator.id, actor: actorOf(session, request), now: clock.now() };
    const taken = await store.write((tx) => takeLease(tx, taking));
    if (taken.ok) return { lease: taken.lease };
    return taken.reason === 'taken'
      ? reply.code(409).send({ reason: 'taken', lease: taken.lease })
      : reply.code(404).send({ reason: 'over' });
  });

  answer(releaseCall, async ({ session, request, body: ref }) => {
    const now = clock.now();
    const { id } = session.operator;
    await store.write(async (tx) => {
      if (!(await holds(tx, ref, id, now))) return;
      await dropLease(tx, ref, id);
      const released = { act: 'queue/release', outcome: 'done', target: queueKey(ref) } as const;
      await writeAudit(tx, actorOf(session, request), released, now);
      await tellQueue(tx, ref, now);
    });
    return undefined;
  });
}
