/** The one way a member's command is answered (decision 0102): by its row, with what does it. A noun brings that, and nothing else. */
import type { CommandCall } from '../../src/domain/commands/memberCommand.ts';
import type { Clock } from '../clock.ts';
import type { AnswerCall, Received } from '../http/answerCalls.ts';
import { recordRefusedAccess } from '../security/refusedAccess.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import type { Writer } from '../store/groupCommit.ts';
import type { Work } from '../store/store.ts';
import { answerOfCommandRefusal, performCommand, type Commanded, type Perform } from './performCommand.ts';

export interface CommandParts {
  readonly writer: Writer;
  readonly clock: Clock;
  readonly securityLog: SecurityLog;
  /** Whether the books are wrong: nothing moves money then (LED-1). */
  readonly isMoneyOff: () => boolean;
}

/**
 * Answers a command.
 *
 * @param learn what takes longer than a transaction may, such as whether a password is right; what was learnt is handed on
 */
export type AnswerCommand = <Call extends CommandCall, Known = undefined>(
  call: Call,
  perform: (tx: Work, commanded: Commanded<Call>, known: Known) => ReturnType<Perform<Call>>,
  learn?: (received: Received<Call>) => Promise<Known>,
) => void;

/** Commands that arrive together share a commit (`groupCommit.ts`); nobody is answered before theirs is on disk. */
export function answerCommands(
  answer: AnswerCall,
  { writer, clock, securityLog, isMoneyOff }: CommandParts,
): AnswerCommand {
  return (call, perform, learn) => {
    answer(
      call as CommandCall,
      async (received: Received<CommandCall>) => {
        const { session, reply, body, headers } = received;
        const known = await learn?.(received as never);
        const commanded = {
          memberId: session.memberId,
          key: headers['idempotency-key'],
          given: body as never,
          now: clock.now(),
        };
        const answered = await writer((tx) => performCommand(tx, call, commanded, doing(perform, known), isMoneyOff()));
        if (answered.isHit) reply.header('idempotency-hit', '1');
        return reply.code(answered.status).type('application/json; charset=utf-8').send(answered.body);
      },
      ({ request, reply, session }) => {
        recordRefusedAccess(securityLog, request, session.memberId, 'malformed');
        const { status, body } = answerOfCommandRefusal({ reason: 'malformed', numbers: {} });
        return reply.code(status).type('application/json; charset=utf-8').send(body);
      },
    );
  };
}

/** What does a command, with what was learnt for it. Which call it is of, only its row knows. */
const doing =
  (perform: (tx: Work, commanded: never, known: never) => ReturnType<Perform>, known: unknown): Perform =>
  (tx, commanded) =>
    perform(tx, commanded as never, known as never);
