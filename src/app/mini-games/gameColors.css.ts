/**
 * Colours of stages and boards alone: the two sides and the tie (always with a letter, never on a price), the felt, balls, cards.
 *
 * White on a side is 4.9:1 or more; a side's line is 4.5:1 or more on the felt and on a panel of its theme.
 */
import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';

const dark = {
  felt: '#0E1A2B',
  feltLow: '#13233A',
  groove: '#22365A',
  grooveLine: '#3D5580',
  path: '#EEF3FA',
  sideA: '#3A6BD0',
  sideB: '#C03F52',
  tie: '#1F7F5C',
  neutral: '#44536C',
  onSide: '#FFFFFF',
  lineA: '#8DB2FF',
  lineB: '#FF98A2',
  lineTie: '#5FD3A8',
  ballOne: '#1F7C6F',
  ballTwo: '#5272A4',
  ballThree: '#7A5BC6',
  ballFour: '#B04A7C',
  core: '#FFFFFF',
  onCore: '#0F1828',
  powerBall: '#0B0F17',
  card: '#FFFFFF',
  cardLine: '#C5CFDD',
  cardBack: '#24406E',
  suitRed: '#B4213A',
  suitBlack: '#0F1828',
};

const light: typeof dark = {
  ...dark,
  felt: '#E3EBF6',
  feltLow: '#D3DFF0',
  groove: '#B3C3DC',
  grooveLine: '#8FA3C2',
  path: '#0F1828',
  neutral: '#56647A',
  lineA: '#2456C4',
  lineB: '#B0283D',
  lineTie: '#166B4C',
};

const asVariables = Object.fromEntries(Object.keys(dark).map((name) => [name, name])) as typeof dark;

export const gameColor = createGlobalThemeContract(asVariables, (name) => `hp-game-${name}`);

createGlobalTheme(':root', gameColor, dark);
globalStyle(':root:not([data-theme="dark"])', {
  '@media': { '(prefers-color-scheme: light)': { vars: assignVars(gameColor, light) } },
});
globalStyle(':root[data-theme="light"]', { vars: assignVars(gameColor, light) });
