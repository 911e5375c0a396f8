/** What a nickname is, and which of two passes for the other (ACC-7, ACC-8). */
import { describe, expect, it } from 'vitest';
import { Nickname, nicknameKey } from '../../../src/domain/session/nickname.ts';

describe('a nickname', () => {
  it.each([
    ['새별명', '새별명'],
    [' 새별\u3000', '새별'],
    ['Hanpan7', 'Hanpan7'],
    ['한판Fan1', '한판Fan1'],
    ['Ｈａｎｐａｎ７', 'Hanpan7'],
    ['한판'.normalize('NFD'), '한판'],
    ['\u2460\u2461', '12'],
  ])('ACC-7 %j is stored as %s', (typed, stored) => {
    expect(Nickname.parse(typed)).toBe(stored);
  });

  it.each([
    ['one letter', '가'],
    ['thirteen', '가'.repeat(13)],
    ['more than anybody types', 'a'.repeat(1_000)],
    ['more once it is made plain', '\ufdfa\ufdfa'],
    ['room inside', '가 나'],
    ['a zero-width space', '가\u200b나'],
    ['a zero-width joiner', '가\u200d나'],
    ['a Hangul filler', '가\u3164나'],
    ['a half-width Hangul filler', '가\uffa0나'],
    ['a soft hyphen', '가\u00ad나'],
    ['text turned round', '\u202e가나'],
    ['an isolate', '\u2066가나\u2069'],
    ['a tag', '가나\u{e0041}'],
    ['a variation selector', '가나\ufe0f'],
    ['a mark on a letter', 'a\u0301b\u0301'],
    ['a letter alone', 'ㅣㅣ'],
    ['Cyrillic that looks Latin', '\u0430dmin'],
    ['Greek that looks Latin', '\u0391dmin'],
    ['Han', '漢字'],
    ['markup', '<b>'],
    ['a null', 'a\0b'],
    ['a line', 'ab\ncd'],
    ['half a sign', '가나\ud800'],
  ])('ACC-7 is not %s', (_what, typed) => {
    expect(Nickname.safeParse(typed).success).toBe(false);
  });
});

describe('two nicknames', () => {
  it.each([
    ['Hanpan', 'hANPAN'],
    ['Hanpan', 'Ｈａｎｐａｎ'],
    ['lucky', 'Iucky'],
    ['lucky1', '1uckyI'],
    ['bingo', 'b1ng0'],
    ['modern', 'modem'],
    ['wow', 'vvow'],
    ['한판', '한판'.normalize('NFD')],
  ])('ACC-8 %s and %s are one', (a, b) => {
    expect(nicknameKey(a)).toBe(nicknameKey(b));
  });

  it.each([
    ['한판', '한편'],
    ['lucky', 'lucy'],
    ['member7', 'member8'],
  ])('ACC-8 %s and %s are two', (a, b) => {
    expect(nicknameKey(a)).not.toBe(nicknameKey(b));
  });
});
