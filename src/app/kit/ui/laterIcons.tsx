/** The drawings of menus and pages that the first picture does without, on the grid of `Icon.tsx`. */
import type { ReactNode } from 'react';

const coin = <circle cx="9" cy="11" r="6.25" />;

export const laterIcons = {
  chat: 'M10 3.75c3.9 0 7 2.5 7 5.75s-3.1 5.75-7 5.75c-.75 0-1.5-.1-2.15-.27L4.5 16.5l.7-2.95A5.25 5.25 0 0 1 3 9.5c0-3.25 3.1-5.75 7-5.75Z',
  send: 'M17 3.5 2.75 9.25l4.5 1.9L17 3.5Zm0 0-3.25 12.75-4.1-3.6M7.25 11.15v5l2.4-3.5',
  chart: <path d="M4.5 16v-4.5M10 16V4.5M15.5 16V8.5" strokeWidth="2" />,
  note: (
    <>
      <rect x="3.75" y="3.75" width="12.5" height="12.5" rx="1.5" />
      <path d="M7 7.5h6M7 10h6m-6 2.5h3.5" />
    </>
  ),
  tv: (
    <>
      <rect x="3" y="6" width="14" height="9.5" rx="1.5" />
      <path d="m7 3 3 3 3-3M7.5 17.5h5" />
    </>
  ),
  deposit: 'M10 3v8.5m-3.5-3.25L10 11.75l3.5-3.5M3.75 11v5h12.5v-5',
  withdraw: 'M10 12V3.5m-3.5 3.25L10 3.25l3.5 3.5M3.75 11v5h12.5v-5',
  coinIn: (
    <>
      {coin}
      <path d="M6.5 9h5m-2.5 0v4.75M17.5 2.5l-3.75 3.75m0-2.75v2.75h2.75" />
    </>
  ),
  coinOut: (
    <>
      {coin}
      <path d="M6.5 9h5m-2.5 0v4.75m4.75-7.5L17.5 2.5m-2.75 0h2.75v2.75" />
    </>
  ),
  target: (
    <>
      <circle cx="10" cy="10" r="6.75" />
      <circle cx="10" cy="10" r="3.25" />
      <path d="M10 10v.05" strokeWidth="2" />
    </>
  ),
  signal:
    'M10 10v.05M7.2 12.8a4 4 0 0 1 0-5.6m5.6 0a4 4 0 0 1 0 5.6m-7.85 2.25a7.15 7.15 0 0 1 0-10.1m10.1 0a7.15 7.15 0 0 1 0 10.1',
} satisfies Record<string, ReactNode>;
