/** Calls of the history of bets: what bets of a filter come to (rules TOT), how games of a bet ended, and taking one back (rules CXL). */
import { z } from 'zod';
import { betTotalsCall, cancelBetCall } from '../../domain/calls/betting.ts';
import { gamesEndedCall } from '../../domain/calls/results.ts';
import { FixtureId, BetId } from '../../domain/kernel/ids.ts';
import { wireFilter } from '../../domain/lists/list.ts';
import { BetFilter } from '../../domain/lists/betList.ts';
import { MAX_PICKS } from '../../domain/reference/pages.ts';
import type { Handlers } from '../serveCalls.ts';
import { askAsMember, type AskDeps } from '../session/askAsMember.ts';

export function historyHandlers(deps: AskDeps): Handlers<'betTotals' | 'cancelBet' | 'gamesEnded'> {
  return {
    betTotals: {
      takes: z.tuple([BetFilter]),
      answer: (filter) => askAsMember(deps, betTotalsCall, { query: Object.fromEntries(wireFilter(filter)) }),
    },
    // What it changes is told by the member's stream, in every tab.
    cancelBet: {
      takes: z.tuple([BetId]),
      answer: (betId) => askAsMember(deps, cancelBetCall, { params: { betId } }),
    },
    gamesEnded: {
      takes: z.tuple([z.array(FixtureId).max(MAX_PICKS)]),
      answer: (ids) => askAsMember(deps, gamesEndedCall, { query: { ids: ids.join(',') } }),
    },
  };
}
