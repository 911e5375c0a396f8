/** Why an act cannot be done, and the field of its reason. */
import * as styles from './ResultsScreen.css.ts';

export const Problem = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <p className={styles.problem} role="alert">
      {text}
    </p>
  );

interface ReasonFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (reason: string) => void;
}

export const ReasonField = ({ label, hint, value, onChange }: ReasonFieldProps) => (
  <input
    className={styles.reason}
    aria-label={label}
    placeholder={hint}
    maxLength={200}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
