import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evolveMember } from '../../src/db/projections/member.ts';
import type { MemberEvent } from '../../src/domain/events/catalogue.ts';
import { Member } from '../../src/domain/session/member.ts';
import { availableOf } from '../../src/domain/wallet/ledger.ts';
import { systemClock, type Clock } from '../../server/clock.ts';
import { onwardClock } from '../../server/onwardClock.ts';
import { betOn, claimOn, newKey, signIn, type Caller } from './support/caller.ts';
import { games, resultReport } from './support/feedReports.ts';
import { member1 } from './support/openHouse.ts';
import { newDataDir, openOrigin } from './support/openOrigin.ts';

const HOUR_MS = 3_600_000;

/** The system's clock, which can be set. */
function settableClock() {
  let set = 0;
  const clock: Clock = { ...systemClock, now: () => systemClock.now() + set };
  return {
    clock,
    setBy: (ms: number) => {
      set += ms;
    },
  };
}

const bet = (member: Caller, game: string) => member.bet(betOn([claimOn(game)]), newKey());
const recordOf = async (member: Caller) => Member.parse((await member.call('GET', '/member/user')).body);

describe('an origin whose clock is set back by an hour', () => {
  it('SYN-12 C9 takes bets at once, where no interval is set', async () => {
    const { clock, setBy } = settableClock();
    const origin = await openOrigin({ clock });
    await origin.sink.deliver(games('a', 'b'));
    const member = await signIn(origin);
    expect((await bet(member, 'a')).status).toBe(200);
    setBy(-HOUR_MS);
    expect((await bet(member, 'b')).status).toBe(200);
  });

  it('SYN-12 C9 settles, and a browser that held the record before shows what was paid', async () => {
    const { clock, setBy } = settableClock();
    const origin = await openOrigin({ clock });
    await origin.sink.deliver(games('a', 'b'));
    const member = await signIn(origin);
    expect((await bet(member, 'a')).status).toBe(200);
    const before = await recordOf(member);
    setBy(-HOUR_MS);
    await origin.sink.deliver([resultReport('a', 'home')]);
    await origin.settled();
    const log = (await origin.inspect.log('bets:member1')).slice(before.position.offset);
    const events = log.map(({ envelope }) => JSON.parse(envelope) as MemberEvent);
    const offset = before.position.offset + events.length;
    const shown = evolveMember(before, events, { ...before.position, offset });
    expect(shown.emoney).toBe(await origin.inspect.balance(availableOf(member1)));
    expect(shown.emoney).toBeGreaterThan(before.emoney);
    expect(await recordOf(member)).toMatchObject({ emoney: shown.emoney, position: { offset } });
  });

  it('SYN-12 C9 writes no event of an earlier time than the last one, over a restart too', async () => {
    const dataDir = newDataDir();
    const { clock, setBy } = settableClock();
    const first = await openOrigin({ clock, dataDir });
    await first.sink.deliver(games('a'));
    setBy(-HOUR_MS);
    await first.sink.deliver(games('b'));
    await first.close();
    setBy(-HOUR_MS);
    const second = await openOrigin({ clock, dataDir });
    await second.sink.deliver(games('c'));
    const member = await signIn(second);
    expect((await bet(member, 'c')).status).toBe(200);
    const log = [...(await second.inspect.log('events')), ...(await second.inspect.log('bets:member1'))];
    const times = log
      .toSorted((a, b) => a.seq - b.seq)
      .map(({ envelope }) => (JSON.parse(envelope) as { at: number }).at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('SYN-12 C9 a changed name is a newer record, whatever the clock says', async () => {
    const { clock, setBy } = settableClock();
    const member = await signIn(await openOrigin({ clock }));
    const before = await recordOf(member);
    setBy(-HOUR_MS);
    const renamed = Member.parse((await member.call('POST', '/member/edit', { nickname: '새별명' })).body);
    expect(renamed.revision).toBe(before.revision + 1);
  });
});

describe('a clock that only goes on', () => {
  it('SYN-12 C9 never goes back nor stands still, and is the machine’s again in the end', () => {
    const steps = fc.array(fc.record({ passed: fc.nat(60_000), set: fc.integer({ min: -HOUR_MS, max: HOUR_MS }) }));
    fc.assert(
      fc.property(steps, fc.nat(HOUR_MS), (moves, notBefore) => {
        let [wall, elapsed] = [HOUR_MS, 0];
        const clock = onwardClock({ ...systemClock, now: () => wall, elapsed: () => elapsed }, notBefore);
        let last = clock.now();
        expect(last).toBeGreaterThanOrEqual(notBefore);
        for (const { passed, set } of moves) {
          elapsed += passed;
          wall += passed + set;
          const now = clock.now();
          expect(now - last).toBeGreaterThanOrEqual(Math.floor(passed * 0.9));
          expect(now).toBeGreaterThanOrEqual(wall);
          last = now;
        }
        const ahead = last - wall;
        elapsed += ahead * 10;
        wall += ahead * 10;
        expect(clock.now() - wall).toBeLessThanOrEqual(1);
      }),
    );
  });
});
