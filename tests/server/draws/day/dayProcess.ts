/**
 * A house in a process of its own that lives on by a clock that only it moves, and is killed: prints a line of JSON for each bet that is taken, before
 * anything else happens, and for each minute. Arguments: data directory, from, until (epoch ms), bets a minute, seed.
 */
import { GAMES } from '../../../../src/domain/mini-games/gameTable.ts';
import { startOrigin } from '../../../../server/origin.ts';
import { seededRandom } from '../../../support/seededRandom.ts';
import { createManualClock } from '../../feed/manualClock.ts';
import { signIn } from '../../support/caller.ts';
import { byClock } from '../support/drawHouse.ts';
import { liveOn, type TakenBet } from './liveOn.ts';

/** A line that the process prints. */
export type DayLine =
  | { readonly bet: TakenBet | 'refused' }
  | { readonly minute: number }
  /** The end was reached; processor time in ms. */
  | { readonly cpu: number };

const [dataDir = '', from = '0', until = '0', betsAMinute = '0', seed = '0'] = process.argv.slice(2);
const say = (line: DayLine) => process.stdout.write(`${JSON.stringify(line)}\n`);
const clock = createManualClock(Number(from));
const origin = await startOrigin({
  ...byClock(clock, GAMES),
  dataDir,
  port: 0,
  host: '127.0.0.1',
  siteDir: null,
  feed: null,
  demo: true,
  passwordCost: 8,
  onFailure: (error) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  },
});
await origin.drawn();
const members = await Promise.all(['member3', 'member5', 'member7', 'member8'].map((userId) => signIn(origin, userId)));
await liveOn({
  ...{ origin, clock, members, games: GAMES, until: Number(until), betsAMinute: Number(betsAMinute) },
  random: seededRandom(Number(seed)),
  onBet: (bet) => say({ bet }),
  onMinute: (minute) => say({ minute }),
});
await origin.close();
const { user, system } = process.cpuUsage();
say({ cpu: Math.round((user + system) / 1_000) });
process.exit(0);
