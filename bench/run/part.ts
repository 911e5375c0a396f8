/** A part of the benchmark: measures one thing, in rounds, and hands in what it found. */
import type { Findings } from '../report/partReport.ts';

export interface BenchContext {
  readonly root: string;
  /** Interleaved rounds. */
  readonly rounds: number;
  /** Executable of the browser. */
  readonly chromium: string;
  /** Folder of the benchmark's own pages, built; built when first asked for. */
  readonly siteDir: () => Promise<string>;
  readonly say: (line: string) => void;
}

export type Part = (context: BenchContext) => Promise<Findings>;
