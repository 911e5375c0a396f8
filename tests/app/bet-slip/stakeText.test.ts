/** Typing an amount: digits, separators, the balance as the end, the caret where it was. */
import { describe, expect, it } from 'vitest';
import { typedStake } from '../../../src/app/bet-slip/stakeText.ts';
import { stakeText } from '../../../src/domain/bet-slip/stakeAmount.ts';

/** `|` is the caret. */
const type = (marked: string, balance = 1_000_000_000) => {
  const caret = marked.indexOf('|');
  const typed = typedStake(marked.replace('|', ''), caret, balance);
  return { shown: `${typed.text.slice(0, typed.caret)}|${typed.text.slice(typed.caret)}`, stake: typed.stake };
};

describe('CRT-04: the amount field', () => {
  it.each([
    ['5|', '5|', 5],
    ['5000|', '5,000|', 5_000],
    ['50,0000|', '500,000|', 500_000],
    ['1|50,000', '1|50,000', 150_000],
    ['12|50,000', '1,2|50,000', 1_250_000],
    ['9|1,250,000', '9|1,250,000', 91_250_000],
    ['1,2|0,000', '12|0,000', 120_000],
    ['abc|', '|', 0],
    ['|', '|', 0],
    ['0005|', '5|', 5],
    ['-3.5|', '35|', 35],
  ])('%s shows %s', (marked, shown, stake) => {
    expect(type(marked)).toEqual({ shown, stake });
  });

  it('is capped at the balance, with the caret at the end', () => {
    expect(type('99|9,999', 500_000)).toEqual({ shown: '500,000|', stake: 500_000 });
    expect(type('9'.repeat(40) + '|', 1_234)).toEqual({ shown: '1,234|', stake: 1_234 });
  });

  it('is empty for no stake', () => {
    expect(stakeText(0)).toBe('');
    expect(stakeText(50_000)).toBe('50,000');
  });
});
