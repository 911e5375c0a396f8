/**
 * A word over a control, on hover and on keyboard focus; Escape takes it away, and the pointer may go onto it. The word is
 * already the control's name, so nothing is told twice. What draws it is loaded when the first one is due.
 */
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import * as styles from './Tooltip.css.ts';
import { patientImport } from '../timing/patientImport.ts';

const TooltipBubble = lazy(async () => ({
  default: (await patientImport(() => import('./TooltipBubble.tsx'))).TooltipBubble,
}));

const OPEN_AFTER_MS = 400;
/** Long enough to reach the bubble over the gap. */
const CLOSE_AFTER_MS = 120;

export function Tooltip({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [anchor, setAnchor] = useState<DOMRect>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = (afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(place.current?.firstElementChild?.getBoundingClientRect()), afterMs);
  };
  const close = (afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(undefined), afterMs);
  };
  return (
    <span
      ref={place}
      role="presentation"
      className={styles.place}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') open(anchor === undefined ? OPEN_AFTER_MS : 0);
      }}
      onPointerLeave={() => close(CLOSE_AFTER_MS)}
      onPointerDown={() => close(0)}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) open(0);
      }}
      onBlur={() => close(0)}
    >
      {children}
      {anchor === undefined ? null : (
        <Suspense fallback={null}>
          <TooltipBubble text={text} anchor={anchor} onClose={() => close(0)} />
        </Suspense>
      )}
    </span>
  );
}
