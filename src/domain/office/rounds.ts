/** Rounds of mini games and virtual games as operators see them (ROU-15): those that somebody backs, those drawn lately, and one of them selection by selection. */
import { z } from 'zod';
import { FixtureId } from '../kernel/ids.ts';
import { Won } from '../kernel/money.ts';
import { Round } from '../mini-games/round.ts';
import { SportId } from '../reference/sports.ts';
import { ResultSelection } from './results.ts';

const Count = z.number().int().min(0);

/** `open` has open bets; `drawn` was drawn; `voided` was made void by an operator. */
export const ROUND_VIEWS = ['open', 'drawn', 'voided'] as const;
export const RoundView = z.enum(ROUND_VIEWS);
export type RoundView = z.infer<typeof RoundView>;

export const OfficeRound = Round.pick({ roundId: true, gameId: true, drawsAt: true }).extend({
  /** `undrawn` also of one that is void and whose draw is yet to come. */
  state: z.enum(['undrawn', 'drawn', 'missed']),
  /** When an operator made it void, epoch ms; `null` where none did. */
  voidedAt: z.number().int().min(0).nullable(),
  /** Bets on it, those of them that are open, their stakes and what was paid for them. Won. */
  bets: Count,
  openBets: Count,
  stakes: Won,
  paid: Won,
});
export type OfficeRound = z.infer<typeof OfficeRound>;

/** A selection of a round, with what its name is told by. */
export const RoundSelection = ResultSelection.pick({
  ...{ selectionId: true, marketId: true, marketName: true, name: true },
  ...{ bets: true, stakes: true, paid: true, waiting: true, recorded: true },
}).extend({
  fixtureId: FixtureId,
  sportId: SportId,
  leagueName: z.string(),
  home: z.string(),
  away: z.string(),
});
export type RoundSelection = z.infer<typeof RoundSelection>;

export const RoundOfOffice = z.object({
  round: OfficeRound,
  /** What was drawn, in its order; empty before, and where nothing was. */
  drawn: Round.shape.drawn,
  selections: z.array(RoundSelection).max(500),
});
export type RoundOfOffice = z.infer<typeof RoundOfOffice>;
