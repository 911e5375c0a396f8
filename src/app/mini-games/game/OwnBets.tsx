/** The member's last bets on this game: those of the round that is on, and what became of earlier ones, without noise. */
import { useMemo } from 'react';
import type { Bet } from '../../../domain/bets/bet.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { formatOdds } from '../../../domain/kernel/odds.ts';
import { BetStatusChip } from '../../bets/face.ts';
import { PageLink } from '../../kit/links/PageLink.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { inWords } from '../rounds/inWords.ts';
import { numberOfRound, type RoundNow } from '../rounds/useRoundNow.ts';
import { play } from '../copy/play.ts';
import * as page from './GamePage.css.ts';
import * as styles from './OwnBets.css.ts';
import { betsOnRound } from './useOwnBets.ts';

/** Bets that are shown. */
const SHOWN = 8;

export function OwnBets({ bets, round }: { readonly bets: readonly Bet[]; readonly round: RoundNow }) {
  const now = useMemo(() => betsOnRound(bets, round.roundId), [bets, round.roundId]);
  const staked = now.reduce((sum, { stake }) => sum + stake, 0);
  return (
    <section className={page.panel} aria-label={play.mine}>
      <header className={page.head}>
        <h2 className={page.title}>{play.mine}</h2>
        {now.length === 0 ? null : <span className={page.hint}>{play.mineNow(now.length, staked)}</span>}
        <PageLink page="betResult" className={page.more}>
          {play.history}
          <Icon name="right" size={12} />
        </PageLink>
      </header>
      {bets.length === 0 ? (
        <p className={styles.none}>{play.noneMine}</p>
      ) : (
        <ul className={styles.bets}>
          {bets.slice(0, SHOWN).map((bet) => (
            <OwnBet key={bet.betId} bet={bet} />
          ))}
        </ul>
      )}
    </section>
  );
}

export function OwnBet({ bet }: { readonly bet: Bet }) {
  const [pick] = bet.picks;
  if (pick === undefined) return null;
  const { name } = inWords(pick);
  const others = bet.picks.length - 1;
  return (
    <li className={styles.bet} data-status={bet.status}>
      <span className={styles.n}>{numberOfRound(pick.fixtureId)}</span>
      <strong className={styles.name}>{others === 0 ? name : play.andOthers(name, others)}</strong>
      <span className={styles.stake}>
        {formatWon(bet.stake)} × {formatOdds(bet.totalOdds)}
      </span>
      <span className={styles.paid}>{formatWon(bet.status === 0 ? bet.expectedWinnings : bet.paid)}</span>
      <span className={styles.status}>
        <BetStatusChip status={bet.status} />
      </span>
    </li>
  );
}
