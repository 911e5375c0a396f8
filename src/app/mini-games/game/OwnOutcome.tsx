/** What became of the member's bets on the round that was drawn last: the sum that was won, and the lost ones in the same list. */
import { useState } from 'react';
import type { Bet } from '../../../domain/bets/bet.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { menu } from '../../kit/copy/labels.ts';
import { play } from '../copy/play.ts';
import { OwnBet } from './OwnBets.tsx';
import * as styles from './OwnOutcome.css.ts';

export function OwnOutcome({ bets }: { readonly bets: readonly Bet[] }) {
  const [isClosed, setIsClosed] = useState(false);
  const settled = bets.filter(({ status }) => status !== 0);
  if (isClosed || settled.length === 0 || settled.length < bets.length) return null;
  const paid = settled.reduce((sum, { status, paid: won }) => sum + (status === 2 ? won : 0), 0);
  const staked = settled.reduce((sum, { stake }) => sum + stake, 0);
  return (
    <section className={styles.outcome} role="status">
      <header className={styles.head}>
        {paid > 0 ? (
          <strong className={styles.won}>
            <Icon name="check" size={20} />
            {play.won(paid)}
          </strong>
        ) : (
          <strong className={styles.none}>{play.mine}</strong>
        )}
        <IconButton icon="close" name={menu.close} onClick={() => setIsClosed(true)} />
      </header>
      <ul>
        {settled.map((bet) => (
          <OwnBet key={bet.betId} bet={bet} />
        ))}
      </ul>
      <p className={styles.foot}>
        <span>{paid > 0 ? play.wonHint : ''}</span>
        <span>{play.bets(settled.length, staked)}</span>
      </p>
    </section>
  );
}
