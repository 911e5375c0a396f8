/** A stroke or several as a small picture in the colour of the text around it, hidden from screen readers: words stand beside it. */
import type { ReactNode } from 'react';

export interface DrawingProps {
  /** px, 20 by default. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** @param drawing on a grid of 20 px; one stroke is its path as text */
export function Drawing({ drawing, size = 20, className }: DrawingProps & { readonly drawing: ReactNode }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={size <= 14 ? 2 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {typeof drawing === 'string' ? <path d={drawing} /> : drawing}
    </svg>
  );
}
