/** `/admin` and `/manager`: whom the page is for and the way out; what operators work with is a document of its own (SES-08). */
import { Link } from 'react-router-dom';
import { operator } from '../frame/copy/session.ts';
import { firstPathOf } from '../kit/links/firstPaths.ts';
import { pathOf } from '../kit/links/paths.ts';
import { usePage } from '../kit/links/usePage.ts';
import { usePorts } from '../kit/ports/Ports.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { Icon } from '../kit/ui/Icon.tsx';
import { toOffice } from './copy/way.ts';
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
      <div className={styles.ways}>
        {/* By a whole load: the back office is another document at this address, with a session of its own. */}
        <a href={firstPathOf(page === 'manager' ? 'manager' : 'admin')} className={styles.way}>
          {toOffice}
        </a>
        {page === 'manager' ? (
          <Link to={pathOf('calculate')} className={styles.way}>
            {operator.settlement}
          </Link>
        ) : null}
        <Button size="large" onClick={() => void engine.logout()}>
          <Icon name="exit" size={18} />
          {operator.logout}
        </Button>
      </div>
    </section>
  );
}
