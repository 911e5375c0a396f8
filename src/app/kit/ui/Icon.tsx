/**
 * Drawings that every page of a member may need: own strokes on a 20 px grid, 1.5 px wide. One stroke is its path as text: every first
 * page waits for all of them. Those of menus, of sports and of the login card are in files of their own.
 */
import { memo, type ReactNode } from 'react';
import { Drawing, type DrawingProps } from './Drawing.tsx';
import { firstIcons } from './firstIcons.tsx';

export const icons = {
  ...firstIcons,
  search: (
    <>
      <circle cx="9" cy="9" r="5.25" />
      <path d="m13 13 4 4" />
    </>
  ),
  close: 'm5.5 5.5 9 9m0-9-9 9',
  check: <path d="m4 10.5 4 4 8-9" strokeWidth="2" />,
  lock: (
    <>
      <rect x="4.75" y="9" width="10.5" height="7.5" rx="1.5" />
      <path d="M7 9V6.75a3 3 0 0 1 6 0V9" />
    </>
  ),
  pin: 'M7 3.5h6l-.6 5.2 2.1 2.6v1.2h-9v-1.2l2.1-2.6L7 3.5Zm3 9V17',
  up: 'm5 12 5-5 5 5',
  down: 'm5 8 5 5 5-5',
  right: 'm8 5 5 5-5 5',
  left: 'm12 5-5 5 5 5',
  arrow: 'M4 10h11m-4-4 4 4-4 4',
  clock: (
    <>
      <circle cx="10" cy="10" r="6.75" />
      <path d="M10 6v4l2.75 1.75" />
    </>
  ),
  mail: (
    <>
      <rect x="3" y="5" width="14" height="10.5" rx="1.5" />
      <path d="m3.5 6 6.5 5 6.5-5" />
    </>
  ),
  exit: 'M8 3.75H5.25a1.5 1.5 0 0 0-1.5 1.5v9.5a1.5 1.5 0 0 0 1.5 1.5H8M8 10h8.5m-3-3 3 3-3 3',
  home: 'm3 9.5 7-6 7 6M5 8.5v7.75h3.75V12h2.5v4.25H15V8.5',
  history: 'M4.2 6.5A7 7 0 1 1 3 10.5M3.5 3.5v3.25h3.25M10 6.5V10l2.5 1.75',
  menu: 'M3.5 5.5h13m-13 4.5h13m-13 4.5h13',
  flag: 'M5 17V3.75h9.5L12.5 7.5l2 3.75H5',
  receipt: 'M5 2.75h10v14.5l-2-1.4-1.5 1.4-1.5-1.4-1.5 1.4-1.5-1.4-2 1.4V2.75ZM7.75 7h4.5m-4.5 3.5h4.5',
  warning: 'M10 3.25 17.5 16h-15L10 3.25Zm0 4.9v3.6m0 2.1v.2',
  trash: 'M4 5.75h12M8 5.5V3.75h4V5.5m-6.5.25.75 10.5h7.5l.75-10.5M8.5 8.75v5m3-5v5',
  undo: 'M7 4.5 3.75 7.75 7 11M4 7.75h7.5a4 4 0 0 1 0 8H8',
  refresh: 'M4 8.5A6.25 6.25 0 0 1 15.6 7M16 3.75V7.1h-3.35M16 11.5A6.25 6.25 0 0 1 4.4 13M4 16.25V12.9h3.35',
  offline:
    'M3 3.5 17 17M6.1 9.4a6 6 0 0 1 2.4-1.2m3.9.4a6 6 0 0 1 1.5.8M3.5 6.9a10 10 0 0 1 2.3-1.3m4.2-.8c2.4 0 4.7.8 6.5 2.1M8.2 12.1a3 3 0 0 1 3.2-.4M10 15v.1',
  plus: 'M10 4.5v11M4.5 10h11',
  ticket: 'M3 7V5h14v2.5a2.5 2.5 0 0 0 0 5V15H3v-2.5a2.5 2.5 0 0 0 0-5V7Zm7.5-1.5v1.5m0 2.25v1.5m0 2.25v1.5',
  user: 'M10 10a3.25 3.25 0 1 0 0-6.5A3.25 3.25 0 0 0 10 10Zm-6 6.5c.5-2.6 2.9-4 6-4s5.5 1.4 6 4',
  pause: <path d="M7.25 5v10m5.5-10v10" strokeWidth="2" />,
  play: 'M7 4.75v10.5L15 10 7 4.75Z',
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof icons;

interface IconProps extends DrawingProps {
  readonly name: IconName;
}

export const Icon = memo(function Icon({ name, ...look }: IconProps) {
  return <Drawing drawing={icons[name]} {...look} />;
});
