/** A labelled text field with a hint or its problem beneath, joined for screen readers. */
import { useId, type ComponentProps } from 'react';
import { Drawing } from './Drawing.tsx';
import { firstIcons } from './firstIcons.tsx';
import * as styles from './TextField.css.ts';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string;
  /** What is expected; gives way to the problem. */
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
}

export function TextField({ label, hint, problem, ...rest }: TextFieldProps) {
  const id = useId();
  const note = problem ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={styles.input}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
      />
      {problem !== undefined ? (
        <FieldProblem id={`${id}-note`} text={problem} />
      ) : hint !== undefined ? (
        <p id={`${id}-note`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

export function FieldProblem({ id, text }: { readonly id?: string; readonly text: string }) {
  return (
    <p {...(id === undefined ? {} : { id })} className={styles.problem} role="alert">
      <Drawing drawing={firstIcons.alert} size={16} />
      <span>{text}</span>
    </p>
  );
}
