/** The drawings of the office: those of all pages, and a few more on their grid of 20 px. */
import type { ReactNode } from 'react';
import { Drawing, type DrawingProps } from '../../kit/ui/Drawing.tsx';
import { icons } from '../../kit/ui/Icon.tsx';
import { laterIcons } from '../../kit/ui/laterIcons.tsx';
import { menuIcons } from '../../kit/ui/menuIcons.tsx';

const drawings = {
  ...icons,
  ...menuIcons,
  ...laterIcons,
  gauge: 'M3.5 14.5a7.25 7.25 0 1 1 13 0M10 12.25 13.25 8M10 12.25v.05',
  shield: 'M10 2.75 16 5v4.75c0 3.6-2.4 6.2-6 7.5-3.6-1.3-6-3.9-6-7.5V5l6-2.25Z',
  users:
    'M7.5 9.25a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5Zm-5 6.5c.4-2.5 2.3-3.75 5-3.75s4.6 1.25 5 3.75M13 4a2.6 2.6 0 0 1 0 5m1.75 3.25c1.6.5 2.5 1.7 2.75 3.5',
  bell: 'M10 3a4.5 4.5 0 0 0-4.5 4.5c0 3.75-1.5 5-2 6h13c-.5-1-2-2.25-2-6A4.5 4.5 0 0 0 10 3ZM8.25 16a1.8 1.8 0 0 0 3.5 0',
  bellOff:
    'M3 3l14 14M6.1 5.2a4.5 4.5 0 0 0-.6 2.3c0 3.75-1.5 5-2 6h10M8.4 3.3A4.5 4.5 0 0 1 14.5 7.5c0 1.6.3 2.8.65 3.7M8.25 16a1.8 1.8 0 0 0 3.5 0',
  download: 'M10 3v9m0 0 3.25-3.25M10 12 6.75 8.75M4 16.5h12',
  scales: 'M10 3.5v13m-3.5 0h7M4 6h12M4 6l-2.25 5.5a2.3 2.3 0 0 0 4.5 0L4 6Zm12 0-2.25 5.5a2.3 2.3 0 0 0 4.5 0L16 6Z',
  flag: 'M5 17V3.5m0 .5c4-2.25 6 2.25 10 0v7.5c-4 2.25-6-2.25-10 0',
  tree: 'M3.5 4h5v4h-5V4Zm8 3.5h5v4h-5v-4Zm0 6h5v3.5h-5V13.5ZM6 8v7.25h5.5M6 9.5h5.5',
  key: 'M12.5 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm-2.9 6.9L3.5 16.5h3v-2h2v-2',
} satisfies Record<string, ReactNode>;

export type OfficeIconName = keyof typeof drawings;

interface OfficeIconProps extends DrawingProps {
  readonly name: OfficeIconName;
}

export const OfficeIcon = ({ name, ...look }: OfficeIconProps) => <Drawing drawing={drawings[name]} {...look} />;
