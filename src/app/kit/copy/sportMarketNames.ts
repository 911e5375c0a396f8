/** Names of markets as a sport says them (CRT-02): a part of the game is a half, a quarter, an inning, a set. Apart from the names: those come with every page. */
import { marketNameOf } from './markets.ts';
import { periodNameOf } from './periods.ts';

const HALVES: Readonly<Record<string, number>> = { 1: 10, 2: 20 };

export function marketNameIn(sportId: string, market: { readonly marketId: string; readonly name: string }): string {
  const part = (whole: string, number: string) =>
    periodNameOf(sportId, Number(number)) || periodNameOf(sportId, HALVES[number] ?? 0) || whole;
  return marketNameOf(market)
    .replace('전반전/1P', '1피리어드')
    .replace(/(\d)피리어드/, part);
}
