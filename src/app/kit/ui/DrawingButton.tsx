/** A button with a drawing only: its name is its accessible name and its tooltip. */
import type { ComponentProps, ReactNode } from 'react';
import { Drawing } from './Drawing.tsx';
import * as styles from './IconButton.css.ts';
import { Tooltip } from './Tooltip.tsx';

export interface DrawingButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** As `Drawing` takes it. */
  readonly drawing: ReactNode;
  readonly name: string;
  readonly size?: number;
}

export function DrawingButton({ drawing, name, size = 20, className, ...rest }: DrawingButtonProps) {
  return (
    <Tooltip text={name}>
      <button
        type="button"
        aria-label={name}
        {...rest}
        className={[styles.iconButton, className].filter(Boolean).join(' ')}
      >
        <Drawing drawing={drawing} size={size} />
      </button>
    </Tooltip>
  );
}
