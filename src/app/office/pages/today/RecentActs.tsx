/** What operators did last, with the way to all of it. */
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { auditCall } from '../../../../domain/calls/office.ts';
import { formatWon } from '../../../../domain/kernel/money.ts';
import { minuteText } from '../../../kit/copy/time.ts';
import { units } from '../../../kit/copy/labels.ts';
import { actName, outcomeNames } from '../../copy/codes.ts';
import { today as words } from '../../copy/today.ts';
import { useOffice, useTold } from '../../link/Office.tsx';
import { useAsked } from '../../link/useAsked.ts';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote, WaitingNote } from '../../parts/StateNote.tsx';
import * as styles from './TodayScreen.css.ts';

const SHOWN = 8;

export function RecentActs() {
  const { api } = useOffice();
  const ask = useCallback(() => api.ask(auditCall, { query: { limit: String(SHOWN) } }), [api]);
  const { value, failure, again } = useAsked(ask, useTold('audit', 'read'));
  return (
    <Panel
      title={words.recent}
      aside={
        <Link to="/audit" className={styles.link}>
          {words.toAudit}
        </Link>
      }
    >
      {value === undefined ? (
        <WaitingNote {...{ failure, again }} rows={3} />
      ) : value.rows.length === 0 ? (
        <EmptyNote icon="clock" title={words.noRecent} />
      ) : (
        <ul className={styles.recent}>
          {value.rows.map(({ seq, at, name, act, outcome, member, amount }) => (
            <li key={seq} className={styles.recentRow}>
              <span className={styles.recentAt}>{minuteText(at)}</span>
              <span>
                <span className={styles.recentWho}>{name}</span> {member ?? ''} {actName(act)} · {outcomeNames[outcome]}
                {amount === null ? '' : ` ${formatWon(amount)}${units.won}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
