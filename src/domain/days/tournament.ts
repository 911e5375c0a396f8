/** Tournaments of a week (COM-03, rules TRN): who won one bet at the highest final odds. Ties are the earlier's. */
import { z } from 'zod';
import { DAY_MS, seoulDate } from '../kernel/seoulDay.ts';
import { spanStart } from '../limits/ownLimit.ts';

export const TOURNAMENT_KINDS = ['sports', 'casino'] as const;
export const TournamentKind = z.enum(TOURNAMENT_KINDS);
export type TournamentKind = z.infer<typeof TournamentKind>;

/** Which bets count, and what places bring, points, the first place first. */
export const TournamentRules = z.object({
  minStake: z.number().int().min(0).max(1_000_000_000),
  minFolds: z.number().int().min(1).max(20),
  prizes: z.array(z.number().int().min(1).max(100_000_000)).max(50),
});
export type TournamentRules = z.infer<typeof TournamentRules>;

/** Which one, and when; epoch ms, until before `until`. */
export interface Window {
  readonly id: string;
  readonly kind: TournamentKind;
  readonly from: number;
  readonly until: number;
}

/** The tournament of a moment: Seoul's week from Monday (TRN-1). */
export function windowAt(kind: TournamentKind, at: number): Window {
  const from = spanStart('week', at);
  return { id: `${kind} ${seoulDate(from)}`, kind, from, until: from + 7 * DAY_MS };
}

/** The one before. */
export const windowBefore = ({ kind, from }: Window): Window => windowAt(kind, from - 1);

/** How long after its end a tournament's prizes are paid: late results and corrections are in by then. Ms. */
export const PAID_AFTER_MS = 3_600_000;

/** A won bet that counts. Won, and epoch ms. */
export interface Entry {
  readonly memberId: string;
  readonly betId: string;
  readonly stake: number;
  /** With the stake. */
  readonly paid: number;
  readonly settledAt: number;
}

/** A member's place: by their best entry. */
export interface Placed extends Entry {
  /** From 1; no two are the same. */
  readonly place: number;
  /** Final odds, hundredths. */
  readonly score: number;
}

const scoreOf = ({ stake, paid }: Entry): number => Math.floor((paid * 100) / stake);

/** The ranking (TRN-2): higher odds first, of equal ones the earlier settled, then by id, so that it is one for everybody. */
export function rank(entries: readonly Entry[]): readonly Placed[] {
  const ahead = (one: Entry, other: Entry) =>
    scoreOf(other) - scoreOf(one) ||
    one.settledAt - other.settledAt ||
    (one.betId < other.betId ? -1 : one.betId > other.betId ? 1 : 0);
  const best = new Map<string, Entry>();
  for (const entry of entries) {
    const known = best.get(entry.memberId);
    if (known === undefined || ahead(entry, known) < 0) best.set(entry.memberId, entry);
  }
  return [...best.values()]
    .toSorted(ahead)
    .map((entry, index) => ({ ...entry, place: index + 1, score: scoreOf(entry) }));
}

/** Points of a place; 0 for none. */
export const prizeOf = ({ prizes }: TournamentRules, place: number): number => prizes[place - 1] ?? 0;

/** A name with its second letter hidden: enough to find oneself, and no more of others (TRN-4). */
export function maskedName(nickname: string): string {
  const letters = Array.from(nickname);
  return letters.map((letter, index) => (index === 1 ? '*' : letter)).join('');
}

const Place = z.object({
  place: z.number().int().min(1),
  name: z.string().max(40),
  /** Hundredths. */
  score: z.number().int().min(0),
  prize: z.number().int().min(0),
  isMine: z.boolean(),
});
export type Place = z.infer<typeof Place>;

/** A tournament as members see it; times epoch ms. */
export const Tournament = z.object({
  id: z.string().max(40),
  kind: TournamentKind,
  from: z.number().int(),
  until: z.number().int(),
  rules: TournamentRules,
  /** How many have a place. */
  players: z.number().int().min(0),
  /** The first ten. */
  top: z.array(Place).max(10),
  /** The member's own place with its neighbours, where it is not among the first ten. */
  near: z.array(Place).max(3),
  mine: z
    .object({ place: z.number().int().min(1), score: z.number().int().min(0), betId: z.string().max(40) })
    .nullable(),
});
export type Tournament = z.infer<typeof Tournament>;

/** What runs, and what ended last; `paidAt` once its prizes are paid. */
export const Tournaments = z.object({
  at: z.number().int(),
  running: z.array(Tournament).max(4),
  ended: z.array(Tournament.extend({ paidAt: z.number().int().nullable() })).max(4),
});
export type Tournaments = z.infer<typeof Tournaments>;
