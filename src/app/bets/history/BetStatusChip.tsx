/** A bet's status as icon and word, never by colour alone (SPT-06). */
import type { BetStatus } from '../../../domain/reference/statuses.ts';
import { betStatusNames } from '../../kit/copy/codes.ts';
import { Icon, type IconName } from '../../kit/ui/Icon.tsx';
import * as styles from './BetStatusChip.css.ts';

const icons: Record<BetStatus, IconName> = { [-1]: 'undo', 0: 'clock', 1: 'close', 2: 'check', 3: 'flag' };

export function BetStatusChip({ status }: { readonly status: BetStatus }) {
  return (
    <span className={styles.chip} data-status={status}>
      <Icon name={icons[status]} size={14} />
      {betStatusNames[status]}
    </span>
  );
}
