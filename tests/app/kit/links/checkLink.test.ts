/** Which addresses of the wire may be followed (NAV-10, NAV-15): https elsewhere, paths here, nothing else. */
import { describe, expect, it } from 'vitest';
import { checkLink } from '../../../../src/app/kit/links/checkLink.ts';

const ORIGIN = 'https://hanpan.example';
const check = (text: string) => checkLink(text, ORIGIN);

describe('an address of the wire (NAV-10, NAV-15)', () => {
  it.each([
    ['https://t.me/house', 'https://t.me/house'],
    ['HTTPS://Open.Kakao.com/o/1?a=1#b', 'https://open.kakao.com/o/1?a=1#b'],
    [' https://t.me/house ', 'https://t.me/house'],
  ])('%j leads outside', (text, url) => {
    expect(check(text)).toEqual({ kind: 'outside', url });
  });

  it.each([
    ['/rule', '/rule'],
    ['/korea/wintielose?sport=1#top', '/korea/wintielose?sport=1#top'],
    [`${ORIGIN}/message`, '/message'],
    ['/a/../rule', '/rule'],
  ])('%j stays on this site', (text, path) => {
    expect(check(text)).toEqual({ kind: 'site', path });
  });

  it.each([
    ['', 'empty'],
    [' \t', 'empty'],
    [`https://t.me/${'a'.repeat(2_000)}`, 'tooLong'],
    ['javascript:alert(1)', 'scheme'],
    ['JaVaScRiPt:alert(1)', 'scheme'],
    ['data:text/html,<b>', 'scheme'],
    ['blob:https://other.example/1', 'scheme'],
    ['http://t.me/house', 'scheme'],
    ['vbscript:x', 'scheme'],
    ['mailto:a@b.c', 'scheme'],
    ['java\nscript:alert(1)', 'malformed'],
    ['//evil.example/', 'malformed'],
    ['/\\evil.example/', 'malformed'],
    ['\\\\evil.example', 'malformed'],
    ['/\t/evil.example', 'malformed'],
    ['/.//evil.example', 'malformed'],
    [`${ORIGIN}//evil.example`, 'malformed'],
    ['evil.example', 'malformed'],
    ['https://', 'malformed'],
    ['https://house@evil.example/', 'credentials'],
    [`https://hanpan.example:443@evil.example/`, 'credentials'],
  ])('%j is refused as %s', (text, reason) => {
    expect(check(text)).toEqual({ kind: 'refused', reason });
  });
});
