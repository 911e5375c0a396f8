/** Rows that the member's own stream tells whole (LST-11). */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { MemberEvent } from '../../../src/domain/events/catalogue.ts';
import { toldRows } from '../../../src/domain/lists/list.ts';

const Note = z.strictObject({ id: z.string(), at: z.number(), text: z.string() });
const live = toldRows('notes', Note, ({ id }) => id);
const told = (list: string, row: unknown): MemberEvent => ({ type: 'RowTold', at: 1, data: { list, row } });

describe('a row that is told', () => {
  const before = { id: 'n1', at: 1, text: 'before' };
  const after = { id: 'n1', at: 1, text: 'after' };

  it('LST-11 is as it was told, whatever it was before', () => {
    const event = told('notes', after);
    expect(live.idOf(event)).toBe('n1');
    expect(live.evolve(before, event)).toEqual(after);
    expect(live.evolve(undefined, event)).toEqual(after);
  });

  it.each([
    ['of another list', told('letters', after)],
    ['of no shape of its list', told('notes', { ...after, html: '<b>' })],
    ['not at all', { type: 'PointsChanged', at: 1, data: { point: 1 } } as const],
  ])('LST-11 %s changes nothing', (_what, event) => {
    expect(live.idOf(event)).toBeUndefined();
    expect(live.evolve(before, event)).toEqual(before);
  });
});
