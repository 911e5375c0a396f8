/** A labelled text field with its problem beneath, joined for screen readers. */
import { useId, type ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import * as styles from './TextField.css.ts';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string;
  readonly problem?: string | undefined;
}

export function TextField({ label, problem, ...rest }: TextFieldProps) {
  const id = useId();
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
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      />
      {problem === undefined ? null : <FieldProblem id={`${id}-problem`} text={problem} />}
    </div>
  );
}

export function FieldProblem({ id, text }: { readonly id?: string; readonly text: string }) {
  return (
    <p {...(id === undefined ? {} : { id })} className={styles.problem} role="alert">
      <Icon name="alert" size={16} />
      <span>{text}</span>
    </p>
  );
}
