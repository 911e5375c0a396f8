/** Marks a market as a favourite (rules FAV), or takes the mark away: it stands first on every match that has it. */
import { useFavourites } from '../../frame/favourites/useFavourites.ts';
import { Star } from '../../kit/ui/Star.tsx';
import { match } from '../copy/match.ts';
import * as styles from './MarketBlockView.css.ts';

interface PinButtonProps {
  readonly marketId: string;
  readonly name: string;
  readonly isPinned: boolean;
}

export function PinButton({ marketId, name, isPinned }: PinButtonProps) {
  const { toggle } = useFavourites();
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={match.pin(name)}
      aria-pressed={isPinned}
      onClick={() => toggle('market', marketId)}
    >
      <Star isFilled={isPinned} />
    </button>
  );
}
