/**
 * Links that drop from an entry of the navigation: on hover for a mouse, on a press for everything else (NAV-04).
 *
 * The disclosure pattern of WAI-ARIA: the entry is a button that says whether it is open, the links follow it in tab order,
 * Escape closes and returns to the button, and so does the focus going elsewhere. Nothing opens by focus alone.
 */
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import * as styles from './HoverMenu.css.ts';

interface HoverMenuProps {
  readonly label: ReactNode;
  readonly className?: string;
  /** Links, each dressed with `menuItem.css.ts`; `close` is called when one was followed, and leaves the focus on the entry. */
  readonly children: (close: () => void) => ReactNode;
}

/** A pointer on its way across must not open, and one that slips off must not close; ms. */
const OPEN_AFTER_MS = 80;
const CLOSE_AFTER_MS = 220;

export function HoverMenu({ label, className, children }: HoverMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isByHover = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  useEffect(() => () => clearTimeout(timer.current), []);

  const become = (open: boolean, afterMs = 0) => {
    clearTimeout(timer.current);
    if (afterMs === 0) setIsOpen(open);
    else timer.current = setTimeout(() => setIsOpen(open), afterMs);
  };
  const leave = () => {
    become(false);
    button.current?.focus();
  };
  return (
    <div
      role="presentation"
      className={styles.place}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse' || isOpen) return;
        isByHover.current = true;
        become(true, OPEN_AFTER_MS);
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') become(false, CLOSE_AFTER_MS);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) become(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        leave();
      }}
    >
      <button
        ref={button}
        type="button"
        className={className ?? styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          // A mouse that came to press has already opened it.
          become(!isOpen || isByHover.current);
          isByHover.current = false;
        }}
      >
        {label}
        <Icon name="down" size={14} className={styles.arrow} />
      </button>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        {isOpen ? children(leave) : null}
      </div>
    </div>
  );
}
