/** A data directory of an earlier schema is brought up to date with what is in it. */
import { mkdirSync } from 'node:fs';
import Database from 'libsql';
import { expect, it, onTestFinished } from 'vitest';
import { judgeEarlier } from '../../../server/settlement/contradictedResults.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { SCHEMA_STEPS } from '../../../server/store/schemaSteps.ts';
import type { BetPick } from '../../../src/domain/bets/bet.ts';
import { DAY_MS } from '../../../src/domain/kernel/seoulDay.ts';
import { newDataDir } from '../support/openOrigin.ts';

/** A directory as it was when it had so many steps. */
function oldDirectory(steps: number) {
  const dataDir = newDataDir();
  mkdirSync(dataDir, { recursive: true });
  const old = new Database(`${dataDir}/origin.db`);
  old.exec('CREATE TABLE schema_steps (step INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL)');
  for (const [index, sql] of SCHEMA_STEPS.slice(0, steps).entries()) {
    old.exec(sql);
    old.exec(`INSERT INTO schema_steps VALUES (${index + 1}, 0)`);
  }
  return { dataDir, old };
}

it.each(SCHEMA_STEPS.map((_sql, index) => index + 1))(
  'a directory of schema %i opens and keeps its members',
  async (step) => {
    const { dataDir, old } = oldDirectory(step);
    old.exec(`
    INSERT INTO members (id, user_id, password_hash, nickname, level, point, type, role, withdrawal_type, tendency, updated_at)
    VALUES ('m1', 'member1', 'hash', 'One', 1, 0, 0, 0, 0, 0, 1)
  `);
    old.close();
    const store = openSqliteStore(dataDir, 2);
    onTestFinished(() => store.close());
    expect(await store.read((tx) => tx.selectFrom('members').selectAll().execute())).toMatchObject([
      { id: 'm1', user_id: 'member1', phone: '', pin_hash: '', recommender: null },
    ]);
    const steps = await store.read((tx) => tx.selectFrom('schema_steps').select('step').orderBy('step').execute());
    expect(steps.map((row) => row.step)).toEqual(SCHEMA_STEPS.map((_sql, index) => index + 1));
  },
);

it('DIS-8 of a directory of before, what the score contradicts of the last week is found once', async () => {
  const before = SCHEMA_STEPS.findIndex((step) => step.includes('contradicted_by'));
  const { dataDir, old } = oldDirectory(before);
  const now = 100 * DAY_MS;
  old.exec(`
    INSERT INTO members (id, user_id, password_hash, nickname, level, point, type, role, withdrawal_type, tendency, updated_at)
    VALUES ('m1', 'member1', 'hash', 'One', 1, 0, 0, 0, 0, 0, 1);
    INSERT INTO bets (bet_id, member_id, key, page, bet_style, stake, total_odds, expected_winnings, paid, status, placed_at)
    VALUES ('b1', 'm1', 'k1', 'cross', 'KR', 5000, 200, 10000, 0, 1, 1)`);
  const pick: Partial<BetPick> = { marketId: '1', baseLine: '', side: 'home', name: '1', line: '' };
  const end = { sportId: '6046', status: 'finished', score: { period: 100, home: 2, away: 1 }, periods: [] };
  const recorded = [
    { fixture: 'lost', settlement: 1, at: now, isRuled: 0 },
    { fixture: 'won', settlement: 2, at: now, isRuled: 0 },
    { fixture: 'void', settlement: -1, at: now, isRuled: 0 },
    { fixture: 'ruled', settlement: 1, at: now, isRuled: 1 },
    { fixture: 'aged', settlement: 1, at: now - 7 * DAY_MS - 1, isRuled: 0 },
    { fixture: 'endless', settlement: 1, at: now, isRuled: 0 },
  ];
  for (const [index, { fixture, settlement, at, isRuled }] of recorded.entries()) {
    old.exec(`
      INSERT INTO results (fixture_id, selection_id, settlement, version, at, is_ruled) VALUES ('${fixture}', 's', ${settlement}, 1, ${at}, ${isRuled});
      INSERT INTO bet_picks (bet_id, ordinal, member_id, fixture_id, selection_id, body) VALUES ('b1', ${index}, 'm1', '${fixture}', 's', '${JSON.stringify(pick)}')`);
    if (fixture === 'endless') continue;
    old.exec(`
      INSERT INTO game_results (fixture_id, sport_id, category, league_id, home, away, names, start_at, ended_at, status, body)
      VALUES ('${fixture}', '6046', 'soccer', 'l', 'h', 'a', '', 0, 0, 'finished', '${JSON.stringify(end)}')`);
  }
  old.close();
  const store = openSqliteStore(dataDir, 2);
  onTestFinished(() => store.close());
  const kept = () =>
    store.read(async (tx) => {
      const rows = await tx.selectFrom('results').selectAll().where('contradicted_by', 'is not', null).execute();
      return Object.fromEntries(rows.map((row) => [row.fixture_id, row.contradicted_by]));
    });
  expect(await kept()).toEqual({ lost: 0, won: 0 });
  await judgeEarlier(store);
  expect(await kept()).toEqual({ lost: 2 });
});
