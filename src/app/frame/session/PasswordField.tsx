/** A field for what nobody else should see, which its owner may look at. Password managers and the clipboard reach it. */
import { useId, useState, type ComponentProps } from 'react';
import { typedText } from '../copy/login.ts';
import { FieldProblem } from '../../kit/ui/TextField.tsx';
import * as fieldStyles from '../../kit/ui/TextField.css.ts';
import * as styles from './PasswordField.css.ts';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
}

export function PasswordField({ label, hint, problem, ...rest }: PasswordFieldProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const note = problem ?? hint;
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...rest}
          id={id}
          type={isShown ? 'text' : 'password'}
          className={`${fieldStyles.input} ${styles.input}`}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-controls={id}
          aria-label={isShown ? typedText.hideLabel : typedText.showLabel}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? typedText.hide : typedText.show}
        </button>
      </div>
      {problem !== undefined ? (
        <FieldProblem id={`${id}-note`} text={problem} />
      ) : hint !== undefined ? (
        <p id={`${id}-note`} className={fieldStyles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
