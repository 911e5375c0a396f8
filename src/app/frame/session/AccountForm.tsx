/** The frame of a form about an account: its fields, what went wrong as a whole, one button. Enter presses it. */
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { FieldProblem } from '../../kit/ui/TextField.tsx';
import * as styles from './AccountForm.css.ts';

interface AccountFormProps extends Pick<ComponentProps<'form'>, 'ref' | 'onSubmit'> {
  /** `neutral` where another form of the page holds its one action. */
  readonly kind?: 'primary' | 'neutral';
  readonly children: ReactNode;
  readonly problem: string | undefined;
  readonly isPending: boolean;
  readonly submit: string;
  readonly pending: string;
}

export function AccountForm({
  children,
  kind = 'primary',
  problem,
  isPending,
  submit,
  pending,
  ...rest
}: AccountFormProps) {
  return (
    <form {...rest} className={styles.form} noValidate>
      {children}
      {problem === undefined ? null : <FieldProblem text={problem} />}
      <Button
        type="submit"
        kind={kind}
        size="large"
        isWide
        className={styles.submit}
        isPending={isPending}
        aria-disabled={isPending}
      >
        {isPending ? pending : submit}
      </Button>
    </form>
  );
}
