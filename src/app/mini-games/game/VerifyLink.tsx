/** The way from a round to its verification. */
import { Link } from 'react-router-dom';
import { Icon } from '../../kit/ui/Icon.tsx';
import { play } from '../copy/play.ts';
import { numberOfRound } from '../rounds/useRoundNow.ts';
import * as styles from './VerifyLink.css.ts';

interface VerifyLinkProps {
  readonly roundId: string;
  readonly isLong?: boolean;
}

export const VerifyLink = ({ roundId, isLong = false }: VerifyLinkProps) => (
  <Link
    to={`/verify?round=${roundId}`}
    className={styles.link}
    aria-label={play.verifyOf(numberOfRound(roundId))}
    data-long={isLong || undefined}
  >
    <Icon name="check" size={14} />
    {isLong ? play.verifyThis : null}
  </Link>
);
