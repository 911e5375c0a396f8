/** The whole page of a browser that keeps nothing for us (D5): what is wrong, what to do, and trying again. */
import { useEffect, useEffectEvent } from 'react';
import { noStorage } from '../../frame/copy/noStorage.ts';
import { after } from '../../kit/timing/pageTimer.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Logo } from '../../kit/ui/Logo.tsx';
import * as styles from './NoStorage.css.ts';

/** Between two tries of what failed to be read, ms: as long as it takes to read why. */
const AGAIN_MS = 3_000;

interface NoStorageProps {
  readonly onRetry: () => void;
  /** Tries the page that failed once more. */
  readonly onAgain: () => void;
}

export function NoStorage({ onRetry, onAgain }: NoStorageProps) {
  const tryAgain = useEffectEvent(onAgain);
  useEffect(() => after(AGAIN_MS, () => tryAgain()), []);
  return (
    <main className={styles.page}>
      <Logo size="large" />
      <div className={styles.card} role="alert">
        <Icon name="warning" size={32} className={styles.icon} />
        <h1 className={styles.title}>{noStorage.title}</h1>
        <p className={styles.text}>{noStorage.why}</p>
        <ol className={styles.steps}>
          {noStorage.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <Button kind="primary" size="large" onClick={onRetry}>
        {noStorage.retry}
      </Button>
    </main>
  );
}
