/** What a member is given before the lists are looked at: entries of both purses and bets, in the origin's own tables. */
import { sql } from 'kysely';
import type { BettingLine } from '../../src/domain/bets/bettingCall.ts';
import { formatOdds } from '../../src/domain/kernel/odds.ts';
import { Fixture, isOpen, offeredOdds, winMarketOf } from '../../src/domain/sports/fixture.ts';
import { openSqliteStore } from '../../server/store/openSqliteStore.ts';
import type { Store } from '../../server/store/store.ts';
import { betOn, newKey, signIn } from '../../tests/server/support/caller.ts';

const SPAN_MS = 6 * 24 * 3_600_000;
const MEMBER = 'member1';
/** Of a bet and of its pick. */
const LOST = 1;
/** That are looked through for a price that can be bet on. */
const MOST_GAMES = 100;

/** @param rows of each, spread over the last six days */
export async function addRows(url: string, dataDir: string, rows: number): Promise<void> {
  const store = openSqliteStore(dataDir, Date.now());
  try {
    await addEntries(store, rows);
    await addBets(store, url, rows);
  } finally {
    await store.close();
  }
}

const stepOf = (rows: number) => Math.floor(SPAN_MS / rows);
const numbersTo = (rows: number) =>
  sql`WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ${rows})`;

/** Half of them of either sign: what they add up to is nothing. */
async function addEntries(store: Store, rows: number): Promise<void> {
  const from = Date.now() - SPAN_MS;
  for (const [purse, came, left] of [
    ['money', 'charged', 'exchangeHeld'],
    ['points', 'pointsGranted', 'pointsConverted'],
  ] as const)
    await store.write((tx) =>
      sql`
        ${numbersTo(rows)}
        INSERT INTO ledger_entries (member_id, purse, at, delta, balance, kind, cause, bet_id)
          SELECT ${MEMBER}, ${purse}, ${from} + n * ${sql.lit(stepOf(rows))}, iif(n % 2 = 0, 1000, -1000),
            iif(n % 2 = 0, 1001000, 1000000), iif(n % 2 = 0, ${came}, ${left}), NULL, NULL FROM numbers`.execute(tx),
    );
}

/** One is placed, and told so many times again as lost: nothing of them is paid or settled any more. */
async function addBets(store: Store, url: string, rows: number): Promise<void> {
  const claim = await aClaim(store);
  const caller = await signIn({ url }, MEMBER);
  const { status } = await caller.bet(betOn([claim], { totalRatio: claim.betPrice, amounts: 5_000 }), newKey());
  if (status !== 200) throw new Error(`a bet was answered ${status}`);
  const from = Date.now() - SPAN_MS;
  const at = sql`${from} + n * ${sql.lit(stepOf(rows))}`;
  await store.write(async (tx) => {
    await sql`
      ${numbersTo(rows)}
      INSERT INTO bets (bet_id, member_id, key, page, bet_style, stake, total_odds, expected_winnings, paid, status, placed_at, settled_at)
        SELECT 'told-' || n, member_id, printf('told%020d', n), page, bet_style, stake, total_odds, expected_winnings, 0, ${LOST}, ${at}, ${at} + 1000
        FROM numbers, (SELECT * FROM bets WHERE member_id = ${MEMBER})`.execute(tx);
    await sql`
      ${numbersTo(rows)}
      INSERT INTO bet_picks (bet_id, ordinal, fixture_id, selection_id, settlement, body, member_id, market_id, base_line, start_at, result_version)
        SELECT 'told-' || n, ordinal, fixture_id, selection_id, ${LOST}, body, member_id, market_id, base_line, start_at, 1
        FROM numbers, (SELECT * FROM bet_picks WHERE member_id = ${MEMBER})`.execute(tx);
  });
}

/** @returns one on the first price of who wins that can be bet on */
async function aClaim(store: Store): Promise<BettingLine> {
  const games = await store.read((tx) =>
    tx.selectFrom('fixtures').select('body').where('status', '=', 'scheduled').limit(MOST_GAMES).execute(),
  );
  for (const { body } of games) {
    const fixture = Fixture.parse(JSON.parse(body));
    const { fixtureId, sportId } = fixture;
    const market = winMarketOf(fixture);
    const selection = market?.selections.find(isOpen);
    if (market === undefined || selection === undefined) continue;
    const { selectionId: oddsId, version } = selection;
    const betPrice = formatOdds(offeredOdds(selection));
    return { betBaseline: market.baseLine, betPrice, fixtureId, oddsId, sportId, version };
  }
  throw new Error('no game takes bets');
}
