/**
 * A process of a house in several, with a feed that ticks: for runs that kill it. Arguments: role, port, data directory, and the database where it is not
 * in that. It says one line once it listens, and tells what fails inside on its standard error.
 */
import type { OriginOptions } from '../../../../server/originOptions.ts';
import { startOrigin } from '../../../../server/origin.ts';
import { ROLES } from '../../../../server/roles.ts';
import { openPostgresHouse } from '../../../../server/store/postgres/postgresHouse.ts';
import { tickingFeed } from './tickingFeed.ts';

const [name = '', port = '0', dataDir = '', database = ''] = process.argv.slice(2);
const role = ROLES.find((known) => known === name);
if (role === undefined) throw new Error(`${name} is no role`);
const onFailure = (error: unknown) => {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  process.stderr.write(`${text.replaceAll('\n', ' ')}\n`);
};
const openStore: OriginOptions['openStore'] = (directory, now) =>
  openPostgresHouse(database, directory, now, onFailure);
await startOrigin({
  ...{ dataDir, role, port: Number(port), host: '127.0.0.1', demo: true, siteDir: null, passwordCost: 8 },
  trustProxy: ['loopback'],
  // Whoever kills bets more often than any member, and everybody comes from one address.
  callBudgets: null,
  feed: tickingFeed,
  drawnGames: [],
  ...(database === '' ? {} : { openStore }),
  onFailure,
});
process.stdout.write('listening\n');
