/** Which shortcut a key is (KEY-1). */
import { hasModifier } from '../../kit/ui/hasModifier.ts';
import type { Shortcut } from '../../../domain/reference/shortcuts.ts';

export interface PressedKey {
  readonly key: string;
  /** The key's place, whatever the keyboard writes with it: the slip's letter is another one in Hangul. */
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly isComposing: boolean;
  readonly defaultPrevented: boolean;
}

/** @param isBusy whether a text is being typed there, or something lies over the page @returns `undefined` for any other key */
export function shortcutOf(pressed: PressedKey, isBusy: boolean): Shortcut | undefined {
  const { key, code, isComposing, defaultPrevented } = pressed;
  if (isBusy || hasModifier(pressed) || isComposing || defaultPrevented) return undefined;
  if (key === '?') return 'help';
  if (key === '/') return 'search';
  if (key === '!') return 'report';
  return code === 'KeyB' ? 'slip' : undefined;
}
