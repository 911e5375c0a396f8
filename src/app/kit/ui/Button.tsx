/** A button in one of the four dresses of the site; `pending` shows a turning ring and keeps its width. */
import type { ComponentProps } from 'react';
import * as styles from './Button.css.ts';
import { Spinner } from './Spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  /** `primary`: the one action of a place. `quiet`: text only. */
  readonly kind?: 'primary' | 'neutral' | 'outline' | 'quiet';
  readonly size?: 'small' | 'normal' | 'large';
  readonly isWide?: boolean;
  readonly isPending?: boolean;
}

export function Button({
  kind = 'neutral',
  size = 'normal',
  isWide = false,
  isPending = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={[styles.button({ kind, size, isWide }), className].filter(Boolean).join(' ')}
      data-pending={isPending || undefined}
    >
      {isPending ? <Spinner /> : null}
      {children}
    </button>
  );
}
