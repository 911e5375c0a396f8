/**
 * From the bet button to an answer: checks, question, one call (CRT-05, CRT-11). What is checked is what is stored once every
 * amount typed before the press has been stored, because that is what the bet will be.
 *
 * The tab that pressed goes on to the history when the bet is accepted; every tab hears the outcome from the slip
 * (`SlipOutcomes`), so nothing is told twice.
 */
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { slipView } from '../../db/queries/slip.ts';
import { checkBet, checkStakeText } from '../../domain/bet-slip/checkBet.ts';
import { stakeText } from '../../domain/bet-slip/stakeAmount.ts';
import type { PageKind } from '../../domain/reference/pages.ts';
import type { PlaceBetOutcome } from '../../worker/contract.ts';
import { betRejectionText } from '../copy/rejections.ts';
import { paths } from '../paths.ts';
import { useDatabase } from '../ports/Database.tsx';
import { usePorts } from '../ports/Ports.tsx';
import { useOutcomeTeller } from './SlipOutcomes.tsx';
import type { SlipActions } from './useSlipActions.ts';

export interface PlaceBet {
  /** Why the last try was refused, as a sentence. */
  readonly problem: string | undefined;
  readonly isAsking: boolean;
  /** A call of this tab is under way. */
  readonly isBusy: boolean;
  ask(): void;
  confirm(): void;
  acceptChanged(): void;
  cancel(): void;
  forget(): void;
}

export function usePlaceBet(page: PageKind, { stakeStored }: Pick<SlipActions, 'stakeStored'>): PlaceBet {
  const db = useDatabase();
  const { engine } = usePorts();
  const navigate = useNavigate();
  const tellAccepted = useOutcomeTeller();
  const [problem, setProblem] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  const pressed = useRef(false);

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

  const ask = useCallback(async () => {
    if (pressed.current) return;
    pressed.current = true;
    try {
      // A refused amount has been told; the one stored before it is not what the member pressed for.
      if (!(await stakeStored())) return;
      const { slip, limits } = await slipView(db, page);
      if (slip.phase.at !== 'open') return;
      const odds = slip.picks.map((pick) => pick.odds);
      const rejection =
        (odds.length === 0 ? undefined : checkStakeText(stakeText(slip.stake))) ?? checkBet(slip.stake, odds, limits);
      setProblem(rejection === undefined ? undefined : betRejectionText(rejection));
      setIsAsking(rejection === undefined);
    } finally {
      pressed.current = false;
    }
  }, [db, page, stakeStored]);

  return {
    problem,
    isAsking,
    isBusy,
    ask: useCallback(() => void ask().catch(() => setIsAsking(false)), [ask]),
    confirm: useCallback(() => void run(() => engine.placeBet(page)), [engine, page, run]),
    acceptChanged: useCallback(() => void run(() => engine.acceptChangedOdds(page)), [engine, page, run]),
    cancel: useCallback(() => setIsAsking(false), []),
    forget: useCallback(() => setProblem(undefined), []),
  };
}
