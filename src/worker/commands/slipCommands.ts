/** The slip commands of the contract: decided by the domain, stored by the slip's one write path. */
import { changeSlip, type SlipContext } from '../../db/ingest/ingestSlip.ts';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import * as slips from '../../domain/bet-slip/decideSlip.ts';
import type { Pick, SlipEvent } from '../../domain/bet-slip/slip.ts';
import { fail, succeed, type Decision } from '../../domain/kernel/decision.ts';
import type { FixtureId, SelectionId } from '../../domain/kernel/ids.ts';
import type { PageKind } from '../../domain/reference/pages.ts';
import type { EngineCalls, SlipResult } from '../contract.ts';
import type { Clock } from '../ports/clock.ts';

type SlipCallName =
  | 'togglePick'
  | 'removePick'
  | 'restorePicks'
  | 'clearSlip'
  | 'changeStake'
  | 'declineChangedOdds'
  | 'chooseOddsPolicy';

export type SlipCommands = { readonly [Name in SlipCallName]: EngineCalls[Name] } & {
  /** The last tab left the page (CRT-10). A slip whose bet is on its way stays. */
  leavePage(page: PageKind): Promise<SlipResult>;
};

type SlipDecision = Decision<SlipEvent, slips.SlipRejection>;

export function createSlipCommands(deps: { readonly db: HanpanDatabase; readonly clock: Clock }): SlipCommands {
  const run = async (
    page: PageKind,
    fixtureIds: readonly FixtureId[],
    decide: (context: SlipContext) => SlipDecision,
  ): Promise<SlipResult> => {
    const at = deps.clock.now();
    const decision = await changeSlip(deps.db, { page, memberId: null, fixtureIds, at, decide });
    if (decision === 'otherSession') return fail({ kind: 'signedOut' });
    return decision.ok ? succeed(null) : fail(decision.rejection);
  };
  return {
    togglePick: (page, fixtureId, selectionId) =>
      run(page, [fixtureId], ({ slip, fixtures }) => slips.togglePick(slip, fixtures.get(fixtureId), selectionId)),
    removePick: (page, selectionId) => run(page, [], ({ slip }) => slips.removePick(slip, selectionId)),
    restorePicks: (page, picks) =>
      run(
        page,
        picks.map((pick) => pick.fixtureId),
        (context) => slips.restorePicks(context.slip, atTodaysPrices(picks, context)),
      ),
    clearSlip: (page) => run(page, [], ({ slip }) => slips.clearSlip(slip, 'member')),
    leavePage: (page) => run(page, [], ({ slip }) => slips.clearSlip(slip, 'leftPage')),
    changeStake: (page, stake) =>
      run(page, [], ({ slip, member }) => slips.changeStake(slip, stake, member?.emoney ?? 0)),
    declineChangedOdds: (page) => run(page, [], ({ slip }) => slips.declineChangedOdds(slip)),
    chooseOddsPolicy: (page, policy) => run(page, [], ({ slip }) => slips.chooseOddsPolicy(slip, policy)),
  };
}

/** Picks whose selection is still there, at what it costs now. */
function atTodaysPrices(picks: readonly Pick[], { fixtures }: SlipContext): Pick[] {
  return picks.flatMap(({ fixtureId, selectionId }: { fixtureId: FixtureId; selectionId: SelectionId }) => {
    const fixture = fixtures.get(fixtureId);
    return (fixture === undefined ? undefined : slips.pickOf(fixture, selectionId)) ?? [];
  });
}
