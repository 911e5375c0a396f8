/**
 * A house in several processes behind nginx, each killed at random while streams are read and bets are placed: what clients were told of is there, once and
 * settled once, streams are the log, and it is known how long it took until everything went on (OPS-9, S-2, WAL-06, BET-3, SET-9).
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Role } from '../../../../server/roles.ts';
import { openSqliteStore } from '../../../../server/store/openSqliteStore.ts';
import { openPostgresHouse } from '../../../../server/store/postgres/postgresHouse.ts';
import type { Store, Work } from '../../../../server/store/store.ts';
import { processFile } from '../../../support/process/processFile.ts';
import { callerOf, type Caller } from '../../support/caller.ts';
import { foundHouse, oneOfMany, signInMany } from '../../support/manyMembers.ts';
import { freePort, startNginx, type Nginx } from '../../support/nginx.ts';
import type { PostgresServer } from '../../support/postgresServer.ts';
import { startBettors, type BettorCounts, type Bettors } from './bettors.ts';
import { faultsInHouse, headsIn, openBetsIn } from './checkHouse.ts';
import type { ReaderCounts } from './followed.ts';
import { createHouseReaders, type HouseReaders } from './houseReaders.ts';
import {
  createSightings,
  missingIn,
  recoverFrom,
  type Recovery,
  type RecoveryParts,
  type Victim,
} from './recoveries.ts';
import { supervise, type Supervised } from './supervise.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
/** By their ports in `docs/nginx.conf`: more of a role share a line of it. */
const PROCESSES: readonly (readonly [port: string, role: Role, count: number])[] = [
  ['8081', 'writer', 1],
  ['8082', 'writer', 1],
  ['8091', 'streams', 2],
  ['8092', 'streams', 2],
  ['8071', 'web', 1],
  ['8072', 'web', 1],
];
const STREAMS_OF_SESSION = 4;
/** After so long something hangs, and is not slow, ms. */
const LIMIT_MS = 180_000;
/** From when all goes on to the next kill at most, ms. */
const CALM_MS = 4_000;
const MOST_FAULTS = 30;

export interface RolesRunOptions {
  readonly dataDir: string;
  /** `undefined` for a house on SQLite. */
  readonly server: PostgresServer | undefined;
  readonly streams: number;
  readonly clients: number;
  /** Of each process. */
  readonly kills: number;
  readonly serverKills: number;
  /** 0 up to 1. */
  readonly random: () => number;
  readonly onProgress: (what: string) => void;
}

export interface RolesRunSummary {
  readonly recoveries: readonly Recovery[];
  readonly bets: number;
  readonly voided: number;
  readonly bettors: BettorCounts;
  readonly readers: Readonly<ReaderCounts>;
  readonly events: number;
  /** What processes said of failures inside, without numbers, and how often. */
  readonly said: ReadonlyMap<string, number>;
  readonly faults: readonly string[];
}

/** What a run has to end, last begun first. */
type Ending = () => unknown;

interface House {
  readonly processes: readonly Supervised[];
  readonly nginx: Nginx;
  readonly readers: HouseReaders;
  readonly bettors: Bettors;
  readonly store: <Value>(work: (tx: Work) => Promise<Value>) => Promise<Value>;
  readonly parts: RecoveryParts;
}

export async function rolesRun(options: RolesRunOptions): Promise<RolesRunSummary> {
  const faults: string[] = [];
  const said = new Map<string, number>();
  const onFault = (what: string) => {
    options.onProgress(`FAULT ${what}`);
    if (faults.length < MOST_FAULTS) faults.push(what);
  };
  const onSaid = (line: string) => {
    const name = line.replaceAll(/\d+/g, 'n').slice(0, 160);
    said.set(name, (said.get(name) ?? 0) + 1);
  };
  const endings: Ending[] = [];
  try {
    const house = await openHouse(options, { onFault, onSaid }, endings);
    const recoveries = await killAll(house, options, onFault);
    const { bettors, readers } = house;
    await endQuietly(house, options, onFault);
    const known = { bettors, members: options.clients, logs: readers.logs };
    for (const fault of await house.store((tx) => faultsInHouse(tx, known))) onFault(fault);
    return {
      ...{ recoveries, bets: bettors.bets.length, voided: bettors.voided.length, bettors: bettors.counts },
      ...{ readers: readers.counts, events: readers.logs[0]?.texts.size ?? 0, said, faults },
    };
  } finally {
    for (const end of endings.toReversed()) await end();
  }
}

interface Listening {
  readonly onFault: (what: string) => void;
  readonly onSaid: (line: string) => void;
}

async function openHouse(options: RolesRunOptions, listening: Listening, endings: Ending[]): Promise<House> {
  const { streams, clients, server, random, onProgress } = options;
  const { onFault } = listening;
  const dataDir = path.join(options.dataDir, 'house');
  const folder = path.join(options.dataDir, 'nginx');
  for (const made of [dataDir, folder]) mkdirSync(made, { recursive: true });
  const database = server === undefined ? '' : await server.createDatabase();
  const openStore = (directory: string, now: number): Store | Promise<Store> =>
    database === '' ? openSqliteStore(directory, now) : openPostgresHouse(database, directory, now, () => undefined);
  const members = clients + Math.ceil(streams / STREAMS_OF_SESSION);
  await foundHouse(dataDir, members, openStore);
  const tokens = await signInMany(dataDir, members, openStore);
  onProgress(`${members} members signed in`);

  const { processes, ports } = await startProcesses(dataDir, database, listening, endings);
  await within('all processes to listen', Promise.all(processes.map((process) => process.listening())));
  const nginx = await startNginx({ folder, ports, isSecure: false });
  endings.push(nginx.stop);
  const callers: readonly Caller[] = tokens
    .slice(0, clients)
    .map((token, index) => callerOf(nginx, oneOfMany(index), token));
  const ofOffer = Array.from(
    { length: streams },
    (_, index) => tokens[clients + Math.floor(index / STREAMS_OF_SESSION)] ?? '',
  );
  const port = Number(new URL(nginx.url).port);
  const readers = createHouseReaders({ port, tokens: ofOffer, members: callers, random, onFault });
  endings.push(readers.close);
  await readers.open(LIMIT_MS);
  onProgress(`${streams} streams of the offer and ${clients} of members follow`);
  const [bets, reads] = [createSightings(), createSightings()];
  const bettors = startBettors({
    ...{ members: callers, openGames: readers.openGames, random, onFault },
    ...{ onAccepted: bets.note, onRead: reads.note },
  });
  const store = async <Value>(work: (tx: Work) => Promise<Value>): Promise<Value> => {
    const opened = await openStore(dataDir, Date.now());
    try {
      return await opened.read(work);
    } finally {
      await opened.close();
    }
  };
  return { processes, nginx, readers, bettors, store, parts: { readers, bets, reads } };
}

