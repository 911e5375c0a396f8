/** Status code, sentence, and the way back to the top (NAV-12). */
import { Link } from 'react-router-dom';
import { failure } from '../copy/labels.ts';
import { paths } from '../paths.ts';
import * as styles from './FailurePage.css.ts';

interface FailurePageProps {
  readonly status: number;
  readonly title: string;
  readonly hint?: string;
}

export function FailurePage({ status, title, hint }: FailurePageProps) {
  return (
    <div className={styles.page}>
      <p className={styles.status}>{status}</p>
      <h1 className={styles.title}>{title}</h1>
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
      <Link className={styles.top} to={paths.home}>
        {failure.toTop}
      </Link>
    </div>
  );
}
