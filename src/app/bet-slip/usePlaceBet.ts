/**
 * From the bet button to an answer: checks, question, one call (CRT-05, CRT-11).
 *
 * The tab that pressed goes on to the history when the bet is accepted; every tab hears the outcome from the slip
 * (`SlipOutcomes`), so nothing is told twice.
 */
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SlipView } from '../../db/queries/slip.ts';
import { checkBet, checkStakeText } from '../../domain/bet-slip/checkBet.ts';
import { stakeText } from '../../domain/bet-slip/stakeAmount.ts';
import type { PageKind } from '../../domain/reference/pages.ts';
import type { PlaceBetOutcome } from '../../worker/contract.ts';
import { betRejectionText } from '../copy/rejections.ts';
import { paths } from '../paths.ts';
import { usePorts } from '../ports/Ports.tsx';
import { useOutcomeTeller } from './SlipOutcomes.tsx';

export interface PlaceBet {
  /** Why the last try was refused, as a sentence. */
  readonly problem: string | undefined;
  readonly isAsking: boolean;
  /** A call of this tab is under way. */
  readonly isBusy: boolean;
  ask(view: SlipView): void;
  confirm(): void;
  acceptChanged(): void;
  cancel(): void;
  forget(): void;
}

export function usePlaceBet(page: PageKind): PlaceBet {
  const { engine } = usePorts();
  const navigate = useNavigate();
  const tellAccepted = useOutcomeTeller();
  const [problem, setProblem] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);

  /** Runs one call at a time: a second press while one is under way is ignored. */
  const run = useCallback(
    async (call: () => Promise<PlaceBetOutcome>) => {
      if (busy.current) return;
      busy.current = true;
      setIsBusy(true);
      setIsAsking(false);
      setProblem(undefined);
      const outcome = await call();
      busy.current = false;
      setIsBusy(false);
      if (outcome.kind === 'rejected') setProblem(betRejectionText(outcome.rejection));
      if (outcome.kind === 'accepted') {
        tellAccepted(outcome.betId);
        await navigate(paths.betResult);
      }
    },
    [navigate, tellAccepted],
  );

  return {
    problem,
    isAsking,
    isBusy,
    ask: useCallback((view: SlipView) => {
      const { stake, picks } = view.slip;
      const rejection =
        (picks.length === 0 ? undefined : checkStakeText(stakeText(stake))) ??
        checkBet(
          stake,
          view.picks.map((pick) => pick.pick.odds),
          view.limits,
        );
      setProblem(rejection === undefined ? undefined : betRejectionText(rejection));
      setIsAsking(rejection === undefined);
    }, []),
    confirm: useCallback(() => void run(() => engine.placeBet(page)), [engine, page, run]),
    acceptChanged: useCallback(() => void run(() => engine.acceptChangedOdds(page)), [engine, page, run]),
    cancel: useCallback(() => setIsAsking(false), []),
    forget: useCallback(() => setProblem(undefined), []),
  };
}
