/** Forgets rounds, and what proves their draws, that are kept no longer (ROU-9): a slice a transaction, so that no bet waits for it. */
import { DAY_MS } from '../../src/domain/kernel/seoulDay.ts';
import { breathe } from '../breathe.ts';
import { readSetting } from '../house/settings.ts';
import type { Store, Work } from '../store/store.ts';
import { dayAt } from './days.ts';
import { forgetPayouts } from './payouts.ts';

/** Rows of one transaction. */
const SLICE = 500;
/** Slices of one upkeep: what is left is forgotten by the next. */
const SLICES = 20;

/** @param now epoch ms */
export async function forgetRounds(store: Store, now: number): Promise<void> {
  const { keptDays } = await store.read((tx) => readSetting(tx, 'drawRules'));
  const before = now - keptDays * DAY_MS;
  for (let slice = 0; slice < SLICES; slice += 1) {
    const forgotten = await store.write((tx) => forgetSome(tx, before));
    await breathe();
    if (forgotten < SLICE) break;
  }
  await store.write((tx) => forgetPayouts(tx, before));
  // A round of the day before yesterday's last hour may be told of still: a chain stays a day longer than its rounds.
  await store.write((tx) =>
    tx
      .deleteFrom('draw_chains')
      .where('day', '<', dayAt(before - DAY_MS))
      .execute(),
  );
}

/** Rounds with a bet that is open stay: nothing else says how it is to be settled. */
async function forgetSome(tx: Work, before: number): Promise<number> {
  const old = await tx
    .selectFrom('rounds')
    .select('round_id')
    .where('draws_at', '<', before)
    .where((where) =>
      where.not(
        where.exists((inner) =>
          inner
            .selectFrom('bet_picks')
            .select('bet_id')
            .whereRef('bet_picks.fixture_id', '=', 'rounds.round_id')
            .where('settlement', 'is', null),
        ),
      ),
    )
    .limit(SLICE)
    .execute();
  const ids = old.map((row) => row.round_id);
  if (ids.length > 0) await tx.deleteFrom('rounds').where('round_id', 'in', ids).execute();
  return ids.length;
}
