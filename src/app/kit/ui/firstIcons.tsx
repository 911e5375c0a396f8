/** The drawings of the login card: own strokes on a 20 px grid, 1.5 px wide. One stroke is its path as text. */
import type { ReactNode } from 'react';

export const firstIcons = {
  sun: (
    <>
      <circle cx="10" cy="10" r="3.25" />
      <path d="M10 2.5v1.75m0 11.5v1.75M2.5 10h1.75m11.5 0h1.75M4.7 4.7l1.24 1.24m8.12 8.12 1.24 1.24m0-10.6-1.24 1.24M5.94 14.06 4.7 15.3" />
    </>
  ),
  moon: 'M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3Z',
  alert: (
    <>
      <circle cx="10" cy="10" r="6.75" />
      <path d="M10 6.5v4m0 2.6v.2" />
    </>
  ),
} satisfies Record<string, ReactNode>;
