/** An opened bet: its picks and how their games ended, how it was settled, and the same picks once more (SPT-13). */
import { Link, useNavigate } from 'react-router-dom';
import type { Bet } from '../../../domain/bets/bet.ts';
import { factorOf, settledOdds } from '../../../domain/bets/settledOdds.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { formatOdds, formatTotalOdds } from '../../../domain/kernel/odds.ts';
import { units } from '../../kit/copy/labels.ts';
import { pickNameOf, teamsText } from '../../kit/copy/picks.ts';
import { dayText, minuteText } from '../../kit/copy/time.ts';
import { pathOf } from '../../kit/links/paths.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { history } from '../copy/history.ts';
import * as styles from './BetDetails.css.ts';
import { BetPicks } from './BetPicks.tsx';
import { useAgain } from './useAgain.ts';
import { useGamesEnded } from './useGamesEnded.ts';

export function BetDetails({ bet }: { readonly bet: Bet }) {
  const games = useGamesEnded(bet.picks);
  return (
    <div className={styles.details}>
      <BetPicks picks={bet.picks} games={games} />
      <div className={styles.foot}>
        <Reckoning bet={bet} />
        <Notes bet={bet} />
        <Again bet={bet} />
      </div>
    </div>
  );
}

/** `1.55 × 1.00 × 1.42 = 2.20`, and what it made of the stake. */
function Reckoning({ bet }: { readonly bet: Bet }) {
  const factors = bet.picks.map(factorOf);
  if (bet.status === 0 || bet.status === 1 || factors.includes(undefined)) return null;
  const total = settledOdds(bet);
  const product = factors.map((factor) => factorText(factor ?? 0)).join(' × ');
  return (
    <p className={styles.reckoning}>
      <span>
        {history.settledOdds} {product}
        {total === undefined ? null : (
          <>
            {' = '}
            <strong>{formatTotalOdds(total)}</strong>
          </>
        )}
        {total === bet.totalOdds ? null : (
          <span className={styles.quiet}> {history.oddsThen(formatTotalOdds(bet.totalOdds))}</span>
        )}
      </span>
      <span className={styles.product}>
        {formatWon(bet.stake)} × {total === undefined ? `(${product})` : formatTotalOdds(total)} ={' '}
        <strong className={styles.paid}>{formatWon(bet.paid)}</strong>
        {units.won}
      </span>
    </p>
  );
}

/** Of two-hundredths; half won odds may end in half a hundredth. */
const factorText = (factor: number): string => (factor % 2 === 0 ? formatOdds(factor / 2) : (factor / 200).toFixed(3));

function Notes({ bet }: { readonly bet: Bet }) {
  const { picks, status, betId, settledAt } = bet;
  const voids = picks.filter(({ settlement }) => settlement === -1 || settlement === 3);
  return (
    <div className={styles.notes}>
      {status === -1 ? (
        <p>{history.refundedAll(formatWon(bet.paid))}</p>
      ) : (
        voids.map((pick) => (
          <p key={pick.selectionId}>
            {pick.settlement === -1 ? history.voided(teamsText(pick)) : history.pushed(pickNameOf(pick))}
          </p>
        ))
      )}
      <p>
        {settledAt === null ? null : `${history.settledAt(dayText(settledAt), minuteText(settledAt))} · `}
        {history.number(betId)}
      </p>
    </div>
  );
}

/** Puts the picks that can still be backed on the slip of their page, at what they cost now. */
function Again({ bet }: { readonly bet: Bet }) {
  const { engine } = usePorts();
  const navigate = useNavigate();
  const { page, path, open, gone } = useAgain(bet);
  const put = async () => {
    const answer = await engine.restorePicks(page, [...open]);
    // What a rule refused, the slip shows.
    if (answer.ok || 'reason' in answer.failure) await navigate(path);
  };
  return (
    <div className={styles.again}>
      {gone.length === 0 ? null : (
        <span className={styles.quiet}>
          {open.length === 0 ? history.allGone : history.gone(gone.map(pickNameOf).join(', '))}
        </span>
      )}
      <Link className={styles.rules} to={pathOf('rule')}>
        {history.rules}
      </Link>
      <Button size="small" kind="outline" disabled={open.length === 0} onClick={() => void put()}>
        <Icon name="undo" size={16} />
        {history.again}
      </Button>
    </div>
  );
}
