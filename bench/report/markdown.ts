/** Reports as Markdown: one table of all figures with targets, then what each part measured. */
import type { Figure, PartReport, Table } from './partReport.ts';
import { brief } from './statistics.ts';

export function summaryOf(reports: readonly PartReport[], build: string): string {
  const rows = reports.flatMap((report) => report.figures.map((figure) => rowOf(figure, report, build)));
  const table: Table = {
    title: 'Figures',
    head: ['figure', 'measured', 'must', 'moonshot', '', 'part'],
    rows,
  };
  const parts = reports.map((report) => sectionOf(report));
  return [
    '# How fast it is',
    'Every ratio was measured side by side in one run, rounds interleaved, medians of rounds. `npm run bench` writes this file.',
    markdownTable(table),
    ...parts,
  ].join('\n\n');
}

function rowOf(figure: Figure, { part, build }: PartReport, current: string): string[] {
  const { name, value, unit, must, moonshot, isLessBetter } = figure;
  const reaches = (limit: number) => (isLessBetter ? value <= limit : value >= limit);
  const verdict = reaches(moonshot) ? 'moonshot' : reaches(must) ? 'met' : '**missed**';
  const sign = isLessBetter ? '≤' : '≥';
  const age = build === current ? part : `${part} (of other sources)`;
  return [name, `${brief(value)}${unit}`, `${sign} ${must}${unit}`, `${sign} ${moonshot}${unit}`, verdict, age];
}

function sectionOf({ part, at, rounds, seconds, build, tables, plots, remarks, machine }: PartReport): string {
  const notes: Table = {
    title: 'The machine meanwhile',
    head: ['round', 'seconds', 'load average', 'cores used by the benchmark', 'cores used by others'],
    rows: machine.map((note) => [
      note.round,
      brief(note.seconds),
      brief(note.load),
      brief(note.ownCores),
      brief(note.otherCores),
    ]),
  };
  return [
    `## ${part}`,
    `${rounds} rounds, ${Math.round(seconds)} s, ${at}, sources ${build}.`,
    ...remarks.map((remark) => `- ${remark}`),
    ...[...tables, ...(machine.length === 0 ? [] : [notes])].map(
      (table) => `**${table.title}**\n\n${markdownTable(table)}`,
    ),
    ...plots.map(({ file, title }) => `![${title}](${file}.svg)`),
  ].join('\n\n');
}

export function markdownTable({ head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
