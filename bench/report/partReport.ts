/** What a part of the benchmark hands in: figures with their targets, tables, curves, and how the machine was. */
import type { MachineNote } from '../machine/machineWatch.ts';

/** A figure that has a target. Nearly always a ratio measured side by side. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly must: number;
  readonly moonshot: number;
  readonly isLessBetter: boolean;
}

export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Curve {
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface Plot {
  /** File name without its ending. */
  readonly file: string;
  readonly title: string;
  readonly xLabel: string;
  readonly yLabel: string;
  /** Logarithmic unless told. */
  readonly xScale?: 'linear';
  readonly yScale: 'linear' | 'log';
  readonly curves: readonly Curve[];
}

export interface RoundNote extends MachineNote {
  readonly round: string;
}

export interface Findings {
  readonly figures: readonly Figure[];
  readonly tables: readonly Table[];
  readonly plots: readonly Plot[];
  readonly machine: readonly RoundNote[];
  /** Lines that a reader needs to judge the figures. */
  readonly remarks: readonly string[];
  /** Everything measured, by round. */
  readonly raw: unknown;
}

export interface PartReport extends Findings {
  readonly part: string;
  /** Identity of the measured sources. */
  readonly build: string;
  readonly at: string;
  readonly rounds: number;
  readonly seconds: number;
}
