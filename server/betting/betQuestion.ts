/** What is asked of the house when a member bets. */
import type { BettingRequest } from '../../src/domain/bets/bettingCall.ts';
import type { OddsPolicy } from '../../src/domain/bets/compareClaims.ts';
import type { SeenScores } from '../../src/domain/bets/seenScores.ts';
import type { BetId, BetKey } from '../../src/domain/kernel/ids.ts';

/** A bet that asks to be taken, with the odds it accepts and the scores that the member saw. */
export interface BetQuestion {
  readonly request: BettingRequest;
  readonly policy: OddsPolicy;
  readonly key: BetKey;
  /** Used if the bet is accepted. */
  readonly betId: BetId;
  /** Scores the member saw; of a bet that was held, those at its arrival too. They must still stand (CLS-4, CLS-5). */
  readonly scores: SeenScores;
}
