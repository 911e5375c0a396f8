/** NAV-14: what is left of the house's HTML before a browser's parser reads it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlAttacks } from '../support/house-html/htmlAttacks.ts';
import { ATTRIBUTES, TAGS, VOID_TAGS } from '../../src/house-html/allowList.ts';
import { rewriteHtml } from '../../src/house-html/rewriteHtml.ts';

const names = TAGS.join('|');
const TAG = new RegExp(`<(?:${names})(?: (?:${ATTRIBUTES.join('|')})="[^<>"]*")*>|</(?:${names})>`, 'g');

/** Text, as it is left when the tags that are promised go; a tag or attribute beyond them leaves its brackets behind. */
const textOf = (markup: string) => markup.replaceAll(TAG, '');
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

test.each([
  ['나란히 <b>굵게</b> · “따옴표” 한판', '나란히 <b>굵게</b> · “따옴표” 한판'],
  ['<P ALIGN=center TITLE=가>한판<BR>두판</P>', '<p title="가">한판<br>두판</p>'],
  [
    '&lt;b&gt; &amp;lt; &#54620;&#xd310; &quot;&nbsp;&hellip; &없음; &',
    '&lt;b&gt; &amp;lt; 한판 &quot;\u00a0… &amp;없음; &amp;',
  ],
  ['<a href="/rule?a=1&amp;b=2">규정</a>', '<a href="/rule?a=1&amp;b=2">규정</a>'],
  [
    `<img src='/file/download/x' alt='a "b" c' onerror=attack()>`,
    '<img alt="a &quot;b&quot; c" src="/file/download/x">',
  ],
  [`<p title='"><img src=x onerror=attack()>'>x</p>`, '<p title="&quot;&gt;&lt;img src=x onerror=attack()&gt;">x</p>'],
  ['<ul><li>하나<li>둘</ul>', '<ul><li>하나</li><li>둘</li></ul>'],
  ['<div><b>닫지 않은', '<div><b>닫지 않은</b></div>'],
  ['앞<!-- <b>숨은</b> -->뒤', '앞뒤'],
  ['앞<!--><b>보이는</b>-->뒤', '앞<b>보이는</b>--&gt;뒤'],
  ['앞<![CDATA[<b>숨은</b>]]>뒤', '앞뒤'],
  ['<!doctype html><?xml version="1.0"?>글', '글'],
  ['<font color=red>붉은</font> <center>가운데</center>', '붉은 가운데'],
  ['<form action=/x><button>누름</button><input name=y></form>', '누름'],
  ['앞<script>attack("<b>")</script>뒤<style>*{}</style>', '앞뒤'],
  ['앞<svg><desc><img src=x></desc>속</svg>뒤<math><mi>x</mi></math>', '앞뒤'],
  ['앞<template><p>속</p></template><noscript><p>속</p></noscript>뒤', '앞뒤'],
  ['앞<svg><svg>속</svg>속</svg>뒤', '앞뒤'],
  ['앞<script>닫지 않은 <b>글</b>', '앞'],
  ['3 < 4, 5 > 4', '3 &lt; 4, 5 &gt; 4'],
  ['', ''],
])('NAV-14 %s', (html, expected) => {
  expect(rewriteHtml(html)).toBe(expected);
});

test(`NAV-14 of ${htmlAttacks.length} attacks only listed tags and attributes are left`, () => {
  for (const attack of htmlAttacks) expect(textOf(rewriteHtml(attack)), attack).not.toMatch(/[<>"]/);
});

const scrap = fc.oneof(
  fc.constantFrom('<', '>', '"', "'", '/', '=', '&', ';', '!', '-', '`', '\u0000', ' ', '\n'),
  fc.constantFrom('<!--', '-->', '<![CDATA[', ']]>', '</', '&#', '&lt'),
  fc.constantFrom(
    ...'script style svg math p img a table td textarea title template form onload onerror href'.split(' '),
  ),
  fc.constantFrom(' onerror=attack()', ' style="x"', ' id=x', " href='x'", ' SRC="x', '한판'),
  fc.constantFrom(...htmlAttacks),
  fc.string({ unit: 'binary', maxLength: 4 }),
);

test('NAV-14 whatever is thrown at it, no tag and no attribute beyond the list comes out', () => {
  fc.assert(
    fc.property(fc.array(scrap, { maxLength: 20 }), (scraps) => {
      expect(textOf(rewriteHtml(scraps.join('')))).not.toMatch(/[<>"]/);
    }),
    { numRuns: 2_000 },
  );
});

/** Elements that may hold each other and text without closing each other. */
const HOLDERS = [
  'b',
  'blockquote',
  'code',
  'div',
  'em',
  'i',
  'ins',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'u',
];

interface Written {
  readonly html: string;
  readonly text: string;
}

const text = fc
  .oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('한판 1,000원', '다음 주\n', 'a < b & c > "d"', '&amp;'))
  .map((words): Written => ({ html: escaped(words), text: words }));

const { benign } = fc.letrec<{ benign: Written }>((tie) => ({
  benign: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.constantFrom(...VOID_TAGS).map((tag): Written => ({ html: `<${tag}>`, text: '' })),
    fc
      .record({
        tag: fc.constantFrom(...HOLDERS),
        attributes: fc.dictionary(fc.constantFrom(...ATTRIBUTES), fc.string({ unit: 'grapheme' }), { maxKeys: 2 }),
        inside: fc.array(tie('benign'), { maxLength: 4 }),
      })
      .map(({ tag, attributes, inside }): Written => {
        const dress = ATTRIBUTES.filter((name) => Object.hasOwn(attributes, name)).map(
          (name) => ` ${name}="${escaped(attributes[name] ?? '')}"`,
        );
        const contents = inside.map(({ html }) => html).join('');
        return {
          html: `<${tag}${dress.join('')}>${contents}</${tag}>`,
          text: inside.map((part) => part.text).join(''),
        };
      }),
  ),
}));

test('NAV-14 HTML that means well comes out as it went in, with every word of it', () => {
  fc.assert(
    fc.property(benign, ({ html, text: words }) => {
      const markup = rewriteHtml(html);
      expect(markup).toBe(html);
      expect(textOf(markup)).toBe(escaped(words));
    }),
    { numRuns: 500 },
  );
});

test('NAV-14 a second pass takes no word away and lets nothing more through', () => {
  fc.assert(
    fc.property(fc.array(scrap, { maxLength: 20 }), (scraps) => {
      const once = rewriteHtml(scraps.join(''));
      const twice = rewriteHtml(once);
      expect(textOf(twice)).toBe(textOf(once));
      expect(rewriteHtml(twice)).toBe(twice);
    }),
    { numRuns: 1_000 },
  );
});
