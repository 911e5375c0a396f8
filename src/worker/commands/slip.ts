/** The calls of the bet slip: decided by the domain, stored by the slip's one write path. */
import { z } from 'zod';
import { changeSlip, type SlipContext } from '../../db/ingest/ingestSlip.ts';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import * as slips from '../../domain/bet-slip/decideSlip.ts';
import type { SlipEvent } from '../../domain/bet-slip/slip.ts';
import { SlipPick } from '../../domain/bet-slip/slipPick.ts';
import { fail, succeed, type Decision } from '../../domain/kernel/decision.ts';
import { FixtureId, SelectionId } from '../../domain/kernel/ids.ts';
import { OddsPolicy } from '../../domain/reference/oddsPolicies.ts';
import { MAX_PICKS, PageKind } from '../../domain/reference/pages.ts';
import type { SlipResult } from '../contract.ts';
import type { Clock } from '../ports/clock.ts';
import type { Handlers } from '../serveCalls.ts';

type SlipDecision = Decision<SlipEvent, slips.SlipRejection>;

interface SlipStore {
  readonly db: HanpanDatabase;
  readonly clock: Clock;
}

export interface SlipDeps extends SlipStore {
  /** Resolves once what the member was told is stored, or soon (PSH-5). */
  whenStored(): Promise<void>;
}

type SlipHandlers = Handlers<
  'togglePick' | 'removePick' | 'restorePicks' | 'clearSlip' | 'changeStake' | 'declineChangedOdds' | 'chooseOddsPolicy'
>;

/** Each call answers with the reason for which the domain refused it, or `null` once it is stored. */
export function slipHandlers({ db, clock, whenStored }: SlipDeps): SlipHandlers {
  const run = async (
    page: PageKind,
    fixtureIds: readonly FixtureId[],
    decide: (context: SlipContext) => SlipDecision,
  ): Promise<SlipResult> => changeAsMember({ db, clock }, page, fixtureIds, decide);
  return {
    togglePick: {
      takes: z.tuple([PageKind, FixtureId, SelectionId]),
      answer: async (page, fixtureId, selectionId) => {
        await whenStored();
        return run(page, [fixtureId], ({ slip, fixtures }) =>
          slips.togglePick(slip, fixtures.get(fixtureId), selectionId),
        );
      },
    },
    removePick: {
      takes: z.tuple([PageKind, SelectionId]),
      answer: (page, selectionId) => run(page, [], ({ slip }) => slips.removePick(slip, selectionId)),
    },
    restorePicks: {
      takes: z.tuple([PageKind, z.array(SlipPick).max(MAX_PICKS)]),
      answer: (page, picks) =>
        run(
          page,
          picks.map((pick) => pick.fixtureId),
          (context) => slips.restorePicks(context.slip, atTodaysPrices(picks, context)),
        ),
    },
    clearSlip: {
      takes: z.tuple([PageKind]),
      answer: (page) => run(page, [], ({ slip }) => slips.clearSlip(slip, 'member')),
    },
    changeStake: {
      takes: z.tuple([PageKind, z.number()]),
      answer: (page, stake) => run(page, [], ({ slip, member }) => slips.changeStake(slip, stake, member?.emoney ?? 0)),
    },
    declineChangedOdds: {
      takes: z.tuple([PageKind]),
      answer: (page) => run(page, [], ({ slip }) => slips.declineChangedOdds(slip)),
    },
    chooseOddsPolicy: {
      takes: z.tuple([PageKind, OddsPolicy]),
      answer: (page, policy) => run(page, [], ({ slip }) => slips.chooseOddsPolicy(slip, policy)),
    },
  };
}

/** The last tab left the page (CRT-10). A slip whose bet is on its way stays. */
export const leavePage = (store: SlipStore, page: PageKind): Promise<SlipResult> =>
  changeAsMember(store, page, [], ({ slip }) => slips.clearSlip(slip, 'leftPage'));

async function changeAsMember(
  { db, clock }: SlipStore,
  page: PageKind,
  fixtureIds: readonly FixtureId[],
  decide: (context: SlipContext) => SlipDecision,
): Promise<SlipResult> {
  const decision = await changeSlip(db, { page, memberId: null, fixtures: fixtureIds, at: clock.now(), decide });
  if (decision === 'otherSession') return fail({ kind: 'signedOut' });
  return decision.ok ? succeed(null) : fail(decision.rejection);
}

/** Picks whose selection is still there, at what it costs now. */
function atTodaysPrices(picks: readonly SlipPick[], { fixtures }: SlipContext): SlipPick[] {
  return picks.flatMap(({ fixtureId, selectionId }: { fixtureId: FixtureId; selectionId: SelectionId }) => {
    const fixture = fixtures.get(fixtureId);
    return (fixture === undefined ? undefined : slips.pickOf(fixture, selectionId)) ?? [];
  });
}
