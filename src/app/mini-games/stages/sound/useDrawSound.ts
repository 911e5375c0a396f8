/** Sounds a draw that is seen: each item as it can be read, and the end. Where nothing moves there is the end alone (STG-5). */
import { useEffect, useRef, useState } from 'react';
import { createDrawSound } from './drawSound.ts';
import { useIsSoundOn } from './useSound.ts';

interface Heard {
  /** Whether the draw was under way when it came here. */
  readonly isSeen: boolean;
  readonly isStill: boolean;
  readonly revealed: number;
  readonly isEnded: boolean;
}

export function useDrawSound({ isSeen, isStill, revealed, isEnded }: Heard): void {
  const isOn = useIsSoundOn();
  const [sound] = useState(() =>
    createDrawSound(
      () => new AudioContext(),
      () => document.visibilityState === 'visible',
    ),
  );
  useEffect(() => () => sound.close(), [sound]);
  // Whoever comes late hears what comes from now on.
  const heard = useRef({ revealed, isEnded });
  useEffect(() => {
    const before = heard.current;
    heard.current = { revealed, isEnded };
    if (!isOn || !isSeen) return;
    if (isEnded && !before.isEnded) sound.end();
    else if (revealed > before.revealed && !isStill) sound.item(revealed);
  }, [isOn, isSeen, isStill, isEnded, revealed, sound]);
}
