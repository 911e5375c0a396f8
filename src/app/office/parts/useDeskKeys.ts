/** Keys of one letter that a screen takes while nothing is typed and nothing lies over it. */
import { useEffect, useRef } from 'react';
import { hasModifier } from '../../kit/ui/hasModifier.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** A box to tick takes no letters. */
const isTicked = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio');

export function useDeskKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (hasModifier(event) || event.repeat) return;
      if (isTyping(event.target) && !isTicked(event.target)) return;
      if (document.documentElement.dataset['locked'] !== undefined) return;
      // By the place of the key: with Korean letters a J is another letter.
      const letter = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase() ?? event.key.toLowerCase();
      const act = latest.current[letter];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}
