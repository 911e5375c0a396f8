/** A data directory of an earlier schema is brought up to date with what is in it. */
import { mkdirSync } from 'node:fs';
import Database from 'libsql';
import { expect, it, onTestFinished } from 'vitest';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { SCHEMA_STEPS } from '../../../server/store/schemaSteps.ts';
import { newDataDir } from '../support/openOrigin.ts';

it.each(SCHEMA_STEPS.map((_sql, index) => index + 1))(
  'a directory of schema %i opens and keeps its members',
  async (step) => {
    const dataDir = newDataDir();
    mkdirSync(dataDir, { recursive: true });
    const old = new Database(`${dataDir}/origin.db`);
    old.exec('CREATE TABLE schema_steps (step INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL)');
    for (const [index, sql] of SCHEMA_STEPS.slice(0, step).entries()) {
      old.exec(sql);
      old.exec(`INSERT INTO schema_steps VALUES (${index + 1}, 0)`);
    }
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
