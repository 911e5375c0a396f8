/**
 * Why the house does not take a bet: a name a machine can read, its numbers, and the sentence the member sees.
 *
 * A reason without a sentence in `copy.ts` does not compile.
 */
import type { BonusRejection } from '../../src/domain/bet-slip/bonusPick.ts';
import type { BetRejection } from '../../src/domain/bet-slip/checkBet.ts';
import type { ExposureRejection } from '../../src/domain/bets/fixtureExposure.ts';
import type { HedgeRejection } from '../../src/domain/bets/hedgeRules.ts';
import type { ImpliedRejection } from '../../src/domain/bets/impliedPicks.ts';
import type { OwnRefusal } from '../../src/domain/limits/ownRefusal.ts';
import type { ScoreChanged } from '../../src/domain/bets/recheckAfterDelay.ts';

/** Refusals that carry no numbers. */
export type PlainReason =
  | 'malformed'
  | 'notYours'
  | 'bettingOff'
  | 'maintenance'
  /** A game has its hours of rest. */
  | 'gameRests'
  /** The house keeps the member out. */
  | 'blocked'
  | 'keyUsed'
  | 'keyVoid'
  | 'unknownPage'
  | 'selectionClosed'
  | 'selectionSuspended'
  | 'staleOdds'
  | 'samePick'
  | 'balanceTooLow'
  | 'tooManyHeld'
  | 'decidedTooLate';

/** By its reason, each with the numbers that its sentence names: won, hundredths, counts. */
export type Refusal =
  | { readonly reason: PlainReason }
  /** `waitMs` until the member may bet again. */
  | { readonly reason: 'tooSoon'; readonly waitMs: number }
  | ({ readonly reason: 'scoreChanged' } & Omit<ScoreChanged, 'kind'>)
  | OwnRefusal
  | BetRejection
  | BonusRejection
  | ExposureRejection
  | HedgeRejection
  | ImpliedRejection;
