/**
 * Every colour, size and duration of the screens, by meaning. Dark is the default; light follows the system or the kept choice.
 *
 * Contrast figures are in docs/decisions/0007-screens.md. Up is red and down is blue (Korean convention), never used for anything else.
 */
import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';

const dark = {
  bg0: '#0B0F17',
  bg1: '#111824',
  bg2: '#172130',
  field: '#0B0F17',
  odds: '#1E2A3D',
  oddsHover: '#283851',
  oddsLine: 'transparent',
  border: '#2A3850',
  borderStrong: '#66789A',
  hairline: '#1D2738',
  track: '#222E42',
  text1: '#EEF3FA',
  text2: '#B7C3D6',
  text3: '#8C9BB3',
  text3OnHover: '#9AA8BE',
  up: '#FF7A7A',
  upBg: '#4A1F2A',
  down: '#6CB2FF',
  downBg: '#16345C',
  brand: '#F2B640',
  brandHover: '#F7C562',
  onBrand: '#1B1405',
  pickedLine: '#F2B640',
  live: '#2DD4BF',
  win: '#4ADE9B',
  warn: '#FFC46B',
  danger: '#FF8A8A',
  suspended: '#6F7E98',
  staleText: '#969EAB',
  staleBg: '#1A1F28',
  focus: '#C7B8FF',
  scrim: 'rgba(4, 7, 12, 0.72)',
  shadowPanel: 'none',
  shadowFloat: '0 16px 40px rgba(0, 0, 0, 0.5)',
  pickedWidth: '1px',
};

const light: typeof dark = {
  bg0: '#EEF2F7',
  bg1: '#FFFFFF',
  bg2: '#F7F9FC',
  field: '#FFFFFF',
  odds: '#E9EEF6',
  oddsHover: '#DBE4F0',
  oddsLine: '#E1E7F0',
  border: '#D3DCE8',
  borderStrong: '#74839B',
  hairline: '#E6EBF2',
  track: '#DDE4EE',
  text1: '#0F1828',
  text2: '#3B485C',
  text3: '#56647A',
  text3OnHover: '#4A576C',
  up: '#C2182B',
  upBg: '#FBDDE0',
  down: '#1450C8',
  downBg: '#D9E6FD',
  brand: '#F2B640',
  brandHover: '#E9A927',
  onBrand: '#1B1405',
  pickedLine: '#8A5A00',
  live: '#0A7365',
  win: '#0B7A48',
  warn: '#8A5200',
  danger: '#B42318',
  suspended: '#6F7E98',
  staleText: '#626A77',
  staleBg: '#F1F2F4',
  focus: '#6D28D9',
  scrim: 'rgba(15, 24, 40, 0.5)',
  shadowPanel: '0 1px 2px rgba(15, 24, 40, 0.06), 0 4px 16px rgba(15, 24, 40, 0.05)',
  shadowFloat: '0 16px 40px rgba(15, 24, 40, 0.18)',
  pickedWidth: '2px',
};

const asVariables = Object.fromEntries(Object.keys(dark).map((name) => [name, name])) as typeof dark;

/** Colours and shadows, as CSS variables. */
export const color = createGlobalThemeContract(asVariables, (name) => `hp-${name}`);

createGlobalTheme(':root', color, dark);
globalStyle(':root', { colorScheme: 'dark' });
globalStyle(':root:not([data-theme="dark"])', {
  '@media': { '(prefers-color-scheme: light)': { vars: assignVars(color, light), colorScheme: 'light' } },
});
globalStyle(':root[data-theme="light"]', { vars: assignVars(color, light), colorScheme: 'light' });
globalStyle(':root', {
  '@media': {
    '(prefers-contrast: more)': { vars: { [color.border]: color.borderStrong, [color.text3]: color.text2 } },
  },
});

/** Distances, px. */
export const space = {
  2: '2px',
  4: '4px',
  6: '6px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  40: '40px',
  48: '48px',
} as const;

export const radius = { cell: '4px', button: '6px', card: '10px', sheet: '14px', chip: '999px' } as const;

/** Size and line height of each step of the type scale; in rem, so that the reader's own size counts. */
const step = (size: number, line: number) => ({ fontSize: `${size / 16}rem`, lineHeight: `${line / 16}rem` });
export const type = {
  caption: step(11, 14),
  meta: step(12, 16),
  table: step(13, 18),
  body: step(14, 20),
  team: step(15, 20),
  stake: step(18, 24),
  title: step(18, 24),
  subtitle: step(16, 22),
  balance: step(22, 28),
  hero: step(28, 34),
} as const;

export const motion = {
  enter: '120ms',
  exit: '90ms',
  sheet: '220ms cubic-bezier(.2,.8,.2,1)',
  flash: '1100ms',
} as const;

/**
 * The layouts of `screenSize.ts`, as keys of `selectors`: three columns from 1264 px, two from 960 px, one below (§9); `tight` has
 * rows side by side, yet little room for names.
 */
export const at = {
  wide: 'html[data-screen~="wide"] &',
  middle: 'html[data-screen~="middle"] &',
  upToMiddle: 'html[data-screen~="upToMiddle"] &',
  fromMiddle: 'html[data-screen~="fromMiddle"] &',
  narrow: 'html[data-screen~="narrow"] &',
  /** On a phone, over a page that has a head of its own: one line, and the tabs. */
  lean: 'html[data-screen~="narrow"] [data-lean] &',
  tight: 'html[data-screen~="tight"] &',
} as const;

/** A window of a small laptop: three picks and their form stand in it without scrolling. */
export const lowWindow = '(max-height: 860px)';

/**
 * How far the chosen small layout stands from the edges of a wide window; 0 everywhere else. Percentages are of the box of whatever
 * uses it, so only what is fixed to the window may.
 */
export const screenInset = 'var(--hp-screen-inset, 0px)';
export const layer = { sticky: 10, bar: 20, panel: 30, scrim: 40, dialog: 50, toast: 60 } as const;

/** Of the foot of a page on a phone: over it bars stand, and free of it whatever has the focus. */
export const footHeight = '68px';
