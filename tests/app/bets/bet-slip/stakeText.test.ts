/** Typing an amount: separators, what may be bet as the end, the caret where it was; what is no amount stays as it was typed. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stakeTyped } from '../../../../src/app/bets/bet-slip/stakeText.ts';
import { stakeText } from '../../../../src/domain/bet-slip/stakeAmount.ts';

const upTo = (balance: number) => (won: number) => Math.min(won, balance);

/** `|` is the caret. */
const type = (marked: string, before: string, balance = 1_000_000_000) => {
  const caret = marked.indexOf('|');
  const { text, typed, caret: to } = stakeTyped(before, marked.replace('|', ''), caret, upTo(balance));
  return { shown: `${text.slice(0, to)}|${text.slice(to)}`, typed };
};

/** Types text at the end of the field, a character at a time. */
const typedThrough = (text: string) => {
  let field = { text: '', typed: stakeTyped('', '', 0, upTo(1e15)).typed };
  for (const character of text) {
    const next = field.text + character;
    field = stakeTyped(field.text, next, next.length, upTo(1e15));
  }
  return field;
};

describe('AMT-1 CRT-04: the amount field', () => {
  it.each([
    ['', '5|', '5|', 5],
    ['500', '5000|', '5,000|', 5_000],
    ['50,000', '50,0000|', '500,000|', 500_000],
    ['50,000', '1|50,000', '1|50,000', 150_000],
    ['150,000', '12|50,000', '1,2|50,000', 1_250_000],
    ['1,250,000', '9|1,250,000', '9|1,250,000', 91_250_000],
    ['1,250,000', '1,2|0,000', '12|0,000', 120_000],
    ['', '0005|', '5|', 5],
    ['', '0|', '0|', 0],
    ['', '５０００|', '5,000|', 5_000],
    ['', '₩5,000원|', '₩5,000원|', 5_000],
    ['5,000', '5,000 |', '5,000 |', 5_000],
    ['5,000', '5,000.|', '5,000.|', 5_000],
    ['5,000', '1,250,000|', '1,250,000|', 1_250_000],
  ])('%s → %s shows %s', (before, marked, shown, won) => {
    expect(type(marked, before)).toEqual({ shown, typed: { kind: 'amount', won } });
  });

  it.each([
    ['5,000.', '5,000.5|', '5,000.5|', { kind: 'fraction', won: 5_000.5 }],
    ['', '5000.5|', '5,000.5|', { kind: 'fraction', won: 5_000.5 }],
    ['', '５０００．５|', '5,000.5|', { kind: 'fraction', won: 5_000.5 }],
    ['', '-5000|', '-5000|', { kind: 'negative' }],
    ['', '−3.5|', '−3.5|', { kind: 'negative' }],
    ['1', '1e|', '1e|', { kind: 'unreadable' }],
    ['', '1e5|', '1e5|', { kind: 'unreadable' }],
    ['', 'abc|', 'abc|', { kind: 'unreadable' }],
    ['', '5000 5|', '5000 5|', { kind: 'unreadable' }],
    ['', '5000,5|', '5000,5|', { kind: 'unreadable' }],
    ['5,000', '5,000,|', '5,000,|', { kind: 'unreadable' }],
    ['5,000,', '5,000,5|', '5,000,5|', { kind: 'unreadable' }],
    ['', '5.000.5|', '5.000.5|', { kind: 'unreadable' }],
    ['', '5000²|', '5000²|', { kind: 'unreadable' }],
    ['', '|', '|', { kind: 'none' }],
    ['5', ' |', ' |', { kind: 'none' }],
  ])('%s → %s stays as %s and is no amount', (before, marked, shown, typed) => {
    expect(type(marked, before)).toEqual({ shown, typed });
  });

  it('AMT-1 CRT-05 5000.5 typed key by key is never 50,005, and is an amount again once the point is gone with its digit', () => {
    expect(typedThrough('5000.5')).toMatchObject({ text: '5,000.5', typed: { kind: 'fraction' } });
    expect(type('5,000|', '5,000.')).toEqual({ shown: '5,000|', typed: { kind: 'amount', won: 5_000 } });
    expect(typedThrough('5,000,500').typed).toEqual({ kind: 'amount', won: 5_000_500 });
  });

  it.each(['5000 5', '5000원5', '5000\u30005', '원5', '5000,5'])(
    'AMT-1 "%s" typed key by key is no amount: what is dropped from the field joins nothing',
    (text) => {
      expect(typedThrough(text)).toMatchObject({ typed: { kind: 'unreadable' } });
    },
  );

  it('AMT-1 whatever is typed or pasted, an amount is one number whose digits stood side by side', () => {
    const signs = fc.constantFrom(...'0123456789０５９.,．，。-−+eE ₩원²½a٣\u200b'.split(''));
    const text = fc.string({ unit: signs, maxLength: 14 });
    // Grouped by threes; typed key by key a comma may come late or early, as long as it stood where one belongs when the field was read.
    const pasted = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.0*)?$/;
    const keyed = /^\d+(?:,\d{3,})*(?:\.0*)?$/;
    fc.assert(
      fc.property(text, (written) => {
        const ascii = written.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
        const plain = ascii
          .replaceAll('。', '.')
          .trim()
          .replace(/^₩\s*/, '')
          .replace(/\s*원$/, '');
        for (const [{ typed }, asOneNumber] of [
          [stakeTyped('', written, written.length, upTo(1e15)), pasted],
          [typedThrough(written), keyed],
        ] as const) {
          if (typed.kind !== 'amount' || typed.won === 0) continue;
          expect(plain).toMatch(asOneNumber);
          expect(typed.won).toBe(Number(plain.replaceAll(',', '')));
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('is capped at the balance, with the caret at the end', () => {
    const capped = { shown: '500,000|', typed: { kind: 'amount', won: 500_000 } };
    expect(type('99|9,999', '99,999', 500_000)).toEqual(capped);
    expect(type('9'.repeat(40) + '|', '', 1_234)).toMatchObject({ shown: '1,234|' });
  });

  it('is empty for no stake', () => {
    expect(stakeText(0)).toBe('');
    expect(stakeText(50_000)).toBe('50,000');
  });
});
