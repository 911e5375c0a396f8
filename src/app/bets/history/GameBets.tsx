/** Under the slip of the in-play page: what the member has on the games that are shown, and how long a bet on them is held (SPT-03, CLS-3). */
import { useSearchParams } from 'react-router-dom';
import { inPlayDelayMs } from '../../../domain/bets/closingTime.ts';
import type { Bet } from '../../../domain/bets/bet.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { formatOdds } from '../../../domain/kernel/odds.ts';
import { categoryOf } from '../../../domain/reference/sports.ts';
import { useHouseDocument } from '../../frame/link/useHouseDocument.ts';
import { useList } from '../../frame/link/useList.ts';
import { categoryNames } from '../../kit/copy/codes.ts';
import { slip, units } from '../../kit/copy/labels.ts';
import { marketNameOf } from '../../kit/copy/markets.ts';
import { pickNameOf } from '../../kit/copy/picks.ts';
import { minuteText } from '../../kit/copy/time.ts';
import { PageLink } from '../../kit/links/PageLink.tsx';
import { held } from '../copy/held.ts';
import * as styles from './GameBets.css.ts';

/** Bets that are not settled yet. */
const OPEN = { status: 0 } as const;

export function GameBets() {
  const [params] = useSearchParams();
  const { view } = useList('bets', OPEN);
  const { view: times } = useHouseDocument('liveBettingTime');
  const games = new Set(params.getAll('game'));
  const sportId = params.get('sport_id');
  const rows = (view?.runs ?? [])
    .flatMap((run) => run.rows)
    .flatMap((bet) => bet.picks.filter(({ fixtureId }) => games.has(fixtureId)).map((pick) => ({ bet, pick })));
  return (
    <section className={styles.bets} aria-label={held.ofGame}>
      <h2 className={styles.head}>
        {held.ofGame}
        <span className={styles.count}>{held.count(rows.length)}</span>
      </h2>
      <ul className={styles.list}>
        {rows.map(({ bet, pick }) => (
          <OneBet key={`${bet.betId} ${pick.selectionId}`} bet={bet} pick={pick} />
        ))}
      </ul>
      {times?.value === undefined || sportId === null ? null : (
        <p className={styles.rule}>
          {held.rule(categoryNames[categoryOf(sportId)], inPlayDelayMs(sportId, times.value) / 1_000)}{' '}
          <PageLink page="rule" className={styles.link}>
            {held.rules}
          </PageLink>
        </p>
      )}
    </section>
  );
}

function OneBet({ bet, pick }: { readonly bet: Bet; readonly pick: Bet['picks'][number] }) {
  const folds = bet.picks.length > 1 ? ` · ${slip.folds(bet.picks.length)}` : '';
  return (
    <li className={styles.bet}>
      <strong>{pickNameOf(pick)}</strong>
      <b className={styles.number}>{formatOdds(pick.odds)}</b>
      <span className={styles.meta}>
        {`${marketNameOf({ marketId: pick.marketId, name: pick.marketName })} · ${minuteText(bet.placedAt)}${folds}`}
      </span>
      <span className={styles.stake}>{`${formatWon(bet.stake)}${units.won}`}</span>
    </li>
  );
}
