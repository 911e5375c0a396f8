/** The seed, hashed as often as its round's number says, beside what was published before the day (rule VER-1). */
import { partsOf } from '../../../domain/mini-games/round.ts';
import { verify } from '../copy/verify.ts';
import { Mark, StepPanel } from './StepPanel.tsx';
import type { Verified } from './useVerification.ts';
import * as styles from './Verify.css.ts';

/** `1f31849e…a8f74b8e` */
const short = (hex: string): string => `${hex.slice(0, 8)}…${hex.slice(-8)}`;

export function ChainStep({ found: { seeds, roundId, failed } }: { readonly found: Verified }) {
  const n = partsOf(roundId)?.n ?? 0;
  const hasFailed = failed.includes('commitment');
  const shown = seeds.length > 3 ? [0, 1, n] : seeds.map((_, at) => at);
  return (
    <StepPanel
      step="commitment"
      note={verify.hashes(n)}
      hasFailed={hasFailed}
      result={hasFailed ? verify.mismatch : verify.match}
    >
      <ol className={styles.chain}>
        {shown.map((at, place) => (
          <li key={at} className={styles.link}>
            {place === 0 ? null : (
              <span className={styles.arrow}>
                {at - (shown[place - 1] ?? 0) > 1 ? `→ ${verify.more(n - 2)} →` : '→'}
              </span>
            )}
            <span className={styles.seed}>
              <b>
                s<sub>{n - at}</sub>
              </b>
              <code title={seeds[at]}>{short(seeds[at] ?? '')}</code>
              <span className={styles.note}>{at === 0 ? verify.seed : verify.times(at)}</span>
            </span>
          </li>
        ))}
        <li className={styles.link}>
          <Mark hasFailed={hasFailed} text={hasFailed ? verify.differsFromPromise : verify.matchesPromise} />
        </li>
      </ol>
    </StepPanel>
  );
}
