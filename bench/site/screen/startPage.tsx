/** Draws a page and shows the benchmark what it may ask of it, as `globalThis.bench`. */
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { firstPaint, takeNotes } from './paintNotes.ts';

export function startPage(content: ReactNode, more: Readonly<Record<string, () => unknown>> = {}): void {
  const container = document.createElement('div');
  document.body.append(container);
  Object.defineProperty(globalThis, 'bench', {
    value: {
      takeNotes,
      firstPaint,
      cells: () => document.querySelectorAll('button').length,
      now: () => performance.timeOrigin + performance.now(),
      ...more,
    },
  });
  createRoot(container).render(content);
}
