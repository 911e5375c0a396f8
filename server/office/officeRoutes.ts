/** Calls of operators, each behind the door of its right. */
import * as acts from '../../src/domain/calls/officeActs.ts';
import * as calls from '../../src/domain/calls/office.ts';
import type { HttpCall } from '../../src/domain/calls/httpCall.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { copy } from '../http/copy.ts';

export function officeRoutes(answer: AnswerCall): void {
  for (const call of [...Object.values(calls), ...Object.values(acts)] as HttpCall[]) {
    answer(call, ({ reply }) => reply.code(503).send({ message: copy.unexpected }));
  }
}
