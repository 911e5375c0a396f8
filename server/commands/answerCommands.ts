/** The one way a member's command is answered (decision 0102): by its row, with what does it. A noun brings that, and nothing else. */
import type { CommandCall } from '../../src/domain/commands/memberCommand.ts';
import type { Clock } from '../clock.ts';
import type { AnswerCall, Received } from '../http/answerCalls.ts';
import { recordRefusedAccess } from '../security/refusedAccess.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import type { Writer } from '../store/groupCommit.ts';
import { answerOfCommandRefusal, performCommand, type Perform } from './performCommand.ts';

export interface CommandParts {
  readonly writer: Writer;
  readonly clock: Clock;
  readonly securityLog: SecurityLog;
  /** Whether the books are wrong: nothing moves money then (LED-1). */
  readonly isMoneyOff: () => boolean;
}

export type AnswerCommand = <Call extends CommandCall>(call: Call, perform: Perform<Call>) => void;

/** Commands that arrive together share a commit (`groupCommit.ts`); nobody is answered before theirs is on disk. */
export function answerCommands(
  answer: AnswerCall,
  { writer, clock, securityLog, isMoneyOff }: CommandParts,
): AnswerCommand {
  return (call, perform) => {
    answer(
      call as CommandCall,
      async ({ session, reply, body, headers }: Received<CommandCall>) => {
        const commanded = {
          memberId: session.memberId,
          key: headers['idempotency-key'],
          given: body as never,
          now: clock.now(),
        };
        const answered = await writer((tx) =>
          performCommand(tx, call, commanded, perform as unknown as Perform, isMoneyOff()),
        );
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
