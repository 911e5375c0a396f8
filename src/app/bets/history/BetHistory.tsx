/** The member's bets: one line each, opening to their picks; live, so that a settlement shows by itself (SPT-06). */
import { MAIN_BOARD } from '../../../domain/reference/pageTable.ts';
import { Link } from 'react-router-dom';
import { betHistory } from '../../../db/queries/session.ts';
import { history } from '../../kit/copy/labels.ts';
import { pageNames } from '../../kit/copy/codes.ts';
import { pathOf } from '../../kit/links/paths.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState } from '../../kit/ui/StateMessage.tsx';
import { BetRow } from './BetRow.tsx';
import * as styles from './BetHistory.css.ts';

/** As many as the origin's image brings. */
const SHOWN = 100;

export function BetHistory() {
  const bets = useLive((db) => betHistory(db, SHOWN), []);
  return (
    <section className={styles.history} aria-labelledby="history-title">
      <h1 id="history-title" className={styles.title}>
        {history.title}
      </h1>
      {bets === undefined ? (
        <BoardSkeleton label={history.loading} />
      ) : bets.length === 0 ? (
        <EmptyState title={history.empty} hint={history.emptyHint}>
          <Link className={styles.toBoard} to={pathOf(MAIN_BOARD)}>
            {pageNames[MAIN_BOARD]}
          </Link>
        </EmptyState>
      ) : (
        <table className={styles.table}>
          <thead className={styles.head}>
            <tr>
              <th scope="col" className={styles.start}>
                {history.time}
              </th>
              <th scope="col" className={styles.start}>
                {history.bet}
              </th>
              <th scope="col" className={styles.end}>
                {history.stake}
              </th>
              <th scope="col" className={styles.end}>
                {history.odds}
              </th>
              <th scope="col" className={styles.end}>
                {history.winnings}
              </th>
              <th scope="col" className={styles.end}>
                {history.result}
              </th>
            </tr>
          </thead>
          {bets.map((bet) => (
            <BetRow key={bet.betId} bet={bet} />
          ))}
        </table>
      )}
    </section>
  );
}
