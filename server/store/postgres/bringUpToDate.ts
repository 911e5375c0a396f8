/** Brings the tables of a PostgreSQL database up to date, by one process at a time, all of it or nothing. */
import { Client } from 'pg';
import { SCHEMA_STEPS } from '../schemaSteps.ts';
import { lineConfig } from './postgresLines.ts';
import { POSTGRES_GROUNDWORK, postgresStep, WRITERS_LOCK } from './postgresSteps.ts';

/** What is asked of it is there since 14. */
const OLDEST_SERVER = 140_000;

/**
 * @param now epoch ms, remembered with each step
 * @throws Error with a sentence for the operator where the server cannot hold a house, or has a newer schema than this code knows
 */
export async function bringUpToDate(url: string, now: number): Promise<void> {
  const client = new Client(lineConfig(url));
  // Whoever asks is told by the answer.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseUnfit(client);
    // Where none is missing nobody is waited for.
    if ((await appliedSteps(client)) === SCHEMA_STEPS.length) return;
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${WRITERS_LOCK})`);
    await applySteps(client, now);
    await client.query('COMMIT');
  } finally {
    // What was begun and not committed is undone with it.
    await client.end();
  }
}

interface ServerFacts {
  readonly version: number;
  readonly encoding: string;
  readonly is_standby: number;
}

async function refuseUnfit(client: Client): Promise<void> {
  const { rows } = await client.query<ServerFacts>(
    `SELECT current_setting('server_version_num')::bigint AS version, current_setting('server_encoding') AS encoding,
       pg_is_in_recovery() AS is_standby`,
  );
  const [server] = rows;
  if (server === undefined) throw new Error('the database says nothing of itself');
  if (server.version < OLDEST_SERVER) throw new Error('the database must be PostgreSQL 14 or later');
  if (server.encoding !== 'UTF8') throw new Error(`the database must be of UTF8, not ${server.encoding}`);
  if (server.is_standby === 1) throw new Error('the database is a standby: it takes no writes');
}

/** @returns `undefined` where nothing is there to apply them to. @throws if it has a newer schema than this code knows */
async function appliedSteps(client: Client): Promise<number | undefined> {
  const known = await client.query<{ has: number }>(`SELECT to_regclass('schema_steps') IS NOT NULL AS has`);
  if (known.rows[0]?.has !== 1) return undefined;
  const { rows } = await client.query<{ step: number }>('SELECT coalesce(max(step), 0) AS step FROM schema_steps');
  const applied = rows[0]?.step ?? 0;
  if (applied > SCHEMA_STEPS.length)
    throw new Error(`the database has schema ${applied}, this origin knows ${SCHEMA_STEPS.length}`);
  return applied;
}

async function applySteps(client: Client, now: number): Promise<void> {
  const known = await appliedSteps(client);
  if (known === undefined) await client.query(POSTGRES_GROUNDWORK);
  const applied = known ?? 0;
  for (const [index, step] of SCHEMA_STEPS.slice(applied).entries()) {
    for (const statement of postgresStep(step)) await client.query(statement);
    await client.query('INSERT INTO schema_steps (step, applied_at) VALUES ($1, $2)', [applied + index + 1, now]);
  }
}
