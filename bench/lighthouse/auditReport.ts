/** The audits as tables, and which of their minimums were missed. */
import type { MachineNote } from '../machine/machineWatch.ts';
import { markdownTable } from '../report/markdown.ts';
import { brief, median } from '../report/statistics.ts';
import { CATEGORIES, METRIC_NAMES, type Category, type PageAudit } from './auditPage.ts';

/** What the median of the rounds must reach, of 100. */
export const LEAST: Readonly<Record<Category, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
};

/** Beside `METRIC_NAMES`. */
const METRIC_HEADS = [
  'page',
  'first paint, ms',
  'largest paint, ms',
  'speed index, ms',
  'blocking, ms',
  'shift',
  'bytes',
];

/** One sentence for each minimum missed; none when all are met. */
export function missed(audits: readonly PageAudit[]): readonly string[] {
  return audits.flatMap(({ page, rounds }) =>
    CATEGORIES.flatMap((category) => {
      const reached = median(rounds.map(({ scores }) => scores[category]));
      // Turned round, so that a page without a round misses too.
      return reached >= LEAST[category] ? [] : [`${page}: ${category} ${reached} is below ${LEAST[category]}`];
    }),
  );
}

export function auditTables(audits: readonly PageAudit[], machine: MachineNote): string {
  const scores = audits.map(({ page, rounds }) => [
    page,
    ...CATEGORIES.map((category) => spread(rounds.map((round) => round.scores[category]))),
    spread(rounds.map(({ load }) => load)),
  ]);
  const metrics = audits.map(({ page, rounds }) => [
    page,
    ...METRIC_NAMES.map((metric) => spread(rounds.map((round) => round.metrics[metric]))),
  ]);
  const heads = CATEGORIES.map((category) => `${category} (≥ ${LEAST[category]})`);
  const { seconds, load, ownCores, otherCores } = machine;
  // Browsers that have ended count as others': the two cannot be told apart here.
  const busyCores = ownCores + otherCores;
  return [
    markdownTable({ title: 'Scores', head: ['page', ...heads, 'load average'], rows: scores }),
    markdownTable({ title: 'What performance is made of', head: METRIC_HEADS, rows: metrics }),
    `${seconds.toFixed(0)} s, load average ${load.toFixed(1)} at the end; ${busyCores.toFixed(1)} cores were busy, this run's included.`,
  ].join('\n\n');
}

/** Median, and least to most: `97 (92–98)`. */
function spread(values: readonly number[]): string {
  return `${brief(median(values))} (${brief(Math.min(...values))}–${brief(Math.max(...values))})`;
}
