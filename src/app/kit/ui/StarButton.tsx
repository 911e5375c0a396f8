/** A star that marks something, filled while it does. It draws itself: first pages wait for every drawing of `Icon.tsx`, and have no star. */
import * as styles from './StarButton.css.ts';

interface StarButtonProps {
  /** Accessible name; what is marked is said in it. */
  readonly name: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

export const StarButton = ({ name, isOn, onPress }: StarButtonProps) => (
  <button type="button" className={styles.star} aria-label={name} aria-pressed={isOn} onClick={onPress}>
    <Star isFilled={isOn} />
  </button>
);

export function Star({ isFilled, size = 18 }: { readonly isFilled: boolean; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="m10 2.9 2.2 4.5 4.9.7-3.6 3.5.9 4.9-4.4-2.3-4.4 2.3.9-4.9L2.9 8.1l4.9-.7Z" />
    </svg>
  );
}
