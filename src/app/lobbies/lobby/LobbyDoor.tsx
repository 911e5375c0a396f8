/**
 * The way into the lobbies (NAV-10): every menu asks here, and one question is asked (`LobbyQuestion`). The new window asks for the
 * lobby's address; it is handed which lobby, never who asks.
 */
import { createContext, lazy, Suspense, useCallback, useContext, useState, type ReactNode } from 'react';
import type { LobbyTarget } from '../../../domain/reference/lobbies.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';

const LobbyQuestion = lazy(async () => ({
  default: (await patientImport(() => import('./LobbyQuestion.tsx'))).LobbyQuestion,
}));

const DoorContext = createContext<(target: LobbyTarget) => void>(() => undefined);

/** Asks to enter a lobby. The function's identity never changes. */
export const useLobbyDoor = () => useContext(DoorContext);

export function LobbyDoor({ children }: { readonly children: ReactNode }) {
  const [target, setTarget] = useState<LobbyTarget>();
  const close = useCallback(() => setTarget(undefined), []);
  return (
    <DoorContext value={setTarget}>
      {children}
      {target === undefined ? null : (
        <Suspense fallback={null}>
          <LobbyQuestion target={target} onClose={close} />
        </Suspense>
      )}
    </DoorContext>
  );
}
