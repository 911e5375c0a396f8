/**
 * Sends a member's command, at most once a key (CMD-2, WAL-08): one durable write, one request. What is not known afterwards is found out by its key
 * and never sent again; every tab sees where it stands.
 */
import { z } from 'zod';
import { advanceCommand, openCommands, storeCommand, type CommandStores } from '../../db/records/commands.ts';
import type { CommandRow } from '../../db/tables/rows.ts';
import { commandCallOf, CommandName } from '../../domain/calls/commands.ts';
import { CommandRefusal, withoutSecrets, type CommandCall } from '../../domain/commands/memberCommand.ts';
import type { CommandVerdict } from '../../domain/commands/commandState.ts';
import { fail, succeed, type Result } from '../../domain/kernel/decision.ts';
import { CommandKey } from '../../domain/kernel/ids.ts';
import { sessionEndingOf } from '../../domain/session/session.ts';
import type { CallFailure } from '../contract.ts';
import type { Handlers } from '../serveCalls.ts';
import { currentCredentials, type SignedIn } from '../session/currentCredentials.ts';
import { askKey, voidKey, type KeyState } from './keyState.ts';
import type { PlaceBetDeps } from './placeBet.ts';
import { reconcile } from './reconcile.ts';
import type { ReconcilerDeps } from './reconciler.ts';

const UNKNOWN: CommandVerdict = { kind: 'unknown' };
/** Statuses with which the origin refuses for good. Those that end a session, 429 and 5xx say nothing. */
const REFUSALS: readonly number[] = [400, 403, 409, 422];

/** Held while a command is between its durable write and its answer; a worker that dies lets go of it. */
const commandLock = (key: string) => `hanpan-command-${key}`;

export function commandHandlers(deps: PlaceBetDeps): Handlers<'perform'> {
  return {
    perform: {
      takes: z.tuple([CommandName, z.unknown(), CommandKey]),
      answer: (name, given, key) => perform(deps, name, given, key),
    },
  };
}

async function perform(
  deps: PlaceBetDeps,
  name: CommandName,
  given: unknown,
  key: CommandKey,
): Promise<Result<CommandVerdict, CallFailure>> {
  const signedIn = await currentCredentials(deps.db, deps.vault);
  if (signedIn === undefined) return fail({ kind: 'signedOut' });
  const call = commandCallOf(name);
  const read = call.body.safeParse(given);
  if (!read.success) return succeed({ kind: 'refused', refusal: { reason: 'malformed', numbers: {} } });
  const { theirs, memberId } = signedIn;
  const stores: CommandStores = { outbox: deps.outbox, theirs };
  return deps.locks.request(commandLock(key), {}, async () => {
    // A second yes to the same question, of this tab or another.
    const known = await deps.outbox.commands.get(key);
    if (known !== undefined) return succeed(known.verdict ?? UNKNOWN);
    const kept = withoutSecrets(call, read.data);
    try {
      await storeCommand(stores, { key, memberId, name, given: kept, createdAt: deps.clock.now() });
    } catch {
      // What cannot be remembered is not sent.
      return succeed<CommandVerdict>({ kind: 'notDone' });
    }
    const verdict = await send(deps, signedIn, call, read.data, key);
    await advanceCommand(stores, key, verdict, deps.clock.now());
    return succeed(verdict);
  });
}

async function send(
  { client }: PlaceBetDeps,
  { credentials }: SignedIn,
  call: CommandCall,
  given: Readonly<Record<string, unknown>>,
  key: CommandKey,
): Promise<CommandVerdict> {
  const asking = { credentials, body: given, headers: { 'idempotency-key': key }, takesText: true } as const;
  const answer = await client.ask(call, asking);
  if (!answer.ok) return UNKNOWN;
  const { status, body } = answer.value;
  if (sessionEndingOf(status) !== undefined) return UNKNOWN;
  if (typeof body !== 'string' || body === '' || !REFUSALS.includes(status)) return verdictOf(call, status, body);
  // Anybody on the way can have written a plain text: it is no word on the command until its key is void.
  const { state } = await voidKey(client, credentials, key);
  return state?.state === 'void' ? { kind: 'said', message: body } : verdictOfState(call, state);
}

/** Total: an answer that says nothing plain is `unknown`, and never a refusal. */
function verdictOf(call: CommandCall, status: number, body: unknown): CommandVerdict {
  if (status === 200) {
    const done = call.answer.safeParse(body);
    return done.success ? { kind: 'done', done: done.data } : UNKNOWN;
  }
  if (status === 410) return { kind: 'notDone' };
  const refusal = REFUSALS.includes(status) ? CommandRefusal.safeParse(body) : undefined;
  if (refusal?.success !== true || refusal.data.reason === 'keyUsed') return UNKNOWN;
  return { kind: 'refused', refusal: refusal.data };
}

function verdictOfState(call: CommandCall, state: KeyState['state']): CommandVerdict {
  if (state?.state === 'void') return { kind: 'notDone' };
  return state?.state === 'decided' ? verdictOf(call, state.status, state.body) : UNKNOWN;
}

/** Works until `signal` is aborted, on every command of this member left open by any worker, now or later. Does not reject. */
export function reconcileCommands(deps: ReconcilerDeps, signedIn: SignedIn, signal: AbortSignal): Promise<void> {
  const stores: CommandStores = { outbox: deps.outbox, theirs: signedIn.theirs };
  const advance = (row: CommandRow, verdict: CommandVerdict) =>
    advanceCommand(stores, row.key, verdict, deps.clock.now());
  return reconcile<CommandRow>(
    deps,
    {
      open: () => openCommands(deps.outbox, signedIn.memberId),
      lockOf: ({ key }) => commandLock(key),
      markUnknown: (row) => advance(row, UNKNOWN),
      async ask(row, mayVoid, asking) {
        const { state, restMs } = await askKey(deps.client, signedIn.credentials, row.key, mayVoid);
        const name = CommandName.safeParse(row.name);
        // Of a command that this build does not know, it is enough to know that it is decided.
        const verdict = name.success ? verdictOfState(commandCallOf(name.data), state) : UNKNOWN;
        if (verdict.kind === 'unknown' || asking.aborted) return { isSettled: false, restMs };
        await advance(row, verdict);
        return { isSettled: true, restMs };
      },
    },
    signal,
  );
}
