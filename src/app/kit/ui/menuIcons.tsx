/** The drawings that menus and shortcuts show in the first picture, on the grid of `Icon.tsx`. What a bar newly names moves here from `laterIcons.tsx`. */
import type { ReactNode } from 'react';

export const menuIcons = {
  moneyIn: 'M10 3v8.5m0 0 3.25-3.25M10 11.5 6.75 8.25M3.5 12v3.5a1.5 1.5 0 0 0 1.5 1.5h10a1.5 1.5 0 0 0 1.5-1.5V12',
  moneyOut: 'M10 11.5V3m0 0 3.25 3.25M10 3 6.75 6.25M3.5 12v3.5a1.5 1.5 0 0 0 1.5 1.5h10a1.5 1.5 0 0 0 1.5-1.5V12',
  tetherIn: 'M15 11.5a6 6 0 1 1-4.5-7M6.75 8h5M9.25 8v5.5m7.5-10.5-4 4m0-3.25V7H16',
  tetherOut: 'M15 11.5a6 6 0 1 1-4.5-7M6.75 8h5M9.25 8v5.5m3.5-6.5 4-4m-3.25 0h3.25v3.25',
  globe: (
    <>
      <circle cx="10" cy="10" r="6.75" />
      <path d="M3.5 10h13M10 3.25c2 1.9 3 4.1 3 6.75s-1 4.85-3 6.75c-2-1.9-3-4.1-3-6.75s1-4.85 3-6.75Z" />
    </>
  ),
  cards: (
    <>
      <rect x="7.25" y="3.25" width="9" height="12" rx="1.5" />
      <path d="M7 5.5 4.6 6a1.2 1.2 0 0 0-.9 1.45l1.9 8.1a1.2 1.2 0 0 0 1.45.9l5-1.15M11.75 7.25l1.5 2-1.5 2-1.5-2 1.5-2Z" />
    </>
  ),
  reels: (
    <>
      <rect x="3" y="4.5" width="14" height="11" rx="1.5" />
      <path d="M7.75 4.5v11m4.5-11v11" />
    </>
  ),
  dice: (
    <>
      <rect x="3.75" y="3.75" width="12.5" height="12.5" rx="2" />
      <path d="M7.25 7.25v.05m5.5-.05v.05M10 10v.05m-2.75 2.7v.05m5.5-.05v.05" strokeWidth="2" />
    </>
  ),
  document: 'M5 2.75h7l3 3v11.5H5V2.75Zm7 0v3h3M7.5 9.5h5m-5 3h5',
  calendar: (
    <>
      <rect x="3.5" y="4.75" width="13" height="11.5" rx="1.5" />
      <path d="M3.5 8.5h13M7 3v3m6-3v3" />
    </>
  ),
  headset:
    'M4 12.5V10a6 6 0 0 1 12 0v2.5M4 11.25h2v4H5.25A1.25 1.25 0 0 1 4 14v-2.75Zm12 0h-2v4h.75A1.25 1.25 0 0 0 16 14v-2.75Z',
} satisfies Record<string, ReactNode>;
