/** `/admin` and `/manager`: whom the page is for and the way out; what operators work with is not part of this site (SES-08). */
import { operator } from '../frame/copy/session.ts';
import { usePage } from '../kit/links/usePage.ts';
import { usePorts } from '../kit/ports/Ports.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { Icon } from '../kit/ui/Icon.tsx';
import * as styles from './OperatorScreen.css.ts';

export function Component() {
  const { engine } = usePorts();
  const page = usePage();
  return (
    <section className={styles.page} aria-labelledby="operator-title">
      <Icon name="lock" size={32} className={styles.icon} />
      <h1 id="operator-title" className={styles.title}>
        {page === 'manager' ? operator.manager : operator.admin}
      </h1>
      <p className={styles.text}>{operator.text}</p>
      <Button size="large" onClick={() => void engine.logout()}>
        <Icon name="exit" size={18} />
        {operator.logout}
      </Button>
    </section>
  );
}
