/** Whatever an operator writes, in every field that reaches a member: HTML is stored as the house may say it, addresses are those of the house or refused, the rest is text (OPR-11). */
import { describe, expect, it } from 'vitest';
import { ATTRIBUTES, TAGS } from '../../../src/house-html/allowList.ts';
import { removedFrom } from '../../../src/house-html/removedHtml.ts';
import { storedHtml } from '../../../src/house-html/storedHtml.ts';
import type { Origin } from '../../../server/origin.ts';
import { htmlAttacks } from '../../support/house-html/htmlAttacks.ts';
import { HOSTILE_TEXTS } from '../../support/hostileTexts.ts';
import { signIn, type Caller } from '../support/caller.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { refusalOf, signInOperator, type OperatorCaller } from '../support/operator.ts';

const popup = {
  ...{ width: 450, pcLeftLocation: 120, pcTopLocation: 176, popupFlg: 1, visiableFlag: 1, notShowingexpireTime: 0 },
};
/** A text that no database keeps is no other than one that no form sends (CALL-6). */
const hasNul = (text: string) => text.includes('\0');
const attacks = htmlAttacks.filter((attack) => !hasNul(attack)).map((attack) => attack.slice(0, 9_000));
const written = { shelf: 'event', title: '글', summary: '', contents: '', picture: null, startsAt: null, endsAt: null };

/** Every tag that may stand in HTML of the house, as it is written anew. */
const allowed = new RegExp(
  `<(?:${TAGS.join('|')})(?: (?:${ATTRIBUTES.join('|')})="[^<>"]*")*>|</(?:${TAGS.join('|')})>`,
  'g',
);

