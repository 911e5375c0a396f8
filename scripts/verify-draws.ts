/**
 * `npm run verify-draws -- --day YYYY-MM-DD --game NUMBER|NAME (--origin URL | --file PATH)`: a game's day done again (rules VER). With the member of
 * HANPAN_MEMBER and HANPAN_PASSWORD draws are compared with what members were told.
 *
 * `npm run verify-draws -- [--rounds N] [--redrawn N] [--family NAME] [--seed TEXT] [--table FILE]`: N rounds of every family held against its markets, and
 * some of them drawn again by this machine's cryptography and by that of browsers. The table has every cell as it was counted and as it was drawn.
 *
 * The last line says PASS or FAIL; exit code 0 only for PASS.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { FAMILIES } from '../src/domain/mini-games/families.ts';
import type { FamilyId } from '../src/domain/mini-games/familyId.ts';
import { GAMES } from '../src/domain/mini-games/gameTable.ts';
import { dayOfDate } from '../src/domain/kernel/seoulDay.ts';
import { askDay } from './draws/askDay.ts';
import { cellRows, marketRow, tableOf } from './draws/cellTable.ts';
import { compareDraws } from './draws/compareDraws.ts';
import { nodeCrypto } from './draws/nodeCrypto.ts';
import { DayFile, verifyDay } from './draws/verifyDay.ts';
import { oneOf, readCommandLine, wholeNumber } from './process/commandLine.ts';

const MOST = 100_000_000;
const NAMES = Object.keys(FAMILIES) as FamilyId[];

const asked = readCommandLine(
  'npm run verify-draws -- --day YYYY-MM-DD --game NUMBER|NAME (--origin URL | --file PATH)\n' +
    'npm run verify-draws -- [--rounds N] [--redrawn N] [--family NAME] [--seed TEXT] [--table FILE]',
  {
    day: { type: 'string' },
    game: { type: 'string' },
    origin: { type: 'string' },
    file: { type: 'string' },
    rounds: { type: 'string', default: '20000' },
    redrawn: { type: 'string', default: '1000' },
    family: { type: 'string' },
    seed: { type: 'string', default: 'verify' },
    table: { type: 'string' },
  },
  (values) => ({
    day: dayAsked(values.day, values.game),
    origin: values.origin ?? 'http://127.0.0.1:5173',
    file: values.file,
    rounds: wholeNumber('--rounds', values.rounds, 1, MOST),
    redrawn: wholeNumber('--redrawn', values.redrawn, 0, MOST),
    families: values.family === undefined ? NAMES : [oneOf('--family', NAMES, values.family)],
    seed: values.seed,
    table: values.table,
  }),
);

function dayAsked(date: string | undefined, name: string | undefined) {
  if (date === undefined && name === undefined) return undefined;
  if (date === undefined || dayOfDate(date) === undefined) throw new RangeError('--day must be a day, YYYY-MM-DD');
  const game = GAMES.find((one) => one.gameId === name || one.name === name);
  if (game === undefined) throw new RangeError(`--game must be the number or the name of a game, not "${name ?? ''}"`);
  return { date, gameId: game.gameId };
}

const { HANPAN_MEMBER: userId, HANPAN_PASSWORD: password } = process.env;
const member = userId === undefined || password === undefined ? undefined : { userId, password };
const isFine =
  asked.day === undefined ? await compareFamilies(asked) : await verifyOneDay({ ...asked, ...asked.day, member });
console.log(isFine ? 'PASS' : 'FAIL');
process.exitCode = isFine ? 0 : 1;

async function verifyOneDay(day: Parameters<typeof askDay>[0] & { readonly file: string | undefined }) {
  const file =
    day.file === undefined ? await askDay(day) : DayFile.parse(JSON.parse(readFileSync(day.file, 'utf8')) as unknown);
  const began = performance.now();
  const { rounds, compared, voided, faults } = await verifyDay(file, nodeCrypto, (roundId, drawn, isCompared) => {
    console.log(`${roundId} ${drawn.join(' ')}${isCompared ? '' : ' (nobody said what was drawn)'}`);
  });
  for (const fault of faults) console.log(`FAULT ${fault}`);
  console.log(
    `${rounds} of ${file.rounds} rounds drawn again, ${compared} compared, ${voided} void, ${faults.length} faults, ` +
      `commitment ${file.commitment} of ${new Date(file.committedAt).toISOString()}, ${Math.round(performance.now() - began)} ms`,
  );
  return faults.length === 0;
}

async function compareFamilies({ families, table, ...compare }: typeof asked) {
  let [markets, redrawn, faults] = [0, 0, 0];
  const [rows, fits]: [string[], string[]] = [[], []];
  const began = performance.now();
  for (const family of families) {
    const onProgress = (rounds: number) => {
      const seconds = Math.round((performance.now() - began) / 1_000);
      console.log(`  … ${family}: ${rounds} of ${compare.rounds} rounds, ${seconds} s`);
    };
    const found = await compareDraws(family, { ...compare, from: compare.seed, onProgress });
    rows.push(...found.fits.flatMap((fit) => cellRows(family, fit)));
    fits.push(...found.fits.map((fit) => marketRow(family, fit)));
    // Family by family: what was drawn so far is not lost with the rest.
    if (table !== undefined) writeFileSync(table, tableOf(rows, fits, compare));
    for (const { marketId, rounds, statistic, bound, isFair } of found.fits) {
      console.log(
        `${family} ${marketId}: chi-square ${statistic.toFixed(2)} of at most ${bound.toFixed(2)} over ${rounds} rounds${isFair ? '' : ' UNFAIR'}`,
      );
      if (!isFair) faults += 1;
    }
    for (const roundId of found.unlike.slice(0, 5)) console.log(`UNLIKE ${roundId}`);
    markets += found.fits.length;
    redrawn += found.redrawn;
    faults += found.unlike.length;
  }
  console.log(
    `${families.length} families, ${markets} markets, ${compare.rounds} rounds each; ${redrawn} drawn again three ways; ${faults} faults`,
  );
  return faults === 0;
}
