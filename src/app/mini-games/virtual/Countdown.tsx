/** Time left until a moment of the origin's clock, `02:22`; alone it draws every second. */
import { countdownText } from '../copy/play.ts';
import { virtual } from '../copy/virtual.ts';
import { useOriginStep } from '../rounds/useOriginStep.ts';
import * as styles from './Virtual.css.ts';

/** From when on a countdown warns, ms. */
const SOON_MS = 30_000;

interface CountdownProps {
  /** Epoch ms at the origin. */
  readonly until: number;
  readonly className?: string;
}

export function Countdown({ until, className = styles.clock }: CountdownProps) {
  const step = useOriginStep((at) =>
    at >= until ? '' : `${until - at <= SOON_MS ? 'soon' : 'open'} ${countdownText(until - at)}`,
  );
  const [state, text] = step.split(' ');
  return (
    <span className={className} data-soon={state !== 'open' || undefined} role="timer">
      {text ?? virtual.closed}
    </span>
  );
}
