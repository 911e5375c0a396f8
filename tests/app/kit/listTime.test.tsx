/** Times of lists are written in one way (SES-17). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ListTime } from '../../../src/app/kit/ui/ListTime.tsx';

const ROOT = path.resolve(import.meta.dirname, '../../../src/app');
/** What lists members look at; the day of a kick-off, a span and the moment of a claim are no entries of a list. */
const WINGS = ['bets', 'money', 'service', 'mini-games/results'];

it('SES-17 an entry of a list says `YY-MM-DD HH:mm:ss` of Seoul, the seconds apart, so that a phone can leave them out', () => {
  const html = renderToStaticMarkup(<ListTime at={Date.UTC(2026, 11, 31, 15, 4, 5)} />);
  expect(html).toContain('dateTime="2027-01-01T00:04:05+09:00"');
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('27-01-01 00:04:05');
  expect(html).toMatch(/27-01-01 00:04<span class="\w+">:05<\/span>/);
});

it('SES-17 no page of lists writes a whole time of its own', () => {
  const own = WINGS.flatMap((wing) =>
    readdirSync(path.join(ROOT, wing), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .filter((name) =>
        /<time[^>]*>\s*\{(?:dateMinuteText|dayText)\((?!pick\.)/.test(
          readFileSync(path.join(ROOT, wing, name), 'utf8'),
        ),
      )
      .map((name) => `${wing}/${name}`),
  );
  expect(own).toEqual([]);
});