/** No tag but those, no address but of the house, nothing that runs. */
function expectClean(html: string, of: string): void {
  expect(html.replaceAll(allowed, ''), of).not.toMatch(/[<>"]/);
  for (const tag of html.match(allowed) ?? [])
    expect(tag.replaceAll(/"[^"]*"/g, ''), of).not.toMatch(/\s(?:on\w+|style|srcdoc|id|name)=/i);
  for (const [, address = ''] of html.matchAll(/ (?:href|src)="([^"]*)"/g)) {
    expect(address.trim(), of).toMatch(/^(?:https:\/\/|\/(?![/\\]))/i);
  }
}

async function openHouse() {
  const origin = await openOrigin({ callBudgets: null });
  const [owner, member] = [await signInOperator(origin), await signIn(origin)];
  return { origin, owner, member };
}

const rowsOf = async (member: Caller, path: string) => {
  const { body } = await member.call('GET', path);
  return (Array.isArray(body) ? body : (body as { readonly rows: unknown }).rows) as readonly Record<string, unknown>[];
};
const logOf = async (origin: Origin) =>
  (await origin.inspect.log('bets:member1')).map(({ envelope }) => envelope).join('\n');
const set = (owner: OperatorCaller, key: string, value: unknown) => owner.does('/setting', { key, value });

describe('what operators write', () => {
  it(`OPR-11 ART-3 NAV-14 of ${htmlAttacks.length} attacks in popups nothing is stored that the house may not say, in them or in the notices they become`, async () => {
    expect(htmlAttacks.length).toBeGreaterThanOrEqual(88);
    const { owner, member } = await openHouse();
    for (let from = 0; from < attacks.length; from += 10) {
      const some = attacks.slice(from, from + 10);
      const value = some.map((contents, place) => ({ ...popup, id: `p${from + place}`, contents }));
      expect((await set(owner, 'popups', value)).status).toBe(200);
      const shown = await rowsOf(member, '/popup');
      expect(shown).toHaveLength(some.length);
      for (const [place, { contents }] of shown.entries()) expectClean(String(contents), some[place] ?? '');
      for (const { contents } of await rowsOf(member, '/article?shelf=popup'))
        expectClean(String(contents), 'a notice');
    }
  });

  it(`OPR-11 ART-3 of ${htmlAttacks.length} attacks in articles nothing is stored, told or shown to operators that the house may not say`, async () => {
    const { origin, owner, member } = await openHouse();
    for (const [place, contents] of attacks.entries()) {
      const answer = await owner.does('/article', { ...written, title: `글 ${place}`, contents });
      expect(answer.status, contents).toBe(200);
    }
    const told = await rowsOf(member, '/article?shelf=event&limit=200');
    expect(told.filter(({ title }) => String(title).startsWith('글 '))).toHaveLength(attacks.length);
    for (const { contents } of told) expectClean(String(contents), 'an article');
    const { body } = await owner.call('GET', '/house/article?limit=200');
    for (const { contents } of (body as { readonly rows: readonly { readonly contents: string }[] }).rows) {
      expectClean(contents, 'an article as operators see it');
    }
    expect(await logOf(origin)).not.toMatch(/<(?:script|iframe|svg|object|style)/i);
  });

  it(`OPR-11 MSG-4 of ${htmlAttacks.length} attacks in letters nothing is stored that the house may not say`, async () => {
    const { origin, owner, member } = await openHouse();
    for (const [place, contents] of attacks.entries()) {
      const given = { userId: 'member1', title: `쪽지 ${place}`, contents: `${contents} ` };
      expect((await owner.act('/letter', given)).status, contents).toBe(200);
    }
    const letters = (await rowsOf(member, '/message?limit=200')).filter(({ title }) =>
      String(title).startsWith('쪽지 '),
    );
    expect(letters).toHaveLength(attacks.length);
    for (const { contents } of letters) expectClean(String(contents), 'a letter');
    expect(await logOf(origin)).not.toMatch(/<(?:script|iframe|svg|object|style)/i);
    const long = { userId: 'member1', title: '긴 쪽지', contents: '&'.repeat(15_000) };
    expect(refusalOf(await owner.act('/letter', long)).reason).toBe('tooLong');
  });

  it('CALL-6 OPR-11 what has a NUL in it is refused in popups, banners, articles and letters, and nothing of it is stored', async () => {
    const { owner, member } = await openHouse();
    const nuls = [...HOSTILE_TEXTS, ...htmlAttacks].filter(hasNul);
    expect(nuls.length).toBeGreaterThanOrEqual(2);
    for (const contents of nuls) {
      const [title, text] = ['글', contents.slice(0, 60)];
      expect((await set(owner, 'popups', [{ ...popup, id: 'p', contents }])).status).toBe(400);
      expect((await set(owner, 'banners', [{ id: 'b', title, text, path: '/event' }])).status).toBe(400);
      expect((await owner.does('/article', { ...written, contents })).status).toBe(400);
      expect((await owner.act('/letter', { userId: 'member1', title, contents })).status).toBe(400);
    }
    expect(JSON.stringify(await rowsOf(member, '/popup'))).not.toContain('\\u0000');
  });

  it('OPR-11 OPR-2 an address that is code, of another site or out of its folder is refused wherever one belongs', async () => {
    const { owner } = await openHouse();
    const bad = [
      'javascript:attack()',
      'JaVaScRiPt:x',
      'data:text/html,x',
      'vbscript:x',
      '//elsewhere.invalid',
      '/\\elsewhere.invalid',
    ];
    for (const url of bad) {
      const entry = { kind: 'kakao', useFlag: 1, messengerId: 'x', url };
      for (const [key, value] of [
        ['messenger', [{ imgPath: 'a.svg', entries: [entry] }]],
        ['messenger', [{ imgPath: `../${url}`, entries: [] }]],
        ['banners', [{ id: 'a', title: 'x', text: 'x', path: url }]],
        ['lobbyUrls', { casino: url }],
      ] as const) {
        expect([url, key, (await set(owner, key, value)).status]).toEqual([url, key, 400]);
      }
      expect((await owner.does('/article', { ...written, picture: url })).status).toBe(400);
    }
  });

  it('OPR-11 COM-05 what is text stays text, letter by letter: titles, summaries, banners, coupons', async () => {
    const { owner, member } = await openHouse();
    const texts = [...HOSTILE_TEXTS, ...htmlAttacks]
      .map((text) => text.slice(0, 60))
      .filter((text) => !/\p{Cs}/u.test(text) && !hasNul(text));
    for (let from = 0; from < texts.length; from += 10) {
      const some = texts.slice(from, from + 10);
      const banners = some.map((text, place) => ({ id: `b${place}`, title: text, text, path: '/event' }));
      expect((await set(owner, 'banners', banners)).status).toBe(200);
      expect(await rowsOf(member, '/event/banner')).toEqual(banners);
    }
    const [text = ''] = htmlAttacks;
    await owner.does('/article', { ...written, title: text, summary: text });
    expect((await rowsOf(member, '/article?shelf=event'))[0]).toMatchObject({ title: text, summary: text });
    await owner.does('/coupon', { kind: 'points', amount: 1_000, title: text, days: 7, userId: 'member1' });
    expect((await rowsOf(member, '/coupon'))[0]).toMatchObject({ title: text });
  });

  it('OPR-10 what will not be stored is said of every attack that loses something, and writing anew twice changes nothing', () => {
    for (const attack of attacks) {
      const stored = storedHtml(attack);
      expect(storedHtml(stored), attack).toBe(stored);
      expect(removedFrom(stored), attack).toEqual([]);
      if (/^<(?:b on|script)/i.test(attack)) expect(removedFrom(attack), attack).not.toEqual([]);
    }
  });
});
