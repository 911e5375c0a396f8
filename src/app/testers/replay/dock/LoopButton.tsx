/** A stretch that is played over and over: the first press sets its beginning, the second its end, the third gives it up. */
import { useState } from 'react';
import type { Loop } from '../../../../domain/recording/player.ts';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { dockWords } from '../../copy/replay.ts';
import * as styles from './Controls.css.ts';

interface LoopButtonProps {
  readonly loop: Loop | undefined;
  /** Epoch ms of the recording. */
  readonly clock: number;
  readonly onLoop: (loop: Loop | undefined) => void;
}

export function LoopButton({ loop, clock, onLoop }: LoopButtonProps) {
  const [from, setFrom] = useState<number>();
  const name = loop !== undefined ? dockWords.noLoop : from === undefined ? dockWords.loopFrom : dockWords.loopUntil;
  const press = () => {
    if (loop !== undefined) onLoop(undefined);
    else if (from === undefined) setFrom(clock);
    else {
      setFrom(undefined);
      if (clock !== from) onLoop({ from: Math.min(from, clock), until: Math.max(from, clock) });
    }
  };
  return (
    <button
      type="button"
      className={styles.loop}
      aria-pressed={loop !== undefined}
      data-half={from !== undefined || undefined}
      title={name}
      onClick={press}
    >
      <Icon name="refresh" size={16} />
      {loop === undefined && from === undefined ? dockWords.loop : name}
    </button>
  );
}
