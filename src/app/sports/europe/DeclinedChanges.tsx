/** Changes of odds to which the member said no, as the slip handed them to its page (CRT-12, SLIP-15), each with the way to its match. */
import { Link, useSearchParams } from 'react-router-dom';
import type { OddsChange } from '../../../domain/bets/bettingCall.ts';
import type { Slip } from '../../../domain/bet-slip/slip.ts';
import type { SlipPick } from '../../../domain/bet-slip/slipPick.ts';
import { parseOdds } from '../../../domain/kernel/odds.ts';
import { marketNameIn } from '../../kit/copy/sportMarketNames.ts';
import { pickNameOf, teamsText } from '../../kit/copy/picks.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { OddsChangeText } from '../../kit/ui/OddsChangeText.tsx';
import { europe } from '../copy/europe.ts';
import { withGame } from '../match/matchAddress.ts';
import * as styles from './DeclinedChanges.css.ts';

/** @param slip `undefined` while it is read */
export function DeclinedChanges({ slip }: { readonly slip: Slip | undefined }) {
  const changes = declinedOf(slip);
  if (changes.length === 0) return null;
  return (
    <section className={styles.declined} aria-label={europe.declined} role="status">
      <p className={styles.title}>
        <Icon name="alert" size={16} />
        {europe.declined}
      </p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <Declined key={change.pick.selectionId} {...change} />
        ))}
      </ul>
      <p className={styles.hint}>{europe.declinedHint}</p>
    </section>
  );
}

interface DeclinedProps {
  readonly pick: SlipPick;
  /** Hundredths. */
  readonly before: number;
  readonly after: number;
}

function Declined({ pick, before, after }: DeclinedProps) {
  const [params] = useSearchParams();
  const name = pickNameOf(pick);
  return (
    <li className={styles.change}>
      <Link
        className={styles.match}
        to={{ search: withGame(params, pick.fixtureId) }}
        aria-label={europe.toMatch(name)}
      >
        <span className={styles.name}>{name}</span>
        <span className={styles.market}>
          {marketNameIn(pick.sportId, { marketId: pick.marketId, name: pick.marketName })} · {teamsText(pick)}
        </span>
      </Link>
      <OddsChangeText before={before} after={after} isChip />
    </li>
  );
}

/** Those of picks that are still on the slip. */
function declinedOf(slip: Slip | undefined): readonly DeclinedProps[] {
  return (slip?.declined ?? []).flatMap((change) => {
    const pick = slip?.picks.find(({ selectionId }) => selectionId === change.old.oddsId);
    return pick === undefined ? [] : [{ pick, before: pick.odds, after: newOddsOf(change) ?? pick.odds }];
  });
}

/** An administrator's go first (CRT-12). */
const newOddsOf = ({ new: { betPrice, betPriceByAdmin } }: OddsChange) => parseOdds(betPriceByAdmin ?? betPrice);
