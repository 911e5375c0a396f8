/** Operators who answer what members ask for, by the office's own calls. Each signs in once and stays: a code opens once. */
import { setTimeout as pause } from 'node:timers/promises';
import { demoCodeCall } from '../../src/domain/calls/office.ts';
import type { QueueKind } from '../../src/domain/office/queue.ts';
import { callOrigin, type CallAnswer } from '../../tests/server/support/caller.ts';
import { refusalOf, signInOperator, type OperatorCaller } from '../../tests/server/support/operator.ts';
import type { House } from './House.ts';

/** Of the demo house. */
export type OperatorName = 'owner1' | 'cashier1' | 'support1';

export class Desk {
  readonly #house: House;
  readonly #in = new Map<OperatorName, OperatorCaller>();

  constructor(house: House) {
    this.#house = house;
  }

  /** Whoever it is, signed in; one whose session is over signs in again. */
  async as(name: OperatorName): Promise<OperatorCaller> {
    const known = this.#in.get(name);
    if (known !== undefined && (await known.call('GET', '/session')).status === 200) return known;
    // Where the last code was used, the next one opens.
    const { body } = await callOrigin(this.#house, 'GET', `/office/demo-code?userId=${name}`);
    const { code, freshAt, now } = demoCodeCall.answer.parse(body);
    if (code === null) await pause(freshAt - now);
    const operator = await signInOperator(this.#house, name);
    this.#in.set(name, operator);
    return operator;
  }

  /** Nobody sits there any more: a demo house answers by itself. */
  async leave(): Promise<void> {
    for (const operator of this.#in.values()) await operator.call('POST', '/logout');
    this.#in.clear();
  }

  /** Takes what waits and decides it. @throws Error where it was not done */
  async answer(
    name: OperatorName,
    [kind, id]: readonly [QueueKind, string],
    path: string,
    given: object,
  ): Promise<void> {
    done(path, await (await this.as(name)).takes(kind, id, path, given));
  }

  /** An act about nothing that waits. @throws Error where it was not done */
  async act(name: OperatorName, path: string, given: object): Promise<CallAnswer> {
    return done(path, await (await this.as(name)).does(path, given));
  }

  /** Why an operator cannot decide it. */
  async refusal(name: OperatorName, [kind, id]: readonly [QueueKind, string], path: string, given: object) {
    return refusalOf(await (await this.as(name)).takes(kind, id, path, given)).reason;
  }
}

function done(path: string, answer: CallAnswer): CallAnswer {
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}
