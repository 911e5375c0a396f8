/** The list of bets over a running origin: pages, filters, hostile questions, other members (LST-1, LST-2, LST-8). */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { betPageQuery } from '../../../server/betting/betPage.ts';
import { insertBet } from '../../../server/betting/betRows.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import type { Store } from '../../../server/store/store.ts';
import type { Bet } from '../../../src/domain/bets/bet.ts';
import { betsCall } from '../../../src/domain/calls/lists.ts';
import { BetId, BetKey, MemberId } from '../../../src/domain/kernel/ids.ts';
import { sampleBet, T0 } from '../../support/engine/sampleData.ts';
import { signIn, type Caller } from '../support/caller.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';

const PATH = '/sports-prematch/betting';
const STATUSES = [0, 1, 2, 3, -1] as const;

/** Bets of a member in random order of ids, three of each time, of all statuses by turns. */
const manyBets = (name: string, count: number): Bet[] =>
  Array.from({ length: count }, (_, n) => ({
    ...sampleBet(n),
    betId: BetId.parse(`${name}${(n * 7_919) % 10_007}`),
    key: BetKey.parse(`${name}${String(n).padStart(24, '0')}`),
    placedAt: T0 + Math.floor(n / 3) * 1_000,
    status: STATUSES[n % STATUSES.length] ?? 0,
  }));

const newestFirst = (bets: readonly Bet[]) =>
  bets.toSorted((a, b) => b.placedAt - a.placedAt || (a.betId > b.betId ? -1 : 1)).map(({ betId }) => betId);

async function store(dataDir: string, work: (store: Store) => Promise<void>): Promise<void> {
  const opened = openSqliteStore(dataDir, 1);
  await work(opened);
  await opened.close();
}

async function house() {
  const dataDir = newDataDir();
  const origin = await openOrigin({ dataDir });
  const bets = { member1: manyBets('x', 520), member2: manyBets('y', 510) };
  await store(dataDir, (opened) =>
    opened.write(async (tx) => {
      for (const [member, theirs] of Object.entries(bets))
        for (const bet of theirs) await insertBet(tx, MemberId.parse(member), bet);
    }),
  );
  return { origin, dataDir, bets };
}

async function page(member: Caller, query: Record<string, string | number> = {}) {
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const { status, body } = await member.call('GET', `${PATH}?${asked.toString()}`);
  expect(status).toBe(200);
  return betsCall.answer.parse(body);
}

async function whole(member: Caller, query: Record<string, string | number> = {}) {
  const ids: string[] = [];
  const sizes: number[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const { rows, next } = await page(member, { ...query, ...(after === undefined ? {} : { after }) });
    ids.push(...rows.map(({ betId }) => betId));
    sizes.push(rows.length);
    after = next;
  }
  return { ids, sizes };
}

describe('the list of bets', () => {
  it('LST-1 tells every bet once, newest first, with bets placed meanwhile', async () => {
    const { origin, dataDir, bets } = await house();
    const member = await signIn(origin);
    const first = await page(member);
    expect(first.rows).toHaveLength(30);
    const late = { ...sampleBet(1), betId: BetId.parse('late'), key: BetKey.parse('l'.repeat(24)), placedAt: T0 + 9e8 };
    await store(dataDir, (opened) => opened.write((tx) => insertBet(tx, MemberId.parse('member1'), late)));
    const rest = await whole(member, { after: first.next ?? '' });
    expect([...first.rows.map(({ betId }) => betId), ...rest.ids]).toEqual(newestFirst(bets.member1));
    expect((await page(member)).rows[0]?.betId).toBe('late');
    for (const limit of [1, 7, 200]) {
      const { ids } = await whole(member, { limit, until: T0 + 20_000 });
      expect([limit, ids]).toEqual([limit, newestFirst(bets.member1.filter(({ placedAt }) => placedAt < T0 + 20_000))]);
    }
  });

  it('LST-1 the last page says that it is the last, a full one too', async () => {
    const { origin } = await house();
    const member = await signIn(origin);
    expect(await whole(member, { until: T0 + 20_000, limit: 30 })).toMatchObject({ sizes: [30, 30] });
    expect(await page(member, { from: T0 + 9e9 })).toMatchObject({ rows: [], next: null });
  });

  it('LST-8 is filtered by time and status', async () => {
    const { origin, bets } = await house();
    const member = await signIn(origin);
    const [from, until] = [T0 + 30_000, T0 + 120_000];
    for (const status of STATUSES) {
      const fit = bets.member1.filter((bet) => bet.status === status && bet.placedAt >= from && bet.placedAt < until);
      expect((await whole(member, { from, until, status })).ids).toEqual(newestFirst(fit));
    }
  });

  it('LST-2 nobody is told of another member’s bets, whatever they ask', async () => {
    const { origin, bets } = await house();
    const [one, two] = [await signIn(origin), await signIn(origin, 'member2')];
    const { next } = await page(two);
    const theirs = new Set<string>(bets.member2.map(({ betId }) => betId));
    const { ids } = await whole(one, { after: next ?? '' });
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id) => theirs.has(id))).toEqual([]);
    expect((await whole(two)).ids).toEqual(newestFirst(bets.member2));
  });

  it('LST-2 what no origin would have told or taken is malformed', async () => {
    const { origin } = await house();
    const member = await signIn(origin);
    const hostile = [
      ...[
        'after=x',
        'after=1',
        'after=1.',
        "after=1.'--",
        'after=-1.b',
        `after=1.${'b'.repeat(65)}`,
        'after=',
        'after=1.b&after=2.b',
      ],
      ...[
        'limit=0',
        'limit=201',
        'limit=1.5',
        'limit=',
        'from=-1',
        'until=x',
        'from=',
        'status=4',
        'status=',
        'status=0&status=1',
      ],
      ...['member_id=member2', 'memberId=member2', 'before=1', '__proto__=1'],
    ];
    for (const query of hostile)
      expect([query, (await member.call('GET', `${PATH}?${query}`)).status]).toEqual([query, 400]);
  });

  it('LST-8 every page is read off an index, and none is sorted', async () => {
    const { dataDir } = await house();
    await store(dataDir, (opened) =>
      opened.read(async (tx) => {
        const asked = { memberId: MemberId.parse('member1'), after: { at: T0 + 90_000, id: 'x5' }, limit: 31 };
        const filters = [
          {},
          { from: T0 },
          { from: T0, until: T0 + 9 },
          { status: 2 },
          { status: 2, from: T0 },
        ] as const;
        for (const filter of filters)
          for (const after of [undefined, asked.after]) {
            const plan = await betPageQuery(tx, { ...asked, after, filter }).explain(undefined, sql`query plan`);
            const said = JSON.stringify(plan);
            expect(said).toMatch(/SEARCH bets USING INDEX bets_(of_member|by_status) \(member_id=\?/);
            if ('status' in filter) expect(said).toContain('bets_by_status (member_id=? AND status=?');
            if (after !== undefined) expect(said).toContain('placed_at');
            expect(said).not.toMatch(/SCAN|TEMP B-TREE/);
          }
      }),
    );
  });
});
