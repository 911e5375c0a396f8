/** How long the round that is on takes bets, ticking; or until it is drawn. */
import type { GameRow } from '../../../domain/mini-games/gameTable.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { countdownText, play } from '../copy/play.ts';
import * as styles from './RoundLeft.css.ts';
import { useOriginStep } from './useOriginStep.ts';
import { roundNow } from './useRoundNow.ts';

/** From here on it is told as urgent, ms. */
export const WARN_MS = 10_000;

/** @param at epoch ms at the origin */
export function leftOf(game: GameRow, at: number): { readonly ms: number; readonly isOpen: boolean } {
  const { closesAt, drawsAt, isOpen } = roundNow(game, at);
  return { ms: (isOpen ? closesAt : drawsAt) - at, isOpen };
}

export function RoundLeft({ game }: { readonly game: GameRow }) {
  const step = useOriginStep((at) => {
    const { ms, isOpen } = leftOf(game, at);
    return `${isOpen ? (ms <= WARN_MS ? 'warn' : 'open') : 'closed'} ${countdownText(ms)}`;
  });
  const [state, text] = step.split(' ');
  return (
    <span className={styles.left} data-state={state}>
      {state === 'closed' ? (
        <>
          <Icon name="lock" size={14} />
          <span className={hidden}>{play.drawingShort}</span>
        </>
      ) : null}
      {text}
    </span>
  );
}
