/**
 * An operator makes a round void, before its draw or after it, in one transaction (ROU-15): its row, what is told of it and the results of what was backed. What is
 * settled by them goes behind it. One that was not drawn yet is drawn at its instant all the same, and stays void (ROU-16).
 */
import { DAY_MS } from '../../src/domain/kernel/seoulDay.ts';
import { partsOf, timesOf, type Round, type RoundId } from '../../src/domain/mini-games/round.ts';
import { readSetting } from '../house/settings.ts';
import { recordResults } from '../settlement/recordResults.ts';
import type { Work } from '../store/store.ts';
import { readChain } from './chains.ts';
import { resultsOfRounds, tellRounds } from './endRounds.ts';
import { voidRound } from './missedRounds.ts';
import { roundOfRow, rowOfRound } from './roundRow.ts';

/** A round that an operator may look at: as it ended, or as it stands while nobody has drawn it. */
export interface KnownRound {
  readonly round: Round;
  /** Whether it was drawn, or is void; one that was missed is, also where nobody has written that down (ROU-6). */
  readonly hasEnded: boolean;
}

/**
 * @param now epoch ms
 * @returns `undefined` for one that has not opened, of a day without a chain, or that is kept no longer
 */
export async function knownRound(tx: Work, roundId: string, now: number): Promise<KnownRound | undefined> {
  const parts = partsOf(roundId);
  if (parts === undefined) return undefined;
  const id = roundId as RoundId;
  const row = await tx.selectFrom('rounds').selectAll().where('round_id', '=', id).executeTakeFirst();
  if (row !== undefined) return { round: roundOfRow(row), hasEnded: true };
  const { opensAt, drawsAt } = timesOf(id);
  const { gameId } = parts.game;
  const { keptDays, missedMs } = await readSetting(tx, 'drawRules');
  // A chain is kept a day longer than its rounds: what has no row then was forgotten.
  const isKept = opensAt <= now && drawsAt >= now - keptDays * DAY_MS;
  const isThere = isKept && (await readChain(tx, gameId, parts.day)) !== undefined;
  // As it would be if nobody drew it: what it is drawn from is told by its draw alone.
  const hasEnded = drawsAt < now - missedMs;
  return isThere ? { round: voidRound({ gameId, roundId: id, drawsAt }), hasEnded } : undefined;
}

/** @param at epoch ms */
export async function voidByOperator(tx: Work, { round, hasEnded }: KnownRound, at: number): Promise<void> {
  const voided: Round = { ...round, state: 'void', voidedAt: at };
  const { roundId } = voided;
  if (hasEnded) {
    await tx.updateTable('rounds').set({ state: 'void', voided_at: at }).where('round_id', '=', roundId).execute();
  } else {
    await tx.insertInto('rounds').values(rowOfRound(voided)).execute();
  }
  await tellRounds(tx, [voided], at);
  await recordResults(tx, await resultsOfRounds(tx, [voided]), at);
}
