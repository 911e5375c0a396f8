/** Bets as they come in, the newest first; stopped by whoever reads. */
import { useState } from 'react';
import { formatWon } from '../../../../domain/kernel/money.ts';
import { formatOdds } from '../../../../domain/kernel/odds.ts';
import type { RiskBet } from '../../../../domain/office/risk.ts';
import { account } from '../../../kit/copy/labels.ts';
import { pickNameOf } from '../../../kit/copy/picks.ts';
import { secondText } from '../../../kit/copy/time.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { risk as words } from '../../copy/risk.ts';
import { Filters } from '../../parts/Filters.tsx';
import { OfficeIcon } from '../../parts/OfficeIcon.tsx';
import { Panel } from '../../parts/Panel.tsx';
import * as styles from './BetTicker.css.ts';

interface BetTickerProps {
  readonly bets: readonly RiskBet[];
  /** The chosen row's. */
  readonly fixtureId: string | undefined;
}

type Shown = keyof typeof words.tickers;
const LARGE = 500_000;
const CHOICES = (['all', 'large', 'here'] as const).map((value) => ({ value, label: words.tickers[value] }));

export function BetTicker({ bets, fixtureId }: BetTickerProps) {
  const [shown, setShown] = useState<Shown>('all');
  const [stopped, setStopped] = useState<readonly RiskBet[]>();
  const rows = (stopped ?? bets).filter((bet) => isShown(bet, shown, fixtureId));
  const isStopped = stopped !== undefined;
  return (
    <Panel
      className={styles.panel}
      title={words.ticker}
      note={isStopped ? words.paused : undefined}
      aside={
        <Button
          size="small"
          aria-label={isStopped ? words.resume : words.pause}
          onClick={() => setStopped(isStopped ? undefined : bets)}
        >
          <OfficeIcon name={isStopped ? 'play' : 'pause'} size={16} />
        </Button>
      }
    >
      <div className={styles.filters}>
        <Filters label={words.tickerFilter} choices={CHOICES} value={shown} onChange={setShown} />
      </div>
      {rows.length === 0 ? (
        <p className={styles.none}>{words.noTicker}</p>
      ) : (
        <ul className={styles.list} aria-label={words.ticker}>
          {rows.map((bet) => (
            <Bet key={bet.betId} bet={bet} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function isShown(bet: RiskBet, shown: Shown, fixtureId: string | undefined): boolean {
  if (shown === 'large') return bet.stake >= LARGE;
  return shown === 'all' || bet.fixtureId === fixtureId;
}

function Bet({ bet }: { readonly bet: RiskBet }) {
  const { member, stake, totalOdds, folds, placedAt } = bet;
  return (
    <li className={styles.bet} data-large={stake >= LARGE || undefined}>
      <span className={styles.line}>
        <strong className={styles.name}>{pickNameOf(bet)}</strong>
        <span className={styles.quiet}>
          {words.folds(folds)} {formatOdds(totalOdds)}
        </span>
        <strong className={styles.stake}>{formatWon(stake)}</strong>
      </span>
      <span className={styles.under}>
        {secondText(placedAt)} · {member.nickname} {account.levelOf(member.level)}
      </span>
    </li>
  );
}
