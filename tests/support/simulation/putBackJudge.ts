/**
 * What a slip offers that a power cut has put back to before a bet of the same that was placed (SLIP-18): it is not bet once more until
 * the slip has named that bet, or its member has made another slip of it. Knows by itself what was written when, and nothing of keys.
 */
import type { Slip } from '../../../src/domain/bet-slip/slip.ts';

export interface PutBackJudge {
  onSlip(slip: Slip): void;
  onSent(key: string, selections: readonly string[]): void;
  onSession(): void;
  /** These are the slips that a power cut has left. */
  onRestored(slips: readonly Slip[]): void;
}

/** A slip as it was written, or a bet as it was sent. */
type Happened = { readonly slip: string } | { readonly key: string; readonly selections: ReadonlySet<string> };

/** More than a power cut takes. */
const REMEMBERED = 200;

const offered = ({ picks }: Slip) => picks.map(({ selectionId }) => selectionId);
/** What its member made of it: the same again is the same slip. */
const textOf = ({ page, picks, stake, phase, outcome }: Slip) =>
  JSON.stringify([page, picks, stake, phase, outcome?.key ?? null]);

export function createPutBackJudge(
  isPlaced: (key: string) => boolean,
  fail: (rule: string, detail: string) => void,
): PutBackJudge {
  let happened: Happened[] = [];
  /** By page: the bet that its slip offers once more, and what it offers. */
  const again = new Map<string, { readonly key: string; readonly picks: string }>();

  return {
    onSlip(slip) {
      happened = [...happened, { slip: textOf(slip) }].slice(-REMEMBERED);
      const { page, phase, outcome } = slip;
      const put = again.get(page);
      const isNamed = put !== undefined && (outcome?.key === put.key || ('key' in phase && phase.key === put.key));
      if (isNamed || put?.picks !== offered(slip).join()) again.delete(page);
    },
    onSent(key, selections) {
      happened = [...happened, { key, selections: new Set(selections) }].slice(-REMEMBERED);
      for (const [page, put] of again)
        if (put.picks === selections.join())
          fail('a slip put back was bet once more', `${put.key} and ${key}, ${page}`);
    },
    onSession() {
      happened = [];
      again.clear();
    },
    onRestored(slips) {
      again.clear();
      for (const slip of slips) {
        const picks = offered(slip);
        const text = textOf(slip);
        const at = happened.findLastIndex((one) => 'slip' in one && one.slip === text);
        if (slip.phase.at !== 'open' || picks.length === 0 || at < 0) continue;
        for (const one of happened.slice(at))
          if ('key' in one && isPlaced(one.key) && picks.every((id) => one.selections.has(id)))
            again.set(slip.page, { key: one.key, picks: picks.join() });
      }
    },
  };
}
