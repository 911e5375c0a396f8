/**
 * One selection as a button: its name and its price, in fixed slots, so that nothing moves when something changes.
 *
 * `wide` has a name zone beside the price zone and colours the price zone only; `compact` is one cell and colours whole. States
 * are data attributes: `data-state`, `data-movement`, `data-flash`.
 */
import { memo } from 'react';
import { formatOdds } from '../../../../domain/kernel/odds.ts';
import { movementNames } from '../../copy/codes.ts';
import { board } from '../../copy/labels.ts';
import { Icon } from '../Icon.tsx';
import * as styles from './OddsButton.css.ts';
import { useMovement, type MovingPrice } from './useMovement.ts';

/** Odds that have three digits before the point, in hundredths: they need the room that centres shorter ones. */
const LONG_FROM = 10_000;

/** `stale`: prices are old and locked. `closed`: no longer on offer. */
export type OddsState = 'open' | 'suspended' | 'stale' | 'closed';

export interface OddsButtonProps extends MovingPrice {
  /** Accessible name: begins with the pick, ends with the odds. */
  readonly label: string;
  /** The visible name; a `priceOnly` cell shows none. */
  readonly name: string;
  readonly shape: 'wide' | 'compact' | 'priceOnly';
  /** Which end of a wide button the price stands at. */
  readonly priceAt?: 'start' | 'end';
  readonly state: OddsState;
  readonly isPicked: boolean;
  /** Whether the Tab key stops at it by itself; otherwise a list decides which of its buttons is the stop. */
  readonly isStop?: boolean;
  readonly onPress: () => void;
}

export const OddsButton = memo(function OddsButton(props: OddsButtonProps) {
  const { label, name, shape, priceAt = 'end', state, isPicked, isStop = true, odds, onPress } = props;
  const { movement, flash } = useMovement(props);
  const isOpen = state === 'open';
  const moves = isOpen ? movement : 'none';
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-pressed={isPicked}
      aria-description={moves === 'none' ? undefined : movementNames[moves]}
      disabled={!isOpen}
      tabIndex={isStop ? undefined : -1}
      data-shape={shape}
      data-price-at={priceAt}
      data-state={state}
      data-picked={isPicked || undefined}
      data-movement={moves}
      data-flash={isOpen ? flash : 'none'}
      data-long={odds >= LONG_FROM || undefined}
      onClick={onPress}
    >
      {shape === 'priceOnly' ? null : nameZone(name)}
      <span className={styles.price}>
        <PriceText state={state} odds={odds} isPicked={isPicked} movement={moves} />
      </span>
    </button>
  );
});

const nameZone = (name: string) => (
  <span className={styles.name}>
    <span className={name.includes(' ') ? styles.nameText : styles.wordText}>{name}</span>
  </span>
);

function PriceText({
  state,
  odds,
  isPicked,
  movement,
}: Pick<OddsButtonProps, 'state' | 'odds' | 'isPicked'> & { readonly movement: 'up' | 'down' | 'none' }) {
  if (state === 'suspended' || state === 'closed') {
    return (
      <span className={styles.word}>
        <Icon name="lock" size={14} />
        {state === 'suspended' ? board.suspended : board.closed}
      </span>
    );
  }
  return (
    <>
      <span className={styles.mark}>
        {state === 'stale' ? <Icon name="lock" size={14} /> : isPicked ? <Icon name="check" size={16} /> : null}
      </span>
      <span className={styles.number}>
        {formatOdds(odds)}
        <span className={styles.arrow}>{movement === 'none' ? null : <Arrow movement={movement} />}</span>
      </span>
    </>
  );
}

function Arrow({ movement }: { readonly movement: 'up' | 'down' }) {
  return (
    <svg width="8" height="7" viewBox="0 0 8 7" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={movement === 'up' ? 'M4 0l4 7H0z' : 'M4 7 0 0h8z'} />
    </svg>
  );
}

/** Where a price is on its way: what its button will be, with the name that is known, so that nothing moves when it comes. */
export function ComingOdds({ name, shape, priceAt = 'end' }: Pick<OddsButtonProps, 'name' | 'shape' | 'priceAt'>) {
  return (
    <span className={styles.button} data-shape={shape} data-price-at={priceAt} data-state="coming">
      {shape === 'priceOnly' ? null : nameZone(name)}
      <span className={styles.price}>{'\u00a0'}</span>
    </span>
  );
}

/** Where a market has no such selection. */
export function AbsentOdds() {
  return (
    <span className={styles.absent} aria-hidden="true">
      –
    </span>
  );
}
