/** Quests of a day (COM-03, rules QST): what is counted of the member's own day, how far they are, and what it brings once. */
import { z } from 'zod';
import { ProductCode } from '../bets/betTotals.ts';
import { Day } from './attendance.ts';

/** `charge`: won charged; `bets`: how many; `stake`: won staked; `wins`: how many won. */
const QUEST_MEASURES = ['charge', 'bets', 'stake', 'wins'] as const;
export const QuestMeasure = z.enum(QUEST_MEASURES);
export type QuestMeasure = z.infer<typeof QuestMeasure>;

export const Quest = z.object({
  id: z.string().regex(/^[a-z0-9]{1,20}$/i),
  measure: QuestMeasure,
  /** Of these products alone; of all where it is not said. */
  product: ProductCode.optional(),
  /** Of bets of so many picks and more. */
  folds: z.number().int().min(1).max(20).optional(),
  target: z.number().int().min(1).max(1_000_000_000),
  points: z.number().int().min(1).max(10_000_000),
});
export type Quest = z.infer<typeof Quest>;

/** A bet of the day, as far as quests look at it. */
export interface DayBet {
  readonly product: ProductCode;
  readonly folds: number;
  /** Won. */
  readonly stake: number;
  /** As `BetStatus`: -1 was void and counts for nothing. */
  readonly status: number;
}

/** A member's day so far. */
export interface DayFacts {
  readonly bets: readonly DayBet[];
  /** Won that was charged. */
  readonly charged: number;
}

const WON = 2;
const VOID = -1;

/** How far a quest is (QST-1), in what its target is in; never above it. */
export function progressOf({ measure, product, folds = 1, target }: Quest, { bets, charged }: DayFacts): number {
  if (measure === 'charge') return Math.min(target, charged);
  const counted = bets.filter(
    (bet) =>
      bet.status !== VOID &&
      (product === undefined || bet.product === product) &&
      bet.folds >= folds &&
      (measure !== 'wins' || bet.status === WON),
  );
  const reached = measure === 'stake' ? counted.reduce((sum, { stake }) => sum + stake, 0) : counted.length;
  return Math.min(target, reached);
}

/** The day's quests of a member, epoch ms where times are. */
export const DayQuests = z.object({
  day: Day,
  quests: z
    .array(
      Quest.extend({
        reached: z.number().int().min(0),
        /** When its points were taken. */
        claimedAt: z.number().int().nullable(),
      }),
    )
    .max(20),
});
export type DayQuests = z.infer<typeof DayQuests>;

/** `notReached`: `reached` of `target`; `claimed`: its points were taken; `otherDay`: the day it was said of is over; `unknownQuest`: the house has no such one. */
export const CLAIM_REASONS = ['notReached', 'claimed', 'otherDay', 'unknownQuest'] as const;
