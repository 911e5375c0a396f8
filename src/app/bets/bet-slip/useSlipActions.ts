/** What a member can do with a slip, with the sentence for every no. */
import { useMemo } from 'react';
import type { SlipRejection } from '../../../domain/bet-slip/decideSlip.ts';
import type { SlipPick } from '../../../domain/bet-slip/slipPick.ts';
import type { Result } from '../../../domain/kernel/decision.ts';
import type { OddsPolicy } from '../../../domain/reference/oddsPolicies.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';
import type { CallFailure } from '../../../worker/contract.ts';
import { slip } from '../../kit/copy/labels.ts';
import { laterRejections } from '../../frame/copy/laterRejections.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';

export interface SlipActions {
  remove(pick: SlipPick): void;
  /** Empties the slip; a message offers to bring the picks back. */
  clear(picks: readonly SlipPick[]): void;
  /** Puts picks back on, at today's prices; those that are no longer on offer stay away. */
  restore(picks: readonly SlipPick[]): void;
  /** Resolves once the amount is stored, or refused: `false`. */
  changeStake(stake: number): Promise<boolean>;
  /**
   * Resolves once every amount asked for so far is stored or refused: `false` if one was refused, of which the member has been
   * told. Bounded, as every call is.
   */
  stakeStored(): Promise<boolean>;
  decline(): void;
  chooseOddsPolicy(policy: OddsPolicy): void;
}

export function useSlipActions(page: PageKind): SlipActions {
  const { engine } = usePorts();
  const toast = useToast();
  return useMemo(() => {
    /** @param ifSo what it comes to that what was asked for is so already, of which nothing is told */
    const orTell = async (call: Promise<Result<null, SlipRejection | CallFailure>>, ifSo = false): Promise<boolean> => {
      const result = await call;
      if (result.ok) return true;
      const text = (await laterRejections()).slipFailureText(result.failure);
      if (text === null) return ifSo;
      toast({ tone: 'problem', text });
      return false;
    };
    const restore = (picks: readonly SlipPick[]) => void orTell(engine.restorePicks(page, picks));
    // Answers of the amounts on their way, in the order they were asked for.
    const stakes = new Set<Promise<boolean>>();
    return {
      remove: (pick) => void orTell(engine.removePick(page, pick.selectionId)),
      clear: (picks) =>
        void orTell(engine.clearSlip(page)).then((isDone) => {
          if (!isDone) return;
          const action = { label: slip.undo, icon: 'undo', run: () => restore(picks) } as const;
          toast({ tone: 'removed', text: slip.cleared(picks.length), action });
        }),
      restore,
      changeStake: async (stake) => {
        // An amount that is stored already is what the member presses for.
        const answer = orTell(engine.changeStake(page, stake), true);
        stakes.add(answer);
        const isStored = await answer;
        stakes.delete(answer);
        return isStored;
      },
      stakeStored: async () => (await Promise.all(stakes)).every(Boolean),
      decline: () => void orTell(engine.declineChangedOdds(page)),
      chooseOddsPolicy: (policy) => void orTell(engine.chooseOddsPolicy(page, policy)),
    };
  }, [engine, page, toast]);
}
