/** How many places of the page would be another's by now, over its games: a press takes the order of now (rules ORD-3, ORD-4). */
import { Icon } from '../../kit/ui/Icon.tsx';
import { boards } from '../copy/boards.ts';
import * as styles from './RefreshPill.css.ts';

export function RefreshPill({ count, onPress }: { readonly count: number; readonly onPress: () => void }) {
  return (
    <div className={styles.place}>
      <button type="button" className={styles.pill} onClick={onPress}>
        <Icon name="refresh" size={16} />
        {boards.refresh(count)}
      </button>
    </div>
  );
}
