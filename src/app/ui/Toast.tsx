/** Short messages that come and go, at most three at a time, the oldest leaving first. Spoken politely, problems at once. */
import { Toast as Radix } from 'radix-ui';
import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { connection, menu } from '../copy/labels.ts';
import { Icon, type IconName } from './Icon.tsx';
import * as styles from './Toast.css.ts';

export type ToastTone = 'done' | 'removed' | 'problem' | 'update';

export interface ToastMessage {
  readonly tone: ToastTone;
  readonly text: string;
  readonly action?: { readonly label: string; readonly icon?: IconName; readonly run: () => void };
  /** Stays until dismissed. */
  readonly isLasting?: boolean;
}

type Shown = ToastMessage & { readonly id: number };

const MOST_SHOWN = 3;
const DURATION_MS = 6_000;
const icons: Record<ToastTone, IconName> = { done: 'check', removed: 'trash', problem: 'warning', update: 'refresh' };

const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);

/** Shows a message. The function's identity never changes. */
export const useToast = () => useContext(ToastContext);

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const nextId = useRef(1);
  const show = useCallback((message: ToastMessage) => {
    const id = nextId.current;
    nextId.current += 1;
    setShown((before) => [...before, { ...message, id }].slice(-MOST_SHOWN));
  }, []);
  const dismiss = useCallback((id: number) => {
    setShown((before) => before.filter((toast) => toast.id !== id));
  }, []);
  const toasts = useMemo(
    () => shown.map((toast) => <ToastCard key={toast.id} toast={toast} onClose={() => dismiss(toast.id)} />),
    [shown, dismiss],
  );
  return (
    <ToastContext value={show}>
      <Radix.Provider label={connection.notifications} swipeDirection="down" duration={DURATION_MS}>
        {children}
        {toasts}
        <Radix.Viewport className={styles.viewport} label={`${connection.notifications} ({hotkey})`} />
      </Radix.Provider>
    </ToastContext>
  );
}

function ToastCard({ toast, onClose }: { readonly toast: Shown; readonly onClose: () => void }) {
  const { action, tone } = toast;
  return (
    <Radix.Root
      className={styles.toast}
      type={tone === 'problem' ? 'foreground' : 'background'}
      duration={toast.isLasting === true ? Number.POSITIVE_INFINITY : DURATION_MS}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <span className={styles.icon} data-tone={tone}>
        <Icon name={icons[tone]} size={18} />
      </span>
      <Radix.Description className={styles.text}>{toast.text}</Radix.Description>
      {action === undefined ? null : (
        <Radix.Action altText={action.label} className={styles.action} onClick={action.run}>
          {action.icon === undefined ? null : <Icon name={action.icon} size={16} />}
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close className={styles.close} aria-label={menu.close}>
        <Icon name="close" size={16} />
      </Radix.Close>
    </Radix.Root>
  );
}
