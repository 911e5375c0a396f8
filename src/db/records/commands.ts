/**
 * Commands on their way (CMD-2): strictly durable beside the bets from before the first byte is sent until the outcome is known, and shown to every tab out of
 * the member's own database.
 */
import { isAhead, OPEN_STANDINGS, type CommandState, type CommandVerdict } from '../../domain/commands/commandState.ts';
import type { MemberDatabase, OutboxDatabase } from '../tables/database.ts';
import type { CommandRow } from '../tables/rows.ts';

const MAX_SETTLED = 200;
/** Commands that screens are told of. */
const MAX_SHOWN = 20;

/** Where commands are written down. */
export interface CommandStores {
  readonly outbox: OutboxDatabase;
  readonly theirs: MemberDatabase;
}

/**
 * Stores a command, as sent, before anything is sent.
 *
 * @throws if it cannot be stored durably or its key is stored already: then nothing may be sent
 */
export async function storeCommand(
  stores: CommandStores,
  { key, memberId, name, given, createdAt }: Pick<CommandRow, 'key' | 'memberId' | 'name' | 'given' | 'createdAt'>,
): Promise<void> {
  const row: CommandRow = {
    key,
    memberId,
    name,
    given,
    standing: 'sent',
    verdict: null,
    createdAt,
    updatedAt: createdAt,
  };
  await stores.outbox.commands.add(row);
  await show(stores.theirs, row);
}

/** Moves a command forward. A standing that is not ahead of the stored one changes nothing. @param now epoch ms */
export async function advanceCommand(
  stores: CommandStores,
  key: string,
  verdict: CommandVerdict,
  now: number,
): Promise<void> {
  const { outbox } = stores;
  const row = await outbox.transaction('rw', [outbox.commands], async () => {
    const known = await outbox.commands.get(key);
    if (known === undefined || !isAhead(verdict.kind, known.standing)) return known;
    const next: CommandRow = { ...known, standing: verdict.kind, verdict, updatedAt: now };
    await outbox.commands.put(next);
    if (verdict.kind !== 'unknown') await dropOldest(outbox);
    return next;
  });
  if (row !== undefined) await show(stores.theirs, row);
}

/** A member's commands whose outcome is not known, oldest first. */
export async function openCommands(outbox: OutboxDatabase, memberId: string): Promise<CommandRow[]> {
  const keys = OPEN_STANDINGS.map((standing) => [memberId, standing]);
  const rows = await outbox.commands.where('[memberId+standing]').anyOf(keys).toArray();
  return rows.toSorted((a, b) => a.createdAt - b.createdAt);
}

/** Takes what was said, and what it came to, out of the rows of everyone who is not signed in (SES-06): the key finds out what became of it. */
export async function forgetGiven(outbox: OutboxDatabase, signedIn: string | null): Promise<void> {
  await outbox.commands
    .filter((row) => row.memberId !== signedIn && row.given !== null)
    .modify({ given: null, verdict: null });
}

/** Tells every tab where a command stands. Rejects never: what cannot be shown is still reconciled. */
async function show(theirs: MemberDatabase, { memberId: _, ...state }: CommandRow): Promise<void> {
  await theirs
    .transaction('rw', [theirs.settings], async () => {
      const shown = await shownCommands(theirs);
      const others = shown.filter(({ key }) => key !== state.key);
      const value = [state, ...others].toSorted((a, b) => b.createdAt - a.createdAt).slice(0, MAX_SHOWN);
      await theirs.settings.put({ key: 'commands', value });
    })
    .catch(() => undefined);
}

/** The member's commands of this session, the latest first. */
export async function shownCommands(theirs: MemberDatabase): Promise<readonly CommandState[]> {
  const row = await theirs.settings.get('commands');
  return row?.key === 'commands' ? row.value : [];
}

async function dropOldest(outbox: OutboxDatabase): Promise<void> {
  const settled = await outbox.commands.filter((row) => isAhead(row.standing, 'unknown')).toArray();
  const surplus = settled.toSorted((a, b) => b.updatedAt - a.updatedAt).slice(MAX_SETTLED);
  await outbox.commands.bulkDelete(surplus.map((row) => row.key));
}
