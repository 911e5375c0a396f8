import { liveQuery } from 'dexie';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MemberEvent } from '../../../src/domain/events/catalogue.ts';
import { ingestMember, refreshMember, swapMemberImage, toldEpoch } from '../../../src/db/ingest/ingestMember.ts';
import { packFixture } from '../../../src/db/packing/packedFixtures.ts';
import { changeSlip } from '../../../src/db/ingest/ingestSlip.ts';
import { rebuild } from '../../support/engine/rebuild.ts';
import { endSession } from '../../../src/db/records/sessions.ts';
import { togglePick } from '../../../src/domain/bet-slip/decideSlip.ts';
import { settle, until } from '../../support/engine/manualClock.ts';
import { openDatabases, projectionsOf, signedIn, theirs } from '../../support/engine/openDatabases.ts';
import {
  fixtureIdOf,
  memberId,
  sampleBet,
  sampleFixture,
  sampleMember,
  selectionIdOf,
  T0,
} from '../../support/engine/sampleData.ts';

const batchOf = (from: number, ...events: MemberEvent[]) => ({
  epoch: 'e1',
  events: events.map((event, index) => ({ offset: from + index, event })),
});
const balance = (emoney: number, at: number): MemberEvent => ({
  type: 'BalanceChanged',
  at,
  data: { emoney, delta: -10_000, kind: 'betHeld', betId: null },
});

const at = (offset: number) => ({ position: { epoch: 'e1', offset } });

async function ready() {
  const { db, outbox } = openDatabases();
  const sessionId = await signedIn(db);
  const image = { position: { epoch: 'e1', offset: 0 }, member: sampleMember(), bets: [sampleBet(1)] };
  const own = await theirs(db);
  await swapMemberImage(own, sessionId, image, T0);
  return { db, own, outbox, sessionId };
}

