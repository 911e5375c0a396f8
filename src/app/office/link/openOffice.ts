/** What a signed-in tab holds: rows and stream, read and told, and a session that lasts while somebody is there. */
import { keepSessionCall, officeLogoutCall, proposalsCall, queueCall } from '../../../domain/calls/office.ts';
import type { Frame } from '../../../domain/events/frames.ts';
import type { DoorReason, OfficeSession } from '../../../domain/office/operator.ts';
import { Proposal } from '../../../domain/office/proposal.ts';
import { QueueRow, queueKey } from '../../../domain/office/queue.ts';
import { may, type Role } from '../../../domain/office/roles.ts';
import type { OfficeApi } from './officeApi.ts';
import { createOfficeLink, type OfficeLinkDeps } from './officeLink.ts';
import { createOfficeStore, withCount, withRead, withTold, type OfficeStore } from './officeStore.ts';

export type OfficePorts = Pick<OfficeLinkDeps, 'fetch' | 'now' | 'after' | 'fraction'>;

interface Opening {
  readonly ports: OfficePorts;
  readonly api: OfficeApi;
  readonly role: Role;
  /** What the origin's clock is ahead by, ms. */
  readonly skewMs: number;
  onShut(why: DoorReason): void;
}

/** Somebody who moves a pointer or presses a key is there; told to the origin no more often, ms. */
const KEEP_EVERY_MS = 60_000;

export function openOffice({ ports, api, role, skewMs, onShut }: Opening) {
  const store = createOfficeStore();
  const readAgain = () => {
    if (may(role, 'queue.see')) void readLists(api, store);
  };
  const link = createOfficeLink({
    ...ports,
    onShut,
    onFrame: (frame) => takeFrame(store, frame, readAgain),
  });
  const leave = () => {
    link.stop();
    onShut('noSession');
  };
  return {
    link,
    store,
    readAgain,
    now: () => ports.now() + (link.status().heardAt === undefined ? skewMs : link.status().skewMs),
    signOut: () => void api.ask(officeLogoutCall, {}).then(leave),
    /** Reads, follows, and lets go when the tab is signed out. */
    run() {
      readAgain();
      link.start();
      const wake = () => {
        if (document.visibilityState === 'visible') link.wake();
      };
      document.addEventListener('visibilitychange', wake);
      addEventListener('online', wake);
      return () => {
        document.removeEventListener('visibilitychange', wake);
        removeEventListener('online', wake);
        link.stop();
      };
    },
    /** Keeps the session while somebody is there. @param tell of the session as it is then */
    keep(tell: (session: OfficeSession) => void) {
      let keptAt = ports.now();
      const isHere = () => {
        const now = ports.now();
        // By a clock that was set back it was kept just now, and not at a time to come.
        keptAt = Math.min(keptAt, now);
        if (now - keptAt < KEEP_EVERY_MS) return;
        keptAt = now;
        void api.ask(keepSessionCall, {}).then((result) => {
          if (result.ok) tell(result.value);
        });
      };
      addEventListener('pointerdown', isHere);
      addEventListener('keydown', isHere);
      return () => {
        removeEventListener('pointerdown', isHere);
        removeEventListener('keydown', isHere);
      };
    },
  };
}

async function readLists(api: OfficeApi, store: OfficeStore): Promise<void> {
  const [queue, proposals] = await Promise.all([api.ask(queueCall, {}), api.ask(proposalsCall, {})]);
  store.change((rows) => ({
    told: withCount(rows.told, 'read'),
    queue: queue.ok ? withRead(rows.queue, queue.value.rows, queueKey, queue.value.position) : rows.queue,
    proposals: proposals.ok
      ? withRead(rows.proposals, proposals.value.rows, ({ id }) => id, proposals.value.position)
      : rows.proposals,
  }));
}

function takeFrame(store: OfficeStore, frame: Frame, readAgain: () => void): void {
  if (frame.name === 'reset' || frame.name === 'poison') readAgain();
  if (frame.name !== 'event') return;
  const { event, position } = frame;
  if (event.type === 'DocumentTold') {
    const { document } = event.data;
    store.change((rows) => ({ ...rows, told: withCount(rows.told, document) }));
  }
  if (event.type !== 'RowTold') return;
  const { list, row } = event.data;
  store.change((rows) => {
    const told = withCount(rows.told, list);
    const queued = list === 'queue' ? QueueRow.safeParse(row).data : undefined;
    const proposed = list === 'proposals' ? Proposal.safeParse(row).data : undefined;
    return {
      told,
      queue: queued === undefined ? rows.queue : withTold(rows.queue, queueKey(queued), queued, position.offset),
      proposals:
        proposed === undefined ? rows.proposals : withTold(rows.proposals, proposed.id, proposed, position.offset),
    };
  });
}
