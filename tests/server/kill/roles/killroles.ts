/**
 * `npm run killroles -- [--streams N] [--clients N] [--kills K] [--postgres] [--server-kills M] [--seed S]`: a house in several processes behind nginx, each of
 * them killed K times and all of them once, with progress and a table of how long it took until everything went on.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { readCommandLine, wholeNumber } from '../../../../scripts/process/commandLine.ts';
import { seededRandom } from '../../../support/seededRandom.ts';
import { lackingFor } from '../../support/nginx.ts';
import { canRun, findPostgres, startPostgres, type PostgresServer } from '../../support/postgresServer.ts';
import { SILENT_MS } from './followed.ts';
import { recoveryTable } from './recoveries.ts';
import { rolesRun } from './rolesRun.ts';

const given = readCommandLine(
  'npm run killroles -- [--streams N] [--clients N] [--kills K] [--postgres] [--server-kills M] [--seed S]',
  {
    streams: { type: 'string', default: '1000' },
    clients: { type: 'string', default: '64' },
    kills: { type: 'string', default: '2' },
    postgres: { type: 'boolean', default: false },
    'server-kills': { type: 'string', default: '2' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
  },
  (values) => ({
    streams: wholeNumber('--streams', values.streams, 1, 5_000),
    clients: wholeNumber('--clients', values.clients, 1, 1_000),
    kills: wholeNumber('--kills', values.kills, 0, 1_000),
    isOnServer: values.postgres,
    serverKills: wholeNumber('--server-kills', values['server-kills'], 0, 1_000),
    seed: wholeNumber('--seed', values.seed, 0, Number.MAX_SAFE_INTEGER),
  }),
);

if (lackingFor(false).length > 0) {
  console.error('killroles needs nginx in front of the processes: apt-get install nginx-light, or brew install nginx');
  process.exit(2);
}

async function startServer(): Promise<PostgresServer> {
  const programs = findPostgres();
  if (programs !== undefined && canRun(programs)) return startPostgres(programs);
  console.error(
    'killroles --postgres needs a server of PostgreSQL: apt-get install postgresql, or brew install postgresql',
  );
  return process.exit(2);
}

const server = given.isOnServer ? await startServer() : undefined;
const dataDir = mkdtempSync(path.join(tmpdir(), 'hanpan-roles-'));
const began = Date.now();
const seconds = () => Math.round((Date.now() - began) / 1_000);
const { streams, clients, kills, serverKills, seed } = given;
console.log(`killroles: ${streams} streams, ${clients} clients, seed ${seed}, load ${loadavg()[0]?.toFixed(1)}`);
const { recoveries, bets, voided, bettors, readers, events, said, faults } = await rolesRun({
  ...{ dataDir, server, streams, clients, kills, serverKills, random: seededRandom(seed) },
  onProgress: (what) => {
    console.log(`  ${seconds()} s: ${what}`);
  },
});
await server?.stop();

const counted = (counts: ReadonlyMap<string | number, number>) =>
  [...counts].map(([name, count]) => `${name} ×${count}`).join(', ') || 'none';
console.log(`\n${recoveryTable(recoveries)}\n
Seconds from the kill, median (of two in the middle the larger) / worst; (!) is more than ${SILENT_MS / 1_000} s, the silence after which a client gives a connection up.
Bets: ${bets} acknowledged, ${bettors.unanswered} not answered (${bettors.foundAccepted} had been accepted, ${voided} made void), refused: ${counted(bettors.refused)}; reads not answered: ${bettors.unread}.
Streams: ${events} events of the offer, ${readers.cut} cut, ${readers.resumed} resumed, ${readers.silent} given up as silent, refused: ${counted(readers.refused)}.
Failures that processes told of: ${said.size === 0 ? 'none' : `\n${[...said].map(([line, count]) => `  ${count} × ${line}`).join('\n')}`}
`);
for (const fault of faults) console.log(`  FAULT ${fault}`);
console.log(
  `killroles: ${recoveries.length} kills, ${faults.length} faults, ${seconds()} s, seed ${seed}, load ${loadavg()[0]?.toFixed(1)}`,
);
if (faults.length === 0) rmSync(dataDir, { recursive: true, force: true });
else console.log(`The data directory is kept: ${dataDir}`);
process.exit(faults.length === 0 ? 0 : 1);
