/** Which keys are shortcuts. */
import { describe, expect, it } from 'vitest';
import { shortcutOf, type PressedKey } from '../../../../src/app/frame/shortcuts/shortcutOf.ts';

const bare = { altKey: false, ctrlKey: false, metaKey: false, isComposing: false, defaultPrevented: false };
const pressed = (key: string, code = '', over: Partial<PressedKey> = {}) => ({ key, code, ...bare, ...over });

describe('KEY-1 keys of a page', () => {
  it.each([
    ['/', 'Slash', 'search'],
    ['?', 'Slash', 'help'],
    ['b', 'KeyB', 'slip'],
    ['ㅠ', 'KeyB', 'slip'],
    ['c', 'KeyC', undefined],
  ])('%s at %s', (key, code, shortcut) => {
    expect(shortcutOf(pressed(key, code), false)).toBe(shortcut);
  });

  it('are none while a text is typed or a panel lies over the page, with another key, or once somebody took them', () => {
    expect(shortcutOf(pressed('/'), true)).toBeUndefined();
    for (const held of ['altKey', 'ctrlKey', 'metaKey', 'isComposing', 'defaultPrevented'] as const)
      expect(shortcutOf(pressed('b', 'KeyB', { [held]: true }), false)).toBeUndefined();
  });
});
