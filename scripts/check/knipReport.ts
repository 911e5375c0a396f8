/** Prints what knip found, and of how many files, as one line of JSON that `deadCode.ts` reads. */
import type { ReporterOptions } from 'knip';

export interface DeadCodeReport {
  /** Files of the project that were looked at. */
  readonly files: number;
  /** `kind: file symbol`, one for each finding. */
  readonly findings: readonly string[];
}

/** The line's first characters, so that it is found among anything else printed. */
export const REPORT_MARK = 'knip-report:';

function report(options: ReporterOptions): void {
  const findings: string[] = [];
  for (const [kind, records] of Object.entries(options.issues)) {
    if (kind === '_files' || !options.report[kind as keyof typeof options.report]) continue;
    for (const record of Object.values(records).flatMap((bySymbol) => Object.values(bySymbol))) {
      findings.push(`${kind}: ${record.filePath} ${record.symbol}`);
    }
  }
  const content: DeadCodeReport = { files: options.counters.processed, findings };
  process.stdout.write(`${REPORT_MARK}${JSON.stringify(content)}\n`);
}

export default report;
