/** `/emoney/pointToEmoney`: points become money (WAL-03, rules PNT). */
import { convertPointsCall } from '../../src/domain/calls/points.ts';
import { fail, succeed } from '../../src/domain/kernel/decision.ts';
import { conversionTransfers } from '../../src/domain/wallet/ledger.ts';
import { conversionRefusal } from '../../src/domain/wallet/points.ts';
import type { AnswerCommand } from '../commands/answerCommands.ts';
import { refuse } from '../commands/performCommand.ts';
import { readSignedIn } from '../session/readMember.ts';
import { moveFor } from './moveFor.ts';

export function pointCommands(answer: AnswerCommand): void {
  answer(convertPointsCall, async (tx, { memberId, given, now }) => {
    if (given.memberId !== memberId) return refuse('notYours');
    const refusal = conversionRefusal(given, await readSignedIn(tx, memberId));
    if (refusal !== undefined) return fail(refusal);
    const { emoney, point } = await moveFor(tx, memberId, conversionTransfers(memberId, given.point), now);
    return succeed({ emoney, point });
  });
}
