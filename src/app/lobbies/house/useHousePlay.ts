/**
 * A bet of a window of the house's games: said once, shown after a while that is the same for all (HSG-6), and never again while nobody knows what became
 * of it.
 */
import { useRef, useState } from 'react';
import type { HouseRound } from '../../../domain/lobbies/houseRound.ts';
import type { GivenOf } from '../../../domain/calls/commands.ts';
import { useCommand } from '../../frame/link/useCommand.ts';
import { after } from '../../kit/timing/pageTimer.ts';
import { houseWords as words, playRefusalText } from '../copy/houseGames.ts';

/** A round takes at least so long: nobody can play them faster (HSG-6). Ms. */
const ROUND_MS = 2_500;
/** Of that, until what was drawn is shown. */
const SHOWN_AFTER_MS = 1_200;

export interface HousePlaying {
  readonly play: (given: GivenOf<'playHouse'>) => Promise<void>;
  /** Whether a round goes on: nothing can be started. */
  readonly isPlaying: boolean;
  /** Whether what was drawn is still to be shown. */
  readonly isHidden: boolean;
  /** The last round of this window. */
  readonly round: HouseRound | undefined;
  /** Why there was none. */
  readonly refusal: string | undefined;
  /** Whether nobody knows yet what became of a bet. */
  readonly isUnknown: boolean;
}

export function useHousePlay(session: string): HousePlaying {
  const { perform, isBusy, outcome, states } = useCommand('playHouse');
  const [round, setRound] = useState<HouseRound>();
  const [phase, setPhase] = useState<'idle' | 'hidden' | 'shown'>('idle');
  const isUnder = useRef(false);
  const isUnknown = states.some(
    ({ standing, given }) =>
      standing === 'unknown' && (given as { readonly session?: unknown } | null)?.session === session,
  );

  const play = async (given: GivenOf<'playHouse'>) => {
    if (isUnder.current) return;
    isUnder.current = true;
    setPhase('hidden');
    const wait = new Promise<void>((resolve) => after(SHOWN_AFTER_MS, resolve));
    const rest = new Promise<void>((resolve) => after(ROUND_MS, resolve));
    const became = await perform(given);
    await wait;
    if (became.kind === 'done') setRound(became.done.round);
    setPhase('shown');
    if (became.kind === 'done') await rest;
    setPhase('idle');
    isUnder.current = false;
  };
  const refusal =
    outcome === undefined || phase === 'hidden' || outcome.kind === 'done' || outcome.kind === 'unknown'
      ? undefined
      : outcome.kind === 'refused'
        ? playRefusalText(outcome.refusal)
        : outcome.kind === 'said'
          ? outcome.message
          : outcome.kind === 'notDone'
            ? words.notDone
            : words.failed;
  return {
    play,
    isPlaying: isBusy || phase !== 'idle' || isUnknown,
    isHidden: phase === 'hidden',
    round,
    refusal,
    isUnknown,
  };
}
