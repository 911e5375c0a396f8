/** A button with a drawing only: its name is its accessible name and its tooltip. */
import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import * as styles from './IconButton.css.ts';
import { Tooltip } from './Tooltip.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly icon: IconName;
  readonly name: string;
  readonly size?: number;
}

export function IconButton({ icon, name, size = 20, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={name}>
      <button
        type="button"
        aria-label={name}
        {...rest}
        className={[styles.iconButton, className].filter(Boolean).join(' ')}
      >
        <Icon name={icon} size={size} />
      </button>
    </Tooltip>
  );
}
