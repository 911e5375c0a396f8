/** A star that marks something, filled while it does. */
import { Star } from './Star.tsx';
import { squareButton } from '../theme/squareButton.css.ts';

interface StarButtonProps {
  /** Accessible name; what is marked is said in it. */
  readonly name: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

export const StarButton = ({ name, isOn, onPress }: StarButtonProps) => (
  <button type="button" className={squareButton} aria-label={name} aria-pressed={isOn} onClick={onPress}>
    <Star isFilled={isOn} size={18} />
  </button>
);
