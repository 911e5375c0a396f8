/** Where reports are kept: one JSON file a part, so that a run can be taken up again, and one Markdown file of all of them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawPlot } from './drawPlot.ts';
import { summaryOf } from './markdown.ts';
import type { PartReport } from './partReport.ts';

const folder = path.resolve(import.meta.dirname, '../results');

const fileOf = (part: string) => path.join(folder, `${part}.part.json`);

/** The last report of a part, `undefined` if there is none. Written by this code only, so that its shape is believed. */
export function readReport(part: string): PartReport | undefined {
  if (!existsSync(fileOf(part))) return undefined;
  return JSON.parse(readFileSync(fileOf(part), 'utf8')) as PartReport;
}

export function writeReport(report: PartReport): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(report.part), `${JSON.stringify(report, null, 1)}\n`);
  for (const plot of report.plots) writeFileSync(path.join(folder, `${plot.file}.svg`), drawPlot(plot));
}

/** Writes the table of everything there is a report of. Returns where it is. */
export function writeSummary(parts: readonly string[], build: string): string {
  const reports = parts.flatMap((part) => readReport(part) ?? []);
  const file = path.join(folder, 'bench.md');
  writeFileSync(file, `${summaryOf(reports, build)}\n`);
  return file;
}
