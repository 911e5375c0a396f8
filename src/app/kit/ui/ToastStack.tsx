/** The drawn messages of `ToastProvider`: a region of their own, reached by F8, each gone after six seconds unless it lasts. */
import { Toast as Radix } from 'radix-ui';
import { connection, menu } from '../copy/labels.ts';
import { Icon, type IconName } from './Icon.tsx';
import type { ShownToast, ToastTone } from './toastMessage.ts';
import * as styles from './Toast.css.ts';

const DURATION_MS = 6_000;
const icons: Record<ToastTone, IconName> = {
  done: 'check',
  removed: 'trash',
  problem: 'warning',
  update: 'refresh',
  letter: 'mail',
};

interface ToastStackProps {
  readonly toasts: readonly ShownToast[];
  readonly onClose: (id: number) => void;
}

export function ToastStack({ toasts, onClose }: ToastStackProps) {
  return (
    <Radix.Provider label={connection.notifications} swipeDirection="down" duration={DURATION_MS}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
      ))}
      <Radix.Viewport className={styles.viewport} label={`${connection.notifications} ({hotkey})`} />
    </Radix.Provider>
  );
}

function ToastCard({ toast, onClose }: { readonly toast: ShownToast; readonly onClose: () => void }) {
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
