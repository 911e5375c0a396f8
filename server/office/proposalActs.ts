/** What becomes of acts that wait for a second operator (rules TWO): whoever made one never confirms it, and what it stands on is looked at again before it is done. */
import { proposalsCall } from '../../src/domain/calls/office.ts';
import { decideProposalCall } from '../../src/domain/calls/officeActs.ts';
import { fail, succeed } from '../../src/domain/kernel/decision.ts';
import { may, type Right } from '../../src/domain/office/roles.ts';
import { readStreamHead } from '../events/eventLog.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import type { ProposalTable } from '../store/originTables.ts';
import { epochOf } from '../store/readEpoch.ts';
import type { Work } from '../store/store.ts';
import type { AnswerAct } from './answerActs.ts';
import { writeAudit } from './auditLog.ts';
import type { OfficeParts } from './officeParts.ts';
import { refuseAct, type Acting } from './acting.ts';
import { carryOut, isOfOwn, previewOf, type ActEntry } from './performAct.ts';
import { MOST_WAITING, proposalOf, tellProposal } from './proposals.ts';

const MOST_DECIDED = 50;

/** Every act that can be confirmed, by the path of its call. */
export type KnownActs = ReadonlyMap<string, ActEntry>;

const entryOf = (known: KnownActs, act: string): ActEntry | undefined => known.get(`/office/${act}`);

/** Lists those whose act the role may do itself. */
export function proposalRoutes(answer: AnswerCall, { store }: OfficeParts, known: KnownActs): void {
  answer(proposalsCall, ({ session: { operator } }) =>
    store.read(async (tx) => {
      const waiting = await proposalsOf(tx, true, MOST_WAITING);
      const decided = await proposalsOf(tx, false, MOST_DECIDED);
      const seen = [...waiting, ...decided].flatMap((row) => {
        const right = entryOf(known, row.act)?.call.right;
        return right !== undefined && may(operator.role, right) ? [{ row, right }] : [];
      });
      const rows = await Promise.all(seen.map(({ row, right }) => proposalOf(tx, row, right)));
      const { head } = await readStreamHead(tx, 'office');
      return { rows, position: { epoch: await epochOf(tx), offset: head } };
    }),
  );
}

const proposalsOf = (tx: Work, isWaiting: boolean, limit: number) =>
  tx
    .selectFrom('proposals')
    .selectAll()
    .where('state', isWaiting ? '=' : '<>', 'waiting')
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();

type Deciding = Acting<typeof decideProposalCall>;

/** Answers confirming, refusing and withdrawing. */
export function proposalActs(act: AnswerAct, known: KnownActs): void {
  act({
    call: decideProposalCall,
    async perform(tx, acting) {
      const { given, operator } = acting;
      const row = await tx.selectFrom('proposals').selectAll().where('id', '=', given.id).executeTakeFirst();
      const entry = row === undefined ? undefined : entryOf(known, row.act);
      if (row === undefined || entry === undefined) return refuseAct('unknown');
      if (!may(operator.role, entry.call.right)) return refuseAct('noRight');
      if (row.state !== 'waiting') return refuseAct('over');
      const isOwn = row.by_id === operator.id;
      if (given.act === 'confirm') {
        return isOwn ? refuseAct('ownProposal') : confirm(tx, acting, given.hash, { row, entry });
      }
      // Whoever made it takes it back; anybody else says no.
      const state = isOwn ? 'withdrawn' : 'refused';
      await turnDown(tx, acting, { row, entry }, state);
      return succeed({ done: { id: row.id, state }, written: null });
    },
  });
}

interface Waiting {
  readonly row: ProposalTable;
  readonly entry: ActEntry;
}

async function confirm(tx: Work, acting: Deciding, hash: string, { row, entry }: Waiting) {
  const { now } = acting;
  const { call, look } = entry;
  const { name } = await tx
    .selectFrom('operators')
    .select('name')
    .where('member_id', '=', row.by_id)
    .executeTakeFirstOrThrow();
  const given: unknown = call.act.given.parse(JSON.parse(row.given));
  const proposed: Acting = { ...acting, given, reason: row.reason, proposedBy: name };
  const effect = await look?.(tx, proposed);
  if (effect?.ok === false) {
    await endIfGone(tx, acting, { row, entry }, effect.failure.reason);
    return effect;
  }
  if (effect !== undefined && isOfOwn(acting, effect.value)) return refuseAct('self');
  const preview = effect === undefined ? undefined : await previewOf(tx, call, given, effect.value);
  if (preview !== undefined && preview.hash !== row.hash) {
    const lines = JSON.stringify(preview.lines);
    await tx
      .updateTable('proposals')
      .set({ lines, hash: preview.hash, amount: preview.amount })
      .where('id', '=', row.id)
      .execute();
    await tellProposal(tx, row.id, call.right, now);
  }
  // What the row says now is what was sent back, and what would be done.
  if (hash !== (preview?.hash ?? row.hash)) {
    return fail({ reason: 'changed', numbers: {}, ...(preview === undefined ? {} : { preview }) });
  }
  const done = await carryOut(tx, entry, proposed, {
    hash: row.hash,
    looked: effect?.ok === true ? effect.value : undefined,
  });
  if (!done.ok) {
    await endIfGone(tx, acting, { row, entry }, done.failure.reason);
    return done;
  }
  await close(tx, acting, row, call.right, 'confirmed');
  return succeed({ done: { id: row.id, state: 'confirmed' as const, cameTo: done.value.done }, written: null });
}

/** What it was about is no more. Anything else may pass: who confirmed has said yes, and may say so again (TWO-3). */
const GONE: readonly string[] = ['unknown', 'over'];

async function endIfGone(tx: Work, acting: Deciding, waiting: Waiting, reason: string): Promise<void> {
  if (GONE.includes(reason)) await turnDown(tx, acting, waiting, 'refused');
}

/** Ends it undone, and writes that down. */
async function turnDown(
  tx: Work,
  acting: Deciding,
  { row, entry }: Waiting,
  state: 'refused' | 'withdrawn',
): Promise<void> {
  await close(tx, acting, row, entry.call.right, state);
  const about = { target: row.target, amount: row.amount, reason: acting.reason, effectHash: row.hash };
  await writeAudit(tx, acting.actor, { act: row.act, outcome: state, ...about }, acting.now);
}

type Closed = 'confirmed' | 'refused' | 'withdrawn';

async function close(tx: Work, acting: Deciding, row: ProposalTable, right: Right, state: Closed): Promise<void> {
  await tx
    .updateTable('proposals')
    .set({ state, decided_by: acting.operator.id, decided_at: acting.now })
    .where('id', '=', row.id)
    .execute();
  await tellProposal(tx, row.id, right, acting.now);
}
