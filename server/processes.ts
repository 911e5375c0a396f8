/**
 * What the processes of a house hold open between them (OPS-10): each writes down its own and reads that of the others, so that any of them
 * knows the whole.
 */
import type { Clock } from './clock.ts';
import { repeat, type Repeating } from './repeat.ts';
import type { Role } from './roles.ts';
import { prepare } from './store/prepare.ts';
import type { Store, Work } from './store/store.ts';

/** How often it is looked, ms. */
const LOOK_MS = 2_000;
/** How long what did not change is left as it was written, ms. */
const SAID_AGAIN_MS = 10_000;
/** After so long a process that said nothing counts no more: it was killed. Ms. */
const SILENT_MS = 2 * SAID_AGAIN_MS + LOOK_MS;

/** Streams that are open: of the offer, of members, of operators; members with one of their own; and streams that do not keep up. */
export interface OpenCounts {
  readonly events: number;
  readonly bets: number;
  readonly office: number;
  readonly members: number;
  readonly behind: number;
}

const COUNTS = ['events', 'bets', 'office', 'members', 'behind'] as const satisfies readonly (keyof OpenCounts)[];
const NONE: OpenCounts = { events: 0, bets: 0, office: 0, members: 0, behind: 0 };

/** The processes of a house, as one of them knows them. */
export interface Processes extends Repeating {
  /** Of all of them: its own as they are now, the others' as they last said. A member with streams at two counts twice. */
  readonly counts: () => OpenCounts;
}

export interface ProcessParts {
  readonly store: Store;
  readonly clock: Clock;
  /** Of this process, and of no other that ever was. */
  readonly id: string;
  readonly role: Role;
  readonly own: () => OpenCounts;
  readonly onFailure: (error: unknown) => void;
}

/** Begins to look after the first two seconds; at its stop this process is counted no more. */
export function countProcesses({ store, clock, id, role, own, onFailure }: ProcessParts): Processes {
  let others = NONE;
  let said: { readonly counts: OpenCounts; readonly at: number } | undefined;
  const say = async (counts: OpenCounts) => {
    const now = clock.now();
    const row = { id, role, seen_at: now, ...counts };
    await store.write(async (tx) => {
      await tx
        .deleteFrom('processes')
        .where('seen_at', '<', now - SILENT_MS)
        .execute();
      await tx
        .insertInto('processes')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
    });
    said = { counts, at: clock.elapsed() };
  };
  const look = async () => {
    const counts = own();
    const isOld = said === undefined || clock.elapsed() - said.at >= SAID_AGAIN_MS;
    if (isOld || COUNTS.some((name) => counts[name] !== said?.counts[name])) await say(counts);
    others = await store.read((tx) => readOthers(tx, id, clock.now() - SILENT_MS));
  };
  const looking = repeat(clock, LOOK_MS, look, onFailure);
  return {
    counts: () => sumOf(own(), others),
    async stop() {
      await looking.stop();
      await store.write((tx) => tx.deleteFrom('processes').where('id', '=', id).execute()).catch(onFailure);
    },
  };
}

const otherRows = prepare(({ id, since }: { readonly id: string; readonly since: number }, database) =>
  database.selectFrom('processes').select(COUNTS).where('id', '!=', id).where('seen_at', '>=', since),
);

async function readOthers(tx: Work, id: string, since: number): Promise<OpenCounts> {
  const rows = await otherRows(tx, { id, since });
  return rows.reduce(sumOf, NONE);
}

const sumOf = (one: OpenCounts, other: OpenCounts): OpenCounts => ({
  events: one.events + other.events,
  bets: one.bets + other.bets,
  office: one.office + other.office,
  members: one.members + other.members,
  behind: one.behind + other.behind,
});
