/**
 * From the bet button to an answer: checks, question, one call (CRT-05, CRT-11). What is checked is what is stored once every
 * amount typed before the press has been stored, because that is what the bet will be; what is no amount is checked as it was typed.
 *
 * The call answers why nothing was sent. What became of a bet that was sent, every tab hears from the slip (`SlipOutcomes`), and the one
 * that pressed goes on to the history from there.
 */
import { useCallback, useRef, useState } from 'react';
import { slipView } from '../../../db/queries/slip.ts';
import type { BetRejection } from '../../../domain/bet-slip/checkBet.ts';
import type { BetConsent } from '../../../domain/bet-slip/consent.ts';
import { checkTyped, readStake, stakeText, type TypedStake } from '../../../domain/bet-slip/stakeAmount.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';
import type { PlaceBetOutcome } from '../../../worker/contract.ts';
import { laterRejections } from '../../frame/copy/laterRejections.ts';
import { useDatabase } from '../../frame/link/Database.tsx';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { usePressed } from './SlipOutcomes.tsx';
import type { SlipActions } from './useSlipActions.ts';

export interface PlaceBet {
  /** Why the last try was refused, as a sentence. */
  readonly problem: string | undefined;
  readonly isAsking: boolean;
  /** Whether the question came to something else while it was answered. */
  readonly isAskedAgain: boolean;
  /** A call of this tab is under way. */
  readonly isBusy: boolean;
  /** @param typed what is being entered in the amount field; `undefined` where it shows what is stored */
  ask(typed: TypedStake | undefined): void;
  confirm(consent: BetConsent): void;
  acceptChanged(consent: BetConsent): void;
  cancel(): void;
  forget(): void;
  /** Says why an amount that was asked for cannot be bet. */
  refuse(rejection: BetRejection): void;
}

type Rejection = Parameters<Awaited<ReturnType<typeof laterRejections>>['betRejectionText']>[0];

const sentenceOf = async (rejection: Rejection): Promise<string> =>
  (await laterRejections()).betRejectionText(rejection);

export function usePlaceBet(page: PageKind, { stakeStored }: Pick<SlipActions, 'stakeStored'>): PlaceBet {
  const db = useDatabase();
  const { engine } = usePorts();
  const setPressed = usePressed();
  const [problem, setProblem] = useState<string>();
  const [asking, setAsking] = useState<'no' | 'first' | 'again'>('no');
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  const pressed = useRef(false);

  const ask = useCallback(
    async (how: 'first' | 'again', entered?: TypedStake) => {
      if (pressed.current) return;
      pressed.current = true;
      try {
        // A refused amount has been told; the one stored before it is not what the member pressed for.
        if (!(await stakeStored())) return;
        const { slip, picks, limits } = await slipView(db, page);
        if (slip.phase.at !== 'open') return;
        const odds = picks.map(({ quote }) => quote.pick.odds);
        // What is drawn may lag behind what is stored: where nothing is being entered, that is asked about.
        const typed = entered ?? readStake(stakeText(slip.stake));
        const bet = typed.kind === 'amount' ? { ...typed, won: slip.stake } : typed;
        const rejection = checkTyped(bet, odds, limits);
        setProblem(rejection && (await sentenceOf(rejection)));
        setAsking(rejection === undefined ? how : 'no');
      } finally {
        pressed.current = false;
      }
    },
    [db, page, stakeStored],
  );

  /** Runs one call at a time: a second press while one is under way is ignored. */
  const run = useCallback(
    async (call: () => Promise<PlaceBetOutcome>) => {
      if (busy.current) return;
      busy.current = true;
      setIsBusy(true);
      setAsking('no');
      setProblem(undefined);
      setPressed(true);
      const outcome = await call();
      // The slip may say that it was accepted a moment later; of any other bet this tab waits for nothing.
      if (outcome.kind !== 'accepted') setPressed(false);
      busy.current = false;
      setIsBusy(false);
      if (outcome.kind === 'rejected') {
        const { reason } = outcome.rejection;
        if (reason === 'questionChanged') await ask('again');
        // The slip itself says that a bet is on its way, to every tab.
        else if (reason !== 'betInFlight') setProblem(await sentenceOf(outcome.rejection));
      }
    },
    [ask, setPressed],
  );

  return {
    problem,
    isAsking: asking !== 'no',
    isAskedAgain: asking === 'again',
    isBusy,
    ask: useCallback((typed) => void ask('first', typed).catch(() => setAsking('no')), [ask]),
    confirm: useCallback((consent) => void run(() => engine.placeBet(page, consent)), [engine, page, run]),
    acceptChanged: useCallback(
      (consent) => void run(() => engine.acceptChangedOdds(page, consent)),
      [engine, page, run],
    ),
    cancel: useCallback(() => setAsking('no'), []),
    forget: useCallback(() => setProblem(undefined), []),
    refuse: useCallback((rejection) => void sentenceOf(rejection).then(setProblem), []),
  };
}
