/** How long after it was sent each update was on the screen: itself, or a newer one of the same price. */
import type { Sent } from '../origin/broadcast.ts';
import { OUTCOMES, HOTTEST, selectionIdAt } from '../workload/offer.ts';

export interface Shown {
  readonly selectionId: string;
  readonly version: number;
  /** Epoch ms. */
  readonly at: number;
}

const cellOf = new Map(
  Array.from({ length: HOTTEST * OUTCOMES }, (_, cell) => [
    selectionIdAt(Math.floor(cell / OUTCOMES), cell % OUTCOMES) as string,
    cell,
  ]),
);

/** @returns ms for each update sent; one that was never shown counts as shown at `endedAt` */
export function latenciesOf(sent: readonly Sent[], shown: readonly Shown[], endedAt: number): number[] {
  const byCell = new Map<number, Shown[]>();
  for (const one of shown) {
    const cell = cellOf.get(one.selectionId);
    if (cell === undefined) continue;
    byCell.set(cell, [...(byCell.get(cell) ?? []), one]);
  }
  const next = new Map<number, number>();
  return sent.map(({ cell, version, at }) => {
    const list = byCell.get(cell) ?? [];
    let index = next.get(cell) ?? 0;
    while (index < list.length && (list[index]?.version ?? 0) < version) index += 1;
    next.set(cell, index);
    return (list[index]?.at ?? endedAt) - at;
  });
}
