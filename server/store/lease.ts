/**
 * A named lease in the database: one holder at a time over all processes, kept by renewing, fenced by asking in the transaction.
 *
 * A holder on this machine whose process is gone loses it at once, so that a crash does not cost the whole term.
 */
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import type { Work } from './store.ts';

export interface Lease {
  readonly holder: string;
  /** Takes or renews it. `false` while somebody else holds it. */
  readonly acquire: (tx: Work, now: number) => Promise<boolean>;
  /** Renews it for whoever has it still. `false` where somebody else has had it meanwhile, also one who is gone again: what was done by it has to begin anew. */
  readonly renew: (tx: Work, now: number) => Promise<boolean>;
  /** Throws `LeaseLost` unless this holder still has it. */
  readonly check: (tx: Work) => Promise<void>;
  readonly release: (tx: Work) => Promise<void>;
}

export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/**
 * @param id different for every holder, also within one process
 * @param termMs how long it holds without renewal
 */
export function createLease(name: string, id: string, termMs: number): Lease {
  const place = ownPlace();
  const holder = `${place} ${process.pid} ${id}`;
  const current = (tx: Work) => tx.selectFrom('leases').selectAll().where('name', '=', name).executeTakeFirst();
  const isMine = async (tx: Work) => (await current(tx))?.holder === holder;
  const store = async (tx: Work, now: number) => {
    const next = { holder, expires_at: now + termMs };
    await tx
      .insertInto('leases')
      .values({ name, ...next })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(next))
      .execute();
    return true;
  };
  return {
    holder,
    async acquire(tx, now) {
      const row = await current(tx);
      const isFree = row === undefined || row.holder === holder || row.expires_at <= now || isGone(row.holder, place);
      return isFree && store(tx, now);
    },
    renew: async (tx, now) => (await isMine(tx)) && store(tx, now),
    async check(tx) {
      if (!(await isMine(tx))) throw new LeaseLost(`lease ${name} is held by another`);
    },
    async release(tx) {
      await tx.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
    },
  };
}

/**
 * Where numbers of processes are what they are here. A name is not enough: machines and containers of one database may be called alike, and a number
 * that nobody has here is somebody's there.
 */
function ownPlace(): string {
  const told = [
    () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(),
    () => readlinkSync('/proc/self/ns/pid'),
  ];
  return [hostname(), ...told.map(orNothing)].join('/');
}

/** What only some systems tell. */
function orNothing(tell: () => string): string {
  try {
    return tell();
  } catch {
    return '';
  }
}

/** Whether a holder was a process of this place that no longer runs. */
function isGone(holder: string, own: string): boolean {
  const [place, pid] = holder.split(' ');
  if (place !== own || pid === undefined || Number(pid) === process.pid) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
