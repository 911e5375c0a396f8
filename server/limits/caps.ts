/** Caps of the house by page, sport and type of market, as they are stored (LIM-6). */
import { CapTarget, type Cap } from '../../src/domain/limits/caps.ts';
import { prepare } from '../store/prepare.ts';
import type { Work } from '../store/store.ts';

const capRows = prepare((_: object, database) =>
  database.selectFrom('caps').select(['target', 'max_stake', 'max_winnings']),
);

/** For whoever judges a bet, and for the slips that show what it will be judged by. */
export async function readCaps(tx: Work): Promise<Cap[]> {
  const rows = await capRows(tx, {});
  return rows.map(({ target, max_stake, max_winnings }) => ({
    target: CapTarget.parse(JSON.parse(target)),
    maxStake: max_stake,
    maxWinnings: max_winnings,
  }));
}
