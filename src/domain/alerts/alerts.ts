/** What a member is told beside what they look at (rules ALR): a bet that is settled, a marked team's kick-off and goals, a price that is where it was waited for. */
import type { Bet } from '../bets/bet.ts';
import { betToldAt } from '../mini-games/told.ts';
import type { Fixture, Score } from '../sports/fixture.ts';
import type { ReachedMark } from './priceMarks.ts';

export const ALERT_KINDS = ['settled', 'kickOff', 'goal', 'price'] as const;

/** Which are told; `browser`: as the browser's own notifications too, where it allows them (ALR-4). */
export const ALERT_CHOICES = [...ALERT_KINDS, 'browser'] as const;
export type AlertChoice = (typeof ALERT_CHOICES)[number];

/** What is chosen: those named are other than at first. */
export const ALERTS_AT_FIRST: { readonly [Choice in AlertChoice]: boolean } = {
  settled: true,
  kickOff: true,
  goal: true,
  price: true,
  browser: false,
};

export type Alert =
  | { readonly kind: 'settled'; readonly id: string; readonly bet: Bet }
  | { readonly kind: 'kickOff' | 'goal'; readonly id: string; readonly game: Fixture }
  | { readonly kind: 'price'; readonly id: string; readonly reached: ReachedMark };

/** What was told already, by the ids of alerts, the latest last, and since when anything is news, epoch ms. */
export interface ToldAlerts {
  readonly since: number;
  readonly ids: readonly string[];
}

/** Ids that are remembered. */
export const MAX_TOLD = 200;
/** What happened longer ago is no news, ms. */
const NEWS_MS = 6 * 3_600_000;
/** A game that began longer ago has begun, ms. */
const KICK_OFF_MS = 10 * 60_000;

/**
 * Bets that were settled since alerts began, and not long ago, and of which their stages have told; one that is settled anew is news again (ALR-1).
 */
export const settledAlerts = (bets: readonly Bet[], since: number, now: number): readonly Alert[] =>
  bets
    .filter(
      (bet) =>
        bet.status !== 0 &&
        bet.settledAt !== null &&
        bet.settledAt > Math.max(since, now - NEWS_MS) &&
        betToldAt(bet) <= now,
    )
    .map((bet) => ({ kind: 'settled', id: `settled ${bet.betId} ${bet.settledAt}`, bet }));

const NOUGHT: Score = { period: 0, clockSeconds: 0, home: 0, away: 0 };

const hasJustBegun = ({ status, startAt }: Fixture, now: number): boolean =>
  status === 'inPlay' && now - startAt < KICK_OFF_MS;

/**
 * What a game stood at when it was looked at last: one that was known before it began, and has just begun, began at nought, whether or not its feed said
 * so. What was known of one that began long ago may be of another day.
 */
const scoreBefore = (known: Fixture | undefined, game: Fixture, now: number): Score | null =>
  known?.score ?? (known?.status === 'scheduled' && hasJustBegun(game, now) ? NOUGHT : null);

/**
 * What happened to games since they were looked at last (ALR-2): of a game that was not known nothing but its kick-off is news.
 *
 * @param before by id
 */
export function gameAlerts(
  before: ReadonlyMap<string, Fixture>,
  games: readonly Fixture[],
  now: number,
): readonly Alert[] {
  return games.flatMap((game): readonly Alert[] => {
    const { fixtureId, status, score } = game;
    if (status !== 'inPlay') return [];
    const known = before.get(fixtureId);
    const hasBegun = known?.status !== 'inPlay' && hasJustBegun(game, now);
    const last = scoreBefore(known, game, now);
    const hasScored = score !== null && last !== null && (score.home > last.home || score.away > last.away);
    return [
      ...(hasBegun ? [{ kind: 'kickOff', id: `kickOff ${fixtureId}`, game } as const] : []),
      ...(hasScored ? [{ kind: 'goal', id: `goal ${fixtureId} ${score.home} ${score.away}`, game } as const] : []),
    ];
  });
}

/** Marks that prices have reached (ALR-6): each is told once, for it goes with that. */
export const priceAlerts = (reached: readonly ReachedMark[]): readonly Alert[] =>
  reached.map((one) => ({
    kind: 'price',
    id: `price ${one.mark.selectionId} ${one.mark.odds} ${one.mark.setAt}`,
    reached: one,
  }));

/** Games as they stood last, by id: those that are watched still, and no others. One of which no score is told stands as it did. */
export function lastKnown(
  before: ReadonlyMap<string, Fixture>,
  games: readonly Fixture[],
  watched: readonly string[],
  now: number,
): ReadonlyMap<string, Fixture> {
  const here = new Map(games.map((game) => [game.fixtureId as string, game]));
  return new Map(
    watched.flatMap((id) => {
      const known = before.get(id);
      const game = here.get(id);
      if (game === undefined) return known === undefined ? [] : [[id, known] as const];
      return [[id, { ...game, score: game.score ?? scoreBefore(known, game, now) }] as const];
    }),
  );
}

/** Takes an alert to be told (ALR-3). @returns `undefined` where it was told before */
export function claimed(told: ToldAlerts | undefined, id: string, now: number): ToldAlerts | undefined {
  const { since, ids } = told ?? { since: now, ids: [] };
  return ids.includes(id) ? undefined : { since, ids: [...ids, id].slice(-MAX_TOLD) };
}

/** What the member looks at in the tab that tells. */
export interface Looking {
  /** The game whose page is open. */
  readonly open: string | null;
  /** Whether nobody looks at the tab. */
  readonly isHidden: boolean;
}

/** How an alert is told: not at all, on the page, or by the browser too (ALR-4, ALR-5). */
export function wayOf(
  alert: Alert,
  wanted: { readonly [Choice in AlertChoice]: boolean },
  { open, isHidden }: Looking,
): 'none' | 'page' | 'browser' {
  if (!wanted[alert.kind]) return 'none';
  // Somebody who looks at the game has seen it, but for one of its many prices.
  const isSeen = (alert.kind === 'kickOff' || alert.kind === 'goal') && alert.game.fixtureId === open;
  if (isSeen && !isHidden) return 'none';
  return wanted.browser && isHidden ? 'browser' : 'page';
}
