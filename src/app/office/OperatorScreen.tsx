/** `/admin` and `/manager`: whom the page is for and the way out; what operators work with is not part of this site (SES-08). */
import { useLocation } from 'react-router-dom';
import { operator } from '../frame/copy/session.ts';
import { pathOf } from '../kit/links/paths.ts';
import { usePorts } from '../kit/ports/Ports.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { Icon } from '../kit/ui/Icon.tsx';
import * as styles from './OperatorScreen.css.ts';

export function Component() {
  const { engine } = usePorts();
  const { pathname } = useLocation();
  return (
    <section className={styles.page} aria-labelledby="operator-title">
      <Icon name="lock" size={32} className={styles.icon} />
      <h1 id="operator-title" className={styles.title}>
        {pathname === pathOf('manager') ? operator.manager : operator.admin}
      </h1>
      <p className={styles.text}>{operator.text}</p>
      <Button size="large" onClick={() => void engine.logout()}>
        <Icon name="exit" size={18} />
        {operator.logout}
      </Button>
    </section>
  );
}
