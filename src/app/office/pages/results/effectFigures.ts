/** The sums of what deciding results comes to, read out of its lines. Pure. */
import type { EffectLine } from '../../../../domain/office/operatorAct.ts';

export interface EffectFigures {
  readonly selections: number;
  readonly bets: number;
  readonly members: number;
  /** Won. */
  readonly paidBefore: number;
  readonly paidAfter: number;
  readonly shortCount: number;
  /** Those that are named, with what they will owe, won. */
  readonly short: readonly { readonly name: string; readonly owed: number }[];
}

const SUMS = ['resultBets', 'resultMembers', 'resultPaid', 'resultShort'];

/** A sum of its own, by its code; 0 where it is not told. */
export const sumIn = (lines: readonly EffectLine[], what: string): number =>
  numberOf(lines.find((line) => line.what === what)?.after);

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

const isResult = (after: unknown): boolean => typeof after === 'string' && /^result\.-?\d$/.test(after);

export function effectFigures(lines: readonly EffectLine[]): EffectFigures {
  const line = (what: string) => lines.find((one) => one.what === what);
  const first = lines.findIndex(({ what }) => what === 'resultBets');
  const last = lines.findIndex(({ what }) => what === 'resultShort');
  return {
    // What a score leaves, and the score itself, change no result.
    selections: lines.slice(0, first < 0 ? lines.length : first).filter(({ after }) => isResult(after)).length,
    bets: numberOf(line('resultBets')?.after),
    members: numberOf(line('resultMembers')?.after),
    paidBefore: numberOf(line('resultPaid')?.before),
    paidAfter: numberOf(line('resultPaid')?.after),
    shortCount: numberOf(line('resultShort')?.after),
    short: lines
      .slice(last + 1)
      .flatMap(({ what, after }) =>
        last < 0 || SUMS.includes(what) ? [] : [{ name: what.replace(/ #[^#]*$/, ''), owed: numberOf(after) }],
      ),
  };
}
