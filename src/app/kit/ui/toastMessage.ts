/** What a short message says, and one that is shown. */
import type { IconName } from './Icon.tsx';

export type ToastTone = 'done' | 'removed' | 'problem' | 'update' | 'letter';

export interface ToastMessage {
  readonly tone: ToastTone;
  readonly text: string;
  readonly action?: { readonly label: string; readonly icon?: IconName; readonly run: () => void };
  /** Stays until dismissed. */
  readonly isLasting?: boolean;
}

export type ShownToast = ToastMessage & { readonly id: number };
