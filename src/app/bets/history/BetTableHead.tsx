/** What the columns of the history are. */
import { history } from '../copy/history.ts';
import * as styles from './BetHistory.css.ts';

const columns = [
  [history.time, styles.start],
  [history.bet, styles.start],
  [history.stake, styles.end],
  [history.odds, styles.end],
  [history.winnings, styles.end],
  [history.result, styles.end],
] as const;

export function BetTableHead() {
  return (
    <thead className={styles.head}>
      <tr>
        {columns.map(([name, side]) => (
          <th key={name} scope="col" className={side}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
