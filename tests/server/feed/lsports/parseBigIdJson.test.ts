import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseBigIdJson, quoteBigIntegers } from '../../../../server/feed/lsports/parseBigIdJson.ts';

describe('JSON with ids beyond 2^53', () => {
  test.each([
    ['the sample', '{"Id":149383821811098946}', { Id: '149383821811098946' }],
    ['the largest exact integer', '[9007199254740991]', [9_007_199_254_740_991]],
    ['one more', '[9007199254740992]', ['9007199254740992']],
    ['below zero', '[-9007199254740993,-5]', ['-9007199254740993', -5]],
    ['nested', '{"a":[{"b":{"c":[172814742111092776]}}]}', { a: [{ b: { c: ['172814742111092776'] } }] }],
    ['a text of digits', '{"Id":"149383821811098946"}', { Id: '149383821811098946' }],
    ['a key of digits', '{"149383821811098946":1}', { '149383821811098946': 1 }],
    ['a number inside a text', '{"a":"x 149383821811098946, y"}', { a: 'x 149383821811098946, y' }],
    [
      'an escaped quote before digits',
      String.raw`{"a":"\" 149383821811098946","b":1}`,
      { a: '" 149383821811098946', b: 1 },
    ],
    [
      'a backslash at the end of a text',
      String.raw`{"a":"\\","b":149383821811098946}`,
      { a: '\\', b: '149383821811098946' },
    ],
    [
      'an escaped code point',
      String.raw`{"a":"\u0022","b":[149383821811098946]}`,
      { a: '"', b: ['149383821811098946'] },
    ],
    ['a fraction', '[14938382181109.25]', [14_938_382_181_109.25]],
    ['an exponent', '[1e20,2E+3,-4.5e-2]', [1e20, 2_000, -0.045]],
    ['without blanks around', '{"a":149383821811098946,"b":true}', { a: '149383821811098946', b: true }],
  ])('LS-J1: %s', (_name, text, value) => {
    expect(parseBigIdJson(text)).toEqual(value);
  });

  test('LS-J2: whatever has no big integer is parsed as JSON.parse would', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        fc.pre(!/\d{16}/.test(text));
        expect(parseBigIdJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test('LS-J3: any integer survives digit by digit, wherever it stands', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.string(), (id, text) => {
        const parsed = parseBigIdJson(`{"t":${JSON.stringify(text)},"id":[${id}]}`) as {
          t: string;
          id: (string | number)[];
        };
        expect(parsed.t).toBe(text);
        expect(String(parsed.id[0])).toBe(String(id));
      }),
    );
  });

  test('LS-J4: a text that is not JSON stays so', () => {
    expect(parseBigIdJson('{"Id":149383821811098946')).toBeUndefined();
    expect(parseBigIdJson('')).toBeUndefined();
    expect(quoteBigIntegers('"149383821811098946')).toBe('""149383821811098946"');
  });
});
