/** Puts a pressed price on the slip of virtual sports, or takes it off, and says why not. */
import { useCallback } from 'react';
import type { FixtureId, SelectionId } from '../../../domain/kernel/ids.ts';
import { usePressedPrice } from '../../bets/face.ts';
import { laterRejections } from '../../frame/copy/laterRejections.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';

export type TogglePick = (fixtureId: FixtureId, selectionId: SelectionId) => void;

export function useTogglePick(): TogglePick {
  const { engine } = usePorts();
  const toast = useToast();
  const pressed = usePressedPrice();
  return useCallback(
    (fixtureId, selectionId) => {
      pressed.press();
      void engine.togglePick('virtual', fixtureId, selectionId).then(async (result) => {
        const text = result.ok ? null : (await laterRejections()).slipFailureText(result.failure);
        if (text !== null) toast({ tone: 'problem', text });
      });
    },
    [engine, toast, pressed],
  );
}