describe('a member of their own stream', () => {
  it('SYN-02 keeps balance, bets and points; a rebuild comes to the same', async () => {
    const { db, own, sessionId } = await ready();
    await ingestMember(
      own,
      sessionId,
      batchOf(
        1,
        balance(990_000, T0 + 10),
        { type: 'BetAccepted', at: T0 + 10, data: { bet: sampleBet(2) } },
        {
          type: 'BetSettled',
          at: T0 + 20,
          data: { betId: sampleBet(1).betId, status: 2, paid: 18_500, settledAt: T0 + 20, picks: sampleBet(1).picks },
        },
        { type: 'PointsChanged', at: T0 + 21, data: { point: 7 } },
      ),
      T0,
    );
    expect(await own.members.get(memberId)).toMatchObject({ emoney: 990_000, point: 7, ...at(4) });
    expect(await own.bets.get('b1')).toMatchObject({ status: 2, paid: 18_500 });
    expect(await own.bets.count()).toBe(2);
    await refreshMember(own, sessionId, sampleMember({ emoney: 1, unreadCount: 3, ...at(4) }), 'e1');
    const before = await projectionsOf(db);
    expect(await rebuild(db)).toMatchObject({ bets: 'rebuilt' });
    expect(await projectionsOf(db)).toEqual(before);
  });

  it('SET-8 a bet of which one pick is decided, or that is open again, was settled at no time', async () => {
    const { own, sessionId } = await ready();
    const picks = sampleBet(1).picks.map((pick) => ({ ...pick, settlement: 2 as const }));
    const data = { betId: sampleBet(1).betId, settledAt: T0 + 20, picks };
    const settled = (status: 0 | 2, paid: number): MemberEvent => ({
      type: 'BetSettled',
      at: T0 + 20,
      data: { ...data, status, paid },
    });
    await ingestMember(own, sessionId, batchOf(1, settled(0, 0)), T0);
    expect(await own.bets.get('b1')).toMatchObject({ status: 0, settledAt: null, picks: [{ settlement: 2 }] });
    await ingestMember(own, sessionId, batchOf(2, settled(2, 18_500), settled(0, 0)), T0);
    expect(await own.bets.get('b1')).toMatchObject({ status: 0, paid: 0, settledAt: null });
  });

  it('SES-05 an older poll never overwrites what the stream told; a newer one does', async () => {
    const { own, sessionId } = await ready();
    await ingestMember(own, sessionId, batchOf(1, balance(990_000, T0 + 10)), T0);
    await refreshMember(own, sessionId, sampleMember(at(0)), 'e1');
    expect(await own.members.get(memberId)).toMatchObject({ emoney: 990_000 });
    await refreshMember(own, sessionId, sampleMember({ emoney: 970_000, ...at(3) }), 'e1');
    // An event that the newer record contains already must not take the balance back.
    await ingestMember(own, sessionId, batchOf(2, balance(980_000, T0 + 20)), T0);
    expect(await own.members.get(memberId)).toMatchObject({ emoney: 970_000 });
    await ingestMember(own, sessionId, batchOf(3, balance(970_000, T0 + 30), balance(960_000, T0 + 40)), T0);
    expect(await own.members.get(memberId)).toMatchObject({ emoney: 960_000, ...at(4) });
  });

  it('SES-05 another name counts though the balance told with it is an older one', async () => {
    const { own, sessionId } = await ready();
    await ingestMember(own, sessionId, batchOf(1, balance(990_000, T0 + 10)), T0);
    await refreshMember(own, sessionId, sampleMember({ nickname: 'Two', revision: 1 }), 'e1');
    expect(await own.members.get(memberId)).toMatchObject({ nickname: 'Two', emoney: 990_000 });
    await refreshMember(own, sessionId, sampleMember({ emoney: 980_000, ...at(2) }), 'e1');
    expect(await own.members.get(memberId)).toMatchObject({ nickname: 'Two', emoney: 980_000 });
  });

  it('SES-05 a record of another epoch takes the place of the one there was', async () => {
    const { own, sessionId } = await ready();
    await ingestMember(own, sessionId, batchOf(1, balance(990_000, T0 + 10)), T0);
    await refreshMember(own, sessionId, sampleMember({ emoney: 5, position: { epoch: 'e2', offset: 0 } }), 'e1');
    expect(await own.members.get(memberId)).toMatchObject({ emoney: 5 });
  });

  it('SES-05 S7 a record that was asked for before the origin began its log anew, and came after, is none of the new one', async () => {
    const { own, sessionId } = await ready();
    const inNew = (offset: number) => ({ position: { epoch: 'e2', offset } });
    const image = { ...inNew(0), member: sampleMember({ emoney: 700_000, ...inNew(0) }), bets: [] };
    expect(await toldEpoch(own)).toBe('e1');
    await swapMemberImage(own, sessionId, image, T0);
    await ingestMember(own, sessionId, { ...batchOf(1, balance(690_000, T0 + 10)), epoch: 'e2' }, T0);
    await refreshMember(own, sessionId, sampleMember({ emoney: 990_000, ...at(7) }), 'e1');
    expect(await own.members.get(memberId)).toMatchObject({ emoney: 690_000, ...inNew(1) });
    await refreshMember(own, sessionId, sampleMember({ emoney: 680_000, ...inNew(2) }), 'e1');
    expect(await own.members.get(memberId)).toMatchObject({ emoney: 680_000, ...inNew(2) });
  });

  it('SYN-12 C9 whatever times the origin writes, the record is that of its position', async () => {
    const clock = fc.integer({ min: -3_600_000, max: 3_600_000 });
    const step = fc.record({ how: fc.constantFrom('event', 'poll', 'olderPoll'), clock });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const { db, own, sessionId } = await ready();
        let offset = 0;
        for (const { how, clock: off } of steps) {
          const time = T0 + off;
          if (how === 'event') {
            offset += 1;
            await ingestMember(own, sessionId, batchOf(offset, balance(1_000_000 - offset, time)), T0);
          } else {
            const of = how === 'poll' ? offset : Math.max(0, offset - 1);
            const told = { emoney: 1_000_000 - of, updatedAt: time, ...at(of) };
            await refreshMember(own, sessionId, sampleMember(told), 'e1');
          }
          expect(await own.members.get(memberId)).toMatchObject({ emoney: 1_000_000 - offset, ...at(offset) });
        }
        const before = await projectionsOf(db);
        await rebuild(db);
        expect((await projectionsOf(db)).members).toEqual(before.members);
        await db.delete();
      }),
      { numRuns: 25 },
    );
  });

  it('SES-05 who signs in again while signed in keeps what the stream told while the login was under way', async () => {
    const { db, own, sessionId } = await ready();
    await ingestMember(own, sessionId, batchOf(1, balance(990_000, T0 + 10)), T0);
    await signedIn(db);
    expect(await (await theirs(db)).members.get(memberId)).toMatchObject({ emoney: 990_000, ...at(1) });
    db.close();
  });

  it('SES-05 a poll that brings nothing new wakes no screen', async () => {
    const { own, sessionId } = await ready();
    let emissions = 0;
    const watch = liveQuery(() => own.members.get(memberId)).subscribe(() => {
      emissions += 1;
    });
    await until('first answer', () => emissions === 1);
    await refreshMember(own, sessionId, sampleMember({ updatedAt: T0 }), 'e1');
    await settle(8);
    expect(emissions).toBe(1);
    await refreshMember(own, sessionId, sampleMember({ point: 1, updatedAt: T0 }), 'e1');
    await until('second answer', () => emissions === 2);
    watch.unsubscribe();
  });

  it('SES-06 logout deletes everything of the member, and what comes later is not written', async () => {
    const { db, own, sessionId } = await ready();
    await db.fixtures.put(packFixture(sampleFixture(1)).row);
    await changeSlip(db, {
      page: 'wintielose',
      memberId: null,
      fixtures: [fixtureIdOf(1)],
      at: T0,
      decide: ({ slip, fixtures }) => togglePick(slip, fixtures.get(fixtureIdOf(1)), selectionIdOf(1, 'home')),
    });
    expect(await own.slips.count()).toBe(1);
    expect(await endSession(db, sessionId, 'logout', true)).toBe(true);
    expect(await endSession(db, sessionId, 'closed')).toBe(false);
    for (const table of own.tables) expect(await table.count()).toBe(0);
    expect(await db.sessions.get('session')).toMatchObject({ state: 'signedOut', memberId: null, ending: 'logout' });
    expect(await ingestMember(own, sessionId, batchOf(1, balance(1, T0)), T0)).toEqual({ kind: 'otherSession' });
    await refreshMember(own, sessionId, sampleMember({ updatedAt: T0 + 99 }), 'e1');
    expect(await own.members.count()).toBe(0);
    expect(await db.fixtures.count()).toBe(1);
  });

  it('SES-16 a logout that the origin has not heard of leaves the sealed token for whoever tells it, and nothing else', async () => {
    const { db, own, sessionId } = await ready();
    expect(await endSession(db, sessionId, 'logout', false)).toBe(true);
    for (const table of own.tables)
      expect([table.name, await table.count()]).toEqual([table.name, table.name === 'vault' ? 1 : 0]);
  });

  it('C6 a write for one session never lands in the next', async () => {
    const { db, own, sessionId } = await ready();
    const other = sampleMember({ id: 'm2' as never, emoney: 5 });
    const next = await signedIn(db, other);
    expect(next).not.toBe(sessionId);
    const image = { position: { epoch: 'e1', offset: 0 }, member: sampleMember({ emoney: 77 }), bets: [] };
    // Into the database of its own session at most, which is deleted by whoever leads.
    await swapMemberImage(own, sessionId, image, T0);
    const now = await theirs(db);
    expect(now.name).not.toBe(own.name);
    expect(await swapMemberImage(now, sessionId, image, T0)).toBe(false);
    expect(await now.members.toArray()).toEqual([other]);
  });
});
