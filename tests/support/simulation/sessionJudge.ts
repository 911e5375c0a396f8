/**
 * When a session must be over, and what may be left of it then: at its instant by the machine's clock, in every tab, with nothing of
 * the member to be seen by whoever comes next (SES-04, SES-06): a worker empties what was theirs at once, or the next one to lead.
 */
import type { HanpanDatabase, MemberDatabase } from '../../../src/db/tables/database.ts';
import type { SessionRow } from '../../../src/db/tables/rows.ts';
import { DEFAULT_AUTO_LOGOUT_MIN } from '../../../src/domain/session/session.ts';
import type { Clock } from '../../../src/worker/ports/clock.ts';
import type { Agenda } from './agenda.ts';

export interface SessionJudge {
  onSession(row: SessionRow): void;
  inspect(db: HanpanDatabase): Promise<void>;
  /** A worker died: another one must take over first. */
  onDeath(): void;
  /** The machine woke, or its clock was set: timers cannot be exact. */
  onDisturbed(): void;
  /** A power cut may have put the row back to before its end was moved: what it says now is the time. */
  onPutBack(row: SessionRow | undefined): void;
}

/** An expired session is noticed this late at most: by a timer, and by looking at the clock again after a disturbance. Ms. */
const EXACT_MS = 3_000;
const AFTER_DISTURBANCE_MS = 65_000;

export function createSessionJudge(
  agenda: Pick<Agenda, 'now'>,
  clock: Pick<Clock, 'now'>,
  fail: (rule: string, detail: string) => void,
): SessionJudge {
  const expiries = new Map<string, number>();
  let disturbedAt = -Infinity;
  let overdueSince: number | undefined;
  let leftSince: number | undefined;
  let diedAt = -Infinity;
  let byDefaultSince: number | undefined;

  const inspectLeft = async (db: HanpanDatabase, kept: string | null) => {
    const left: string[] = [];
    for (const name of await db.memberDatabases()) {
      const { members, bets, slips, vault } = db.ofMember(name);
      const rows = await Promise.all([members.count(), bets.count(), slips.count(), vault.count()]).catch(() => [0]);
      if (name !== kept && rows.some((count) => count > 0)) left.push(rows.join(' '));
    }
    const now = agenda.now();
    if (left.length === 0) leftSince = undefined;
    else leftSince ??= now;
    const isDisturbed = now - Math.max(disturbedAt, diedAt) < AFTER_DISTURBANCE_MS;
    const limit = isDisturbed ? AFTER_DISTURBANCE_MS : EXACT_MS;
    if (leftSince !== undefined && now - leftSince > limit)
      fail('something of a member after the session', `members, bets, slips, tokens: ${left.join(', ')}`);
  };

  /** An end by the default is moved once the minutes are stored, also where a power cut put it back. */
  const inspectDefault = async (db: HanpanDatabase, { expiresAt, defaultEnd, database }: SessionRow) => {
    const isLate = expiresAt === defaultEnd && database !== null && (await knowsMinutes(db.ofMember(database)));
    if (!isLate) byDefaultSince = undefined;
    else byDefaultSince ??= agenda.now();
    const late = agenda.now() - (byDefaultSince ?? agenda.now());
    if (late > AFTER_DISTURBANCE_MS) fail('session ends by the default though its minutes are known', `${late} ms`);
  };

  return {
    onSession({ state, sessionId, expiresAt, ending }) {
      if (state === 'signedIn') {
        expiries.set(sessionId, expiresAt);
        return;
      }
      const instant = expiries.get(sessionId);
      if (ending === 'expired' && instant !== undefined && clock.now() < instant) {
        fail('session expired before its time', `${instant - clock.now()} ms`);
      }
    },
    async inspect(db) {
      const session = await db.sessions.get('session');
      await inspectLeft(db, session?.database ?? null);
      const now = agenda.now();
      if (session?.state === 'signedIn') {
        await inspectDefault(db, session);
        if (clock.now() < session.expiresAt) overdueSince = undefined;
        else overdueSince ??= now;
        const limit = now - disturbedAt < AFTER_DISTURBANCE_MS ? AFTER_DISTURBANCE_MS : EXACT_MS;
        if (overdueSince !== undefined && now - overdueSince > limit) {
          fail('session went on after its time', `${now - overdueSince} ms`);
        }
        return;
      }
      overdueSince = undefined;
    },
    onDeath() {
      leftSince = undefined;
      diedAt = agenda.now();
      overdueSince = undefined;
      byDefaultSince = undefined;
    },
    onDisturbed() {
      disturbedAt = agenda.now();
      overdueSince = undefined;
      byDefaultSince = undefined;
    },
    onPutBack(row) {
      if (row?.state === 'signedIn') expiries.set(row.sessionId, row.expiresAt);
    },
  };
}

/** Other ones than the default. */
const knowsMinutes = ({ settings }: MemberDatabase): Promise<boolean> =>
  settings.get('autoLogoutMin').then(
    (row) => row !== undefined && row.value !== DEFAULT_AUTO_LOGOUT_MIN,
    () => false,
  );
