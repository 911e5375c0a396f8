/**
 * Takes a pick off the slip when its round closes by the origin's clock, or is made void (ROU-15), and says so: the page is the first of the three that close, before the
 * worker and the origin. A bet on its way keeps its picks.
 */
import { useEffect, useRef } from 'react';
import type { Slip } from '../../../domain/bet-slip/slip.ts';
import { isOfRound } from '../../../domain/kernel/isOfRound.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';
import { play } from '../copy/play.ts';
import { useOriginStep } from '../rounds/useOriginStep.ts';
import { numberOfRound, type RoundNow } from '../rounds/useRoundNow.ts';

export function useDropClosed(slip: Slip | undefined, round?: Pick<RoundNow, 'roundId' | 'isVoid'>): void {
  const { engine } = usePorts();
  const toast = useToast();
  const voided = round?.isVoid === true ? round.roundId : undefined;
  const picks = slip?.phase.at === 'open' ? slip.picks : [];
  const over = useOriginStep((at) =>
    picks
      .filter(({ fixtureId, startAt }) => isOfRound(fixtureId) && (at >= startAt || fixtureId === voided))
      .map(({ selectionId }) => selectionId)
      .join(' '),
  );
  const latest = useRef(slip);
  latest.current = slip;
  useEffect(() => {
    const { current } = latest;
    for (const { selectionId, fixtureId } of current?.picks ?? []) {
      if (current === undefined || !over.split(' ').includes(selectionId)) continue;
      void engine.removePick(current.page, selectionId).then(({ ok }) => {
        // Of several tabs the one that took it off says so.
        if (ok) toast({ tone: 'removed', text: droppedText(fixtureId, voided) });
      });
    }
  }, [over, voided, engine, toast]);
}

const droppedText = (fixtureId: string, voided: string | undefined): string =>
  (fixtureId === voided ? play.droppedVoid : play.dropped)(numberOfRound(fixtureId));
