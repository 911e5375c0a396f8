/** Time left until a moment of the origin's clock, `02:22`; alone it draws every second. */
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useNow } from '../../kit/timing/useNow.ts';
import { useFreshness } from '../../frame/connection/FreshnessProvider.tsx';
import { virtual } from '../copy/virtual.ts';
import * as styles from './Virtual.css.ts';

/** From when on a countdown warns, ms. */
const SOON_MS = 30_000;

interface CountdownProps {
  /** Epoch ms at the origin. */
  readonly until: number;
  readonly className?: string;
}

const two = (count: number): string => `${count}`.padStart(2, '0');

export function Countdown({ until, className = styles.clock }: CountdownProps) {
  const { clockOffset } = useFreshness();
  const left = until - useNow(500) - clockOffset;
  const seconds = Math.max(0, Math.ceil(left / 1_000));
  const text = seconds === 0 ? virtual.closed : `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
  return (
    <span className={className} data-soon={left <= SOON_MS || undefined} role="timer">
      {text}
    </span>
  );
}

/** The origin's clock as this browser knows it, epoch ms. */
export function useOriginClock(): () => number {
  const { now } = usePorts();
  const { clockOffset } = useFreshness();
  return () => now() + clockOffset;
}
