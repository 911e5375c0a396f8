/**
 * Short messages that come and go, at most three at a time, the oldest leaving first. Spoken politely, problems at once. What
 * draws them is loaded after the first games (`loadRest.ts`; `loadInOrder.ts` where there are none), and before them only where there is one to draw: the word of a
 * newer version comes when this one's files are gone (SYN-07).
 */
import { createContext, lazy, Suspense, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import type { ShownToast, ToastMessage } from './toastMessage.ts';
import { patientImport } from '../timing/patientImport.ts';

const MOST_SHOWN = 3;

const ToastStack = lazy(async () => ({
  default: (await patientImport(() => import('./ToastStack.tsx'))).ToastStack,
}));

const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);

/** Shows a message. The function's identity never changes. */
export const useToast = () => useContext(ToastContext);

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const nextId = useRef(1);
  const show = useCallback((message: ToastMessage) => {
    const id = nextId.current;
    nextId.current += 1;
    setShown((before) => [...before, { ...message, id }].slice(-MOST_SHOWN));
  }, []);
  const dismiss = useCallback((id: number) => {
    setShown((before) => before.filter((toast) => toast.id !== id));
  }, []);
  const [wasUsed, setWasUsed] = useState(false);
  if (shown.length > 0 && !wasUsed) setWasUsed(true);
  return (
    <ToastContext value={show}>
      {children}
      {wasUsed ? (
        <Suspense fallback={null}>
          <ToastStack toasts={shown} onClose={dismiss} />
        </Suspense>
      ) : null}
    </ToastContext>
  );
}
