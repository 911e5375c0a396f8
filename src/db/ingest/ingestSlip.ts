/**
 * The only way a slip changes: a decision on the slip as it is stored, its events, the new slip and the log record in one
 * transaction (law 4). Two tabs deciding at once decide one after the other.
 */
import type { Decision } from '../../domain/kernel/decision.ts';
import { evolveSlip, type Slip, type SlipEvent } from '../../domain/bet-slip/slip.ts';
import type { PageKind } from '../../domain/reference/pages.ts';
import type { Member } from '../../domain/session/member.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';
import type { HanpanDatabase, MemberDatabase } from '../tables/database.ts';
import { unlessClosed } from '../tables/unlessClosed.ts';
import { LOCAL_EPOCH, slipLog } from '../log/eventLog.ts';
import { withQuotaCare } from '../care/quota.ts';
import { roundsOnOffer } from '../care/roundsOnOffer.ts';
import { limitRowsOf, type LimitRows } from '../records/limitRows.ts';
import { storedPayouts } from '../records/payoutRows.ts';
import { admitOlder } from '../records/projectionStamps.ts';
import { isCurrent } from '../records/sessions.ts';
import { streamHealth } from '../queries/session.ts';
import { fixtureTables, soundFixtures, soundMember, soundSlip, soundTables } from '../care/soundRows.ts';

/** What deciding may look at: slip and member are read inside the transaction, fixtures in the house's database just before. */
export interface SlipContext {
  readonly slip: Slip;
  readonly member: Member | undefined;
  /** What limits a slip of the member, as stored. */
  readonly limitRows: LimitRows;
  /** The fixtures asked for, by id; missing ones are gone. */
  readonly fixtures: ReadonlyMap<string, Fixture>;
}

export interface SlipChange<Rejection> {
  readonly page: PageKind;
  /** Whose slip: the change is refused when another member, or nobody, is signed in. `null`: whoever is. */
  readonly memberId: string | null;
  /** What is looked at of the offer: the games of these ids, or games that were read just before. */
  readonly fixtures: readonly string[] | ReadonlyMap<string, Fixture>;
  /** Epoch ms. */
  readonly at: number;
  decide(context: SlipContext): Decision<SlipEvent, Rejection>;
}

/** Decides and stores. `'otherSession'` if the slip's member is not signed in; nothing was decided then. */
export async function changeSlip<Rejection>(
  db: HanpanDatabase,
  change: SlipChange<Rejection>,
): Promise<Decision<SlipEvent, Rejection> | 'otherSession'> {
  const session = await db.sessions.get('session');
  if (session?.state !== 'signedIn' || session.memberId === null || session.database === null) return 'otherSession';
  const { memberId, sessionId } = session;
  if (change.memberId !== null && change.memberId !== memberId) return 'otherSession';
  const theirs = db.ofMember(session.database);
  const fixtures = await fixturesOf(db, change);
  return withQuotaCare(theirs, change.at, (keepsLog) =>
    theirs.transaction('rw', [theirs.fence, theirs.settings, theirs.documents, ...soundTables(theirs)], async () => {
      if (!(await isCurrent(theirs, sessionId))) return 'otherSession' as const;
      const slip = await soundSlip(theirs, change.page, change.at);
      const member = await soundMember(theirs, memberId, change.at);
      const levels = await theirs.settings.get('levels');
      const limitRows = limitRowsOf(levels, await theirs.documents.get('caps'));
      const decision = change.decide({ slip, member, limitRows, fixtures });
      if (decision.ok) await store(theirs, slip, decision.events, change.at, keepsLog);
      return decision;
    }),
  ).catch(unlessClosed('otherSession' as const));
}

async function fixturesOf<Rejection>(
  db: HanpanDatabase,
  { fixtures, at }: Pick<SlipChange<Rejection>, 'fixtures' | 'at'>,
): Promise<SlipContext['fixtures']> {
  if (!isIds(fixtures)) return fixtures;
  if (fixtures.length === 0) return new Map();
  const books = await storedPayouts(db, fixtures);
  return db.transaction('rw', [...fixtureTables(db), db.health], async () => {
    const [sound, health] = await Promise.all([soundFixtures(db, fixtures, at), streamHealth(db, 'events')]);
    return new Map([...sound, ...roundsOnOffer(fixtures, health, at, books)]);
  });
}

const isIds = (fixtures: SlipChange<unknown>['fixtures']): fixtures is readonly string[] => Array.isArray(fixtures);

async function store(
  db: MemberDatabase,
  slip: Slip,
  events: readonly SlipEvent[],
  at: number,
  keepsLog: boolean,
): Promise<void> {
  if (events.length === 0) return;
  const next = events.reduce(evolveSlip, slip);
  if (next !== slip) await db.slips.put(next);
  const from = ((await db.checkpoints.get('slip'))?.offset ?? 0) + 1;
  const to = from + events.length - 1;
  await admitOlder(db, ['slips']);
  await slipLog(db).append({ epoch: LOCAL_EPOCH, from, to, at, events }, keepsLog);
}
