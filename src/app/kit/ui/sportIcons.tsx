/** A ball, stick or pad for each category of sport. */
import type { ReactNode } from 'react';
import type { Category } from '../../../domain/reference/sports.ts';

const circle = <circle cx="10" cy="10" r="6.75" />;

export const sportIcons: Record<Category, ReactNode> = {
  all: 'M5 17V3.75h9.5L12.5 7.5l2 3.75H5',
  football: (
    <>
      {circle}
      <path d="m10 7 2.85 2.07-1.09 3.36H8.24L7.15 9.07 10 7Zm0-3.75V7m6.4 1.05-3.55 1.02m1.1 6.35-2.19-2.99m-5.7 2.99 2.18-2.99M3.6 8.05l3.55 1.02" />
    </>
  ),
  basketball: (
    <>
      {circle}
      <path d="M10 3.25v13.5M3.25 10h13.5M5.3 5.2c2.6 2.7 2.6 6.9 0 9.6m9.4-9.6c-2.6 2.7-2.6 6.9 0 9.6" />
    </>
  ),
  baseball: (
    <>
      {circle}
      <path d="M6 4.6c2.3 3.1 2.3 7.7 0 10.8M14 4.6c-2.3 3.1-2.3 7.7 0 10.8" />
    </>
  ),
  volleyball: (
    <>
      {circle}
      <path d="M10 10c-.2-2.8.8-5 2.6-6.3M10 10c2.5-1.2 4.9-1 6.7.2M10 10c-2.3 1.6-3.4 3.8-3.3 5.9M10 10c-2.6-.6-4.9.2-6.5 2M10 10c.6 2.7 2 4.4 4 5.3M10 10C9 7.6 7.2 6 4.9 5.6" />
    </>
  ),
  iceHockey: 'M15.5 3 10.2 13.2a2 2 0 0 1-1.78 1.1H4.5a1.25 1.25 0 0 0 0 2.5h4.7a4 4 0 0 0 3.5-2.1M13 16.5h3.5',
  eSports:
    'M6.5 6h7a3.5 3.5 0 0 1 3.45 2.9l.7 4.1a1.9 1.9 0 0 1-3.3 1.55L12.5 12.5h-5l-1.85 2.05A1.9 1.9 0 0 1 2.35 13l.7-4.1A3.5 3.5 0 0 1 6.5 6Zm.5 2v2.5M5.75 9.25h2.5m4.25.75v.05m1.75-1.5v.05',
  other: <path d="M5 10v.05m5-.05v.05m5-.05v.05" strokeWidth="2.5" />,
};
