/** Which round an operator means by a number or a time. */
import { expect, it } from 'vitest';
import { roundTyped } from '../../../src/app/office/pages/results/roundTyped.ts';
import { gameOf } from '../../../src/domain/mini-games/gameTable.ts';
import { timesOf } from '../../../src/domain/mini-games/round.ts';

const game = gameOf('401')!;
const typed = (text: string) => roundTyped(game, '2026-11-27', text);

it('ROU-15 is that of the day by its number, or the one that is drawn at that minute of Seoul', () => {
  expect(typed(' 701 ')).toBe('mg.401.20261127.701');
  expect(typed('11:41')).toBe('mg.401.20261127.701');
  expect(new Date(timesOf(typed('11:41')!).drawsAt).toISOString()).toBe('2026-11-27T02:41:00.000Z');
  expect(typed('0:01')).toBe('mg.401.20261127.1');
  expect(roundTyped(gameOf('216')!, '2026-11-27', '11:41')).toBe('mg.216.20261127.141');
});

it('ROU-15 is none for what is no number of that day and no time', () => {
  for (const text of ['', '0', '1441', '24:00', '11:60', '-1', 'abc']) expect(typed(text)).toBeUndefined();
});
