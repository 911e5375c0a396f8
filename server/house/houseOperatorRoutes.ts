/** `/operator/*`: what an administrator may change while the house is open: settings, letters, sessions. */
import { changeSettingCall, endSessionCall, sendLetterCall } from '../../src/domain/calls/operators.ts';
import type { Clock } from '../clock.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { sendMessage } from '../notices/messages.ts';
import type { Randomness } from '../randomness.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import { endSessionOf } from '../session/sessions.ts';
import type { Store } from '../store/store.ts';
import { changeSetting } from './changeSetting.ts';
import { memberNamed } from '../session/memberNamed.ts';
import { operatorForms } from './operatorForms.ts';

const ID_BYTES = 15;

export interface HouseOperatorParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly securityLog: SecurityLog;
}

/** Every change is written to the security log with who made it, and takes effect with its transaction. */
export function houseOperatorRoutes(
  answer: AnswerCall,
  { store, clock, randomness, securityLog }: HouseOperatorParts,
): void {
  const form = operatorForms(answer, store, securityLog);

  form(changeSettingCall, async (tx, { body: change }) => {
    const changed = await changeSetting(tx, change, clock.now());
    if (changed === undefined) return { refused: { reason: 'malformed', field: 'value' } };
    return { answer: undefined, act: { what: `setting:${change.key}`, ...changed } };
  });

  form(sendLetterCall, async (tx, { body: { userId, title, contents } }) => {
    const to = await memberNamed(tx, userId);
    if (to === undefined) return undefined;
    const id = randomness.text(ID_BYTES);
    await sendMessage(tx, to, { id, title, contents, readAt: null }, clock.now());
    return { answer: { id }, act: { to, what: 'message', after: { id, characters: contents.length } } };
  });

  form(endSessionCall, async (tx, { body: { userId, status } }) => {
    const to = await memberNamed(tx, userId);
    if (to === undefined) return undefined;
    const ended = await endSessionOf(tx, to, status === 555 ? 'replaced' : 'closed', clock.now());
    const hasEnded = ended !== undefined;
    return { answer: { hasEnded }, act: { to, what: 'session', before: { hadOne: hasEnded }, after: { status } } };
  });
}
