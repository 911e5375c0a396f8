/** Status code, sentence, and the way back to the top (NAV-12); what may pass can be tried again. */
import { Link } from 'react-router-dom';
import { failure } from '../../kit/copy/site.ts';
import { firstPathOf } from '../../kit/links/firstPaths.ts';
import { Button } from '../../kit/ui/Button.tsx';
import * as styles from './FailurePage.css.ts';

interface FailurePageProps {
  readonly status: number;
  readonly title: string;
  readonly hint?: string;
  readonly onRetry?: () => void;
}

export function FailurePage({ status, title, hint, onRetry }: FailurePageProps) {
  return (
    <div className={styles.page}>
      <MissedShot />
      <p className={styles.status}>{status}</p>
      <h1 className={styles.title}>{title}</h1>
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
      <div className={styles.ways}>
        {onRetry === undefined ? null : (
          <Button size="large" onClick={onRetry}>
            {failure.retry}
          </Button>
        )}
        <Link className={styles.top} to={firstPathOf('home')}>
          {failure.toTop}
        </Link>
      </div>
    </div>
  );
}

/** A goal, and a ball on its way past it: decoration. */
function MissedShot() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 320 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M96 112V36h128v76M8 112h304" />
      <path
        d="M96 36l14 18h100l14-18M110 54v58m100-58v58M128 36v76m32-76v76m32-76v76M96 62h128M96 87h128"
        opacity="0.35"
      />
      <path className={styles.flight} d="M24 108C70 40 150 4 268 22" strokeDasharray="5 6" />
      <circle className={styles.ball} cx="274" cy="23" r="7" stroke="none" fill="currentColor" />
    </svg>
  );
}
