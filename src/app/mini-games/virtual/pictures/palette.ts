/** Colours of turf, floor and cloths, by theme: only in pictures, never on a price. */
import type { Theme } from '../../../kit/theme/useTheme.ts';

export interface Palette {
  readonly sky: string;
  readonly turf: string;
  readonly stripe: string;
  readonly line: string;
  readonly shadow: string;
  readonly floor: string;
  readonly floorLine: string;
  readonly panel: string;
  readonly text: string;
  readonly live: string;
}

export const palettes: Record<Theme, Palette> = {
  dark: {
    sky: '#0E1A2B',
    turf: '#163B2D',
    stripe: '#143428',
    line: '#EEF3FA',
    shadow: 'rgba(4, 10, 8, 0.45)',
    floor: '#3A2A1E',
    floorLine: '#D9B98C',
    panel: 'rgba(11, 15, 23, 0.82)',
    text: '#EEF3FA',
    live: '#2DD4BF',
  },
  light: {
    sky: '#D6E4F2',
    turf: '#8CC09A',
    stripe: '#82B690',
    line: '#FFFFFF',
    shadow: 'rgba(20, 50, 34, 0.3)',
    floor: '#E3C79F',
    floorLine: '#7A5B35',
    panel: 'rgba(255, 255, 255, 0.9)',
    text: '#0F1828',
    live: '#0A7365',
  },
};

/** Cloth of each number from 1, and what stands on it. */
const CLOTHS = ['#F4F7FB', '#F2D25B', '#D8433F', '#27313F', '#3F74D8', '#2F9A5C', '#7A4BC2', '#E58AB0'] as const;
const COATS = ['#8A5A3A', '#A66A3C', '#7A3F30', '#C9CCD2', '#9A5F36', '#94613F', '#4A3830', '#B07C4C'] as const;

export const clothOf = (number: number): string => CLOTHS[(number - 1) % CLOTHS.length] ?? CLOTHS[0];
export const coatOf = (number: number): string => COATS[(number - 1) % COATS.length] ?? COATS[0];
/** Ink that is read on a cloth. */
export const inkOn = (number: number): string => ([1, 2, 8].includes(number) ? '#131A26' : '#FFFFFF');
