/** One pick on the slip: name, market and teams, the odds agreed to and what they are now (CRT-02, CRT-16). */
import type { ReactNode } from 'react';
import type { PickView } from '../../../db/queries/slip.ts';
import { formatOdds, type Movement } from '../../../domain/kernel/odds.ts';
import { movementNames } from '../../kit/copy/codes.ts';
import { slip } from '../../kit/copy/labels.ts';
import { marketNameOf } from '../../kit/copy/markets.ts';
import { pickNameOf, teamsText } from '../../kit/copy/picks.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { OddsChangeText } from '../../kit/ui/OddsChangeText.tsx';
import * as styles from './PickRow.css.ts';

interface PickRowProps {
  readonly view: PickView;
  /** Its price is not being kept up to date, so that it locks the slip. */
  readonly isStale: boolean;
  readonly isLocked: boolean;
  readonly onRemove: () => void;
  /** What is told of it beneath. */
  readonly children?: ReactNode;
}

export function PickRow({ view, isStale, isLocked, onRemove, children }: PickRowProps) {
  const { pick, availability } = view;
  const name = pickNameOf(pick);
  // What stands at the end of the line is replaced when it says something else: the same element, grown or shrunk, would have jumped.
  const said = availability === 'open' ? view.movement : availability;
  return (
    <li className={styles.pick} data-availability={availability}>
      <span className={styles.name}>{name}</span>
      <span key={said} className={styles.price}>
        {availability === 'open' && isStale ? <StaleLock /> : null}
        {availability === 'open' ? (
          <PickOdds odds={pick.odds} currentOdds={view.currentOdds} movement={view.movement} />
        ) : (
          <span className={styles.lock}>
            <Icon name="lock" size={14} />
            {availability === 'suspended' ? slip.suspended : slip.closed}
          </span>
        )}
      </span>
      <button
        type="button"
        className={styles.remove}
        aria-label={slip.remove(name)}
        disabled={isLocked}
        onClick={onRemove}
      >
        <Icon name={isLocked ? 'lock' : 'close'} size={16} />
      </button>
      <span className={styles.detail}>
        {marketNameOf({ marketId: pick.marketId, name: pick.marketName })} · {teamsText(pick)}
      </span>
      {children}
    </li>
  );
}

function StaleLock() {
  return (
    <span className={styles.stale}>
      <Icon name="lock" size={14} />
      <span className={hidden}>{slip.stalePick}</span>
    </span>
  );
}

function PickOdds({
  odds,
  currentOdds,
  movement,
}: {
  readonly odds: number;
  readonly currentOdds: number;
  readonly movement: Movement;
}) {
  if (movement === 'none') return <span className={styles.odds}>{formatOdds(odds)}</span>;
  return (
    <>
      <OddsChangeText before={odds} after={currentOdds} isChip />
      <span className={hidden}>{movementNames[movement]}</span>
    </>
  );
}
