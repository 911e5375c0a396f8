/** Keys that no part of the screens took are the player's: the stage has the focus as soon as somebody pressed on it. */
import { isTaken } from '../takenKeys.ts';

export interface KeyPressed {
  readonly key: string;
  readonly isShift: boolean;
}

export function listenForKeys(onKey: (key: KeyPressed) => void): void {
  addEventListener('keydown', (event) => {
    if (!isTaken(event)) onKey({ key: event.key, isShift: event.shiftKey });
  });
}
