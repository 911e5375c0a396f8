/** A field to look for something among what stands below it: a magnifier and the field, one thing to press. */
import { Icon } from './Icon.tsx';
import * as styles from './SearchField.css.ts';

interface SearchFieldProps {
  /** What is looked for, in words: label and placeholder. */
  readonly label: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  /** Where it stands and how high it is. */
  readonly className: string;
}

export function SearchField({ label, value, onType, className }: SearchFieldProps) {
  return (
    <label className={`${styles.field} ${className}`}>
      <Icon name="search" size={18} />
      <input
        type="search"
        className={styles.text}
        aria-label={label}
        placeholder={label}
        maxLength={40}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
    </label>
  );
}
