/** The whole page of a browser that keeps nothing for us (D5): what is wrong, what to do, and trying again. */
import { noStorage } from '../copy/trouble.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';
import * as styles from './NoStorage.css.ts';

export function NoStorage({ onRetry }: { readonly onRetry: () => void }) {
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
      <Button look="primary" size="large" onClick={onRetry}>
        {noStorage.retry}
      </Button>
    </main>
  );
}
