/** Every cell of every market side by side: as it is counted by the game's table, and as it came in so many seeded draws. Markdown. */
import type { Fit } from './fairness.ts';

const percent = (share: number): string => (share * 100).toFixed(share < 0.01 ? 4 : 2);

/** Of cells whose chances change from round to round, the mean. */
export function cellRows(family: string, { marketId, rounds, cells }: Fit): readonly string[] {
  return cells.map(({ key, won, expected, variance, owed, paid }) => {
    const off = variance === 0 ? 0 : (won - expected) / Math.sqrt(variance);
    const shares = [expected, won, owed, paid].map((sum) => percent(sum / rounds));
    const [counted = '', drawn = '', returned = '', gave = ''] = shares;
    return `| ${family} | ${marketId} | ${key} | ${counted} | ${drawn} | ${off.toFixed(1)} | ${returned} | ${gave} |`;
  });
}

/** How far a market's cells are off together, and how far they may be. */
export const marketRow = (family: string, { marketId, rounds, statistic, bound }: Fit): string =>
  `| ${family} | ${marketId} | ${rounds} | ${statistic.toFixed(2)} | ${bound.toFixed(2)} |`;

export function tableOf(
  rows: readonly string[],
  markets: readonly string[],
  { rounds, seed }: { readonly rounds: number; readonly seed: string },
): string {
  return [
    '# Chances of mini games and virtual games',
    '',
    `Counted: by the tables that games are drawn, priced and settled by, which pages show and tests enumerate. Drawn: in ${rounds.toLocaleString('en')} seeded rounds of each`,
    `family (\`npm run verify-draws -- --rounds ${rounds} --seed ${seed} --table FILE\`). Off: in standard deviations. Percent.`,
    '',
    '| family | market | cell | counted | drawn | off | returns, counted | returns, drawn |',
    '| --- | --- | --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    'Chi-square of each market; of markets whose chances change from round to round, of their worst cell. A fair draw exceeds the bound as rarely as',
    'five deviations are.',
    '',
    '| family | market | rounds | chi-square | at most |',
    '| --- | --- | ---: | ---: | ---: |',
    ...markets,
    '',
  ].join('\n');
}
