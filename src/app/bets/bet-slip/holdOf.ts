/** The hold of a slip's bet; `undefined` for one of which no game is in play. Apart from how it is counted: every slip asks this. */
import type { SlipView } from '../../../db/queries/slip.ts';
import type { BetHold } from '../../../domain/bet-slip/slip.ts';

export const holdOf = ({ slip: { phase } }: SlipView): BetHold | undefined =>
  phase.at === 'sending' ? phase.hold : undefined;