async function startProcesses(dataDir: string, database: string, { onFault, onSaid }: Listening, endings: Ending[]) {
  const processes: Supervised[] = [];
  const ports = new Map<string, number[]>();
  const script = await processFile('tests/server/kill/roles/roleProcess.ts', root);
  for (const [written, role, count] of PROCESSES) {
    for (let index = 0; index < count; index += 1) {
      const port = await freePort();
      ports.set(written, [...(ports.get(written) ?? []), port]);
      const name = `${role} ${written}${count > 1 ? String.fromCodePoint(97 + index) : ''}`;
      const onEnded = onFault;
      processes.push(supervise({ name, script, role, port, dataDir, database, onEnded, onSaid }));
    }
  }
  const stopAll = () => Promise.all(processes.map((one) => one.stop()));
  endings.push(stopAll);
  process.once('exit', () => void stopAll());
  return { processes, ports };
}

/** One after the other in an order of chance, each once all goes on since the last one; at the end all of them at once. */
async function killAll(house: House, options: RolesRunOptions, onFault: (what: string) => void): Promise<Recovery[]> {
  const { processes, parts, bettors } = house;
  const { kills, serverKills, server, random, onProgress } = options;
  const each = processes.flatMap((process) => Array.from({ length: kills }, () => [process]));
  const turns: (readonly Supervised[])[] = [
    ...each,
    ...Array.from({ length: server === undefined ? 0 : serverKills }, () => []),
  ];
  shuffle(turns, random);
  if (kills > 0) turns.push(processes);
  const recoveries: Recovery[] = [];
  for (const [index, killed] of turns.entries()) {
    await pause(CALM_MS * random());
    const victim = victimOf(killed, server, house);
    const recovery = await recoverFrom(victim, parts, LIMIT_MS);
    recoveries.push(recovery);
    const missing = missingIn(recovery);
    if (missing.length > 0)
      onFault(`${missing.join(', ')} did not come within ${LIMIT_MS / 1_000} s of the end of ${victim.kind}`);
    await within(`${victim.kind} to listen again`, victim.back());
    const of = killed.length === 1 ? (killed[0]?.name ?? '') : victim.kind;
    const done = `kill ${index + 1} of ${turns.length}, ${of}`;
    onProgress(`${done}: ${recovery.cut} streams cut, ${bettors.bets.length} bets`);
  }
  return recoveries;
}

/** Processes, or the server where there are none. */
function victimOf(killed: readonly Supervised[], server: PostgresServer | undefined, { store }: House): Victim {
  const [first] = killed;
  if (first === undefined)
    return { kind: 'PostgreSQL', kill: async () => server?.crash(), back: () => untilRead(store) };
  return {
    kind: killed.length > 1 ? 'all processes' : first.role,
    kill: () => Promise.all(killed.map((process) => process.kill())),
    back: () => Promise.all(killed.map((process) => process.listening())),
  };
}

async function untilRead(store: House['store']): Promise<void> {
  const isThere = () =>
    store(headsIn).then(
      () => true,
      () => false,
    );
  while (!(await isThere())) await pause(50);
}

/** Bets are settled, then the feed ends, and readers are told all there is. */
async function endQuietly(
  { bettors, processes, readers, store }: House,
  { onProgress }: RolesRunOptions,
  onFault: (what: string) => void,
) {
  await within('bettors to be answered', bettors.stop());
  onProgress(`${bettors.bets.length} bets, none more`);
  const until = performance.now() + LIMIT_MS;
  while ((await store(openBetsIn)) > 0) {
    if (performance.now() > until) {
      onFault(`bets are open ${LIMIT_MS / 1_000} s after the last of them`);
      break;
    }
    await pause(1_000);
  }
  await Promise.all(processes.filter(({ role }) => role === 'writer').map((process) => process.stop()));
  for (const { log, offset } of await readers.untilToldTo(await store(headsIn), LIMIT_MS))
    onFault(`a reader of ${log.stream} was told only up to ${offset}`);
  readers.close();
  await Promise.all(processes.map((process) => process.stop()));
}

function shuffle(list: unknown[], random: () => number): void {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other], list[last]];
  }
}

async function within<Value>(what: string, awaited: Promise<Value>): Promise<Value> {
  const late = new AbortController();
  const limit = pause(2 * LIMIT_MS, undefined, { signal: late.signal }).then(() => {
    throw new Error(`no ${what} within ${(2 * LIMIT_MS) / 1_000} s`);
  });
  try {
    return await Promise.race([awaited, limit]);
  } finally {
    limit.catch(() => undefined);
    late.abort();
  }
}
