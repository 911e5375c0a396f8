/** Keys that no part of the screens took are the player's: the stage has the focus as soon as somebody pressed on it. */
import { isDockKey } from '../dock/dockKeys.ts';
import { isTaken } from '../takenKeys.ts';

export interface KeyPressed {
  readonly key: string;
  readonly isShift: boolean;
}

export function listenForKeys(onKey: (key: KeyPressed) => void): void {
  addEventListener('keydown', (event) => {
    if (isTaken(event)) return;
    // Most of them would scroll the page as well.
    if (isDockKey(event.key)) event.preventDefault();
    onKey({ key: event.key, isShift: event.shiftKey });
  });
}
