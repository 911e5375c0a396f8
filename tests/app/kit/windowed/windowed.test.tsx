/** Rows of a long list as they are first drawn (LST-12): what is left out has its room, and is counted. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Windowed, type RowKind, type RowPlace } from '../../../../src/app/kit/windowed/Windowed.tsx';

const HEIGHT = 50;
const idsOf = (count: number) => Array.from({ length: count }, (_, n) => `r${n}`);
const row = (id: string, { box, told }: RowPlace) => (
  <li id={id} data-index={box['data-index']} {...told}>
    {id}
  </li>
);
const draw = (count: number, kind: RowKind = 'li') =>
  renderToStaticMarkup(
    <Windowed items={idsOf(count)} keyOf={(id) => id} estimate={HEIGHT} kind={kind}>
      {row}
    </Windowed>,
  );
const drawnIn = (html: string) => [...html.matchAll(/id="r(\d+)"/g)].map(([, n]) => Number(n));

describe('a list', () => {
  it('LST-12 of up to ninety rows is drawn whole, and says nothing of places', () => {
    for (const count of [0, 1, 90]) {
      expect(drawnIn(draw(count))).toEqual(idsOf(count).map((_, n) => n));
      expect(draw(count)).not.toMatch(/aria-|<button/);
    }
  });

  it('LST-12 of more begins with what fits a window, and has the room of the others', () => {
    const html = draw(1_000);
    const drawn = drawnIn(html);
    expect(drawn[0]).toBe(0);
    expect(drawn.length).toBeGreaterThanOrEqual(20);
    expect(drawn.length).toBeLessThan(90);
    const rooms = [...html.matchAll(/block-size:(\d+)(?:px)?/g)].map(([, px]) => Number(px));
    expect(rooms.reduce((sum, px) => sum + px, 0)).toBe((1_000 - drawn.length) * HEIGHT);
    expect(html).toContain('aria-setsize="1000"');
    expect(html).toContain('1,000건 모두 표시');
  });

  it('LST-12 counts the rows of a table from its head', () => {
    const html = draw(200, 'tr');
    expect(html).toContain('aria-rowindex="2"');
    expect(html).not.toContain('aria-setsize');
  });
});
