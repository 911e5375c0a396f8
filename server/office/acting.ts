/** An act of an operator on its way: who says it, what it would do, why it is not done. */
import type { z } from 'zod';
import { fail, type Result } from '../../src/domain/kernel/decision.ts';
import type { Operator } from '../../src/domain/office/operator.ts';
import type { ActCall, EffectLine, Preview } from '../../src/domain/office/operatorAct.ts';
import type { Actor } from './auditLog.ts';

/** An act as it arrived. */
export interface Acting<Call extends ActCall = ActCall> {
  readonly operator: Operator;
  readonly actor: Actor;
  readonly given: z.output<Call['act']['given']>;
  readonly reason: string;
  /** Epoch ms. */
  readonly now: number;
  /** Who proposed it, where this operator confirms: whoever takes it up then needs no lease (TWO-3). */
  readonly proposedBy: string | null;
}

/** Why an act is not done: a reason with its numbers, and the effect as it is now where that is why. */
export interface ActRefused {
  readonly reason: string;
  readonly numbers: Readonly<Record<string, number>>;
  readonly preview?: Preview;
}

/** A refusal with the numbers of its reason. */
export const refuseAct = (reason: string, numbers: Readonly<Record<string, number>> = {}): Result<never, ActRefused> =>
  fail({ reason, numbers });

/** What an act would do now: what changes, how much it moves, and what it is about. */
export interface Effect {
  readonly lines: readonly EffectLine[];
  /** Won. */
  readonly amount: number;
  readonly target: string;
  /** Nickname of the member it is about, and their id. */
  readonly member: { readonly id: string; readonly nickname: string } | null;
  /** Ids of the members whose money it moves, where `member` does not say all of them (OPR-13). */
  readonly concerned?: ReadonlySet<string>;
  /** Whether it takes a second operator however little it moves (TWO-5). */
  readonly takesTwo?: boolean;
  /** What a confirmation is bound to, where what is shown moves by itself; the lines and the amount otherwise (TWO-4). */
  readonly boundTo?: unknown;
  /** What of it is written down, where not all that was said may be (AUD-3). */
  readonly written?: unknown;
  /** Whether it is asked for by whom it is about, and decided by somebody else (OPR-13, MGR-4). */
  readonly isAskedForOwn?: boolean;
}
