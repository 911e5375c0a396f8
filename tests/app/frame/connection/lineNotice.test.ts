/** What a page says of the line, from what is stored. */
import { describe, expect, it } from 'vitest';
import { lineNoticeOf } from '../../../../src/app/frame/connection/lineNotice.ts';
import type { LineChoice, LineState } from '../../../../src/domain/events/line.ts';
import { openDatabases } from '../../../support/engine/openDatabases.ts';
import { arrival } from '../../../../src/db/queries/arrival.ts';

const said = (state: LineState, choice: LineChoice = 'auto', had?: number, isWide = false) =>
  lineNoticeOf({
    offer: 'partial',
    line: { state, choice, isWide },
    progress: had === undefined ? undefined : { bytes: 400_000, had },
  });

describe('LIN-4 a page says', () => {
  it('that the rest is on its way, and how much of it is here', () => {
    expect(said('good')).toEqual({ kind: 'arriving', percent: undefined });
    expect(said('good', 'auto', 0)).toEqual({ kind: 'arriving', percent: 0 });
    expect(said('good', 'auto', 253_999)).toEqual({ kind: 'arriving', percent: 63 });
    expect(said('good', 'auto', 400_000)).toEqual({ kind: 'arriving', percent: 99 });
  });

  it('what is held back and why, until the member asks for all of it', () => {
    expect(said('slow')).toEqual({ kind: 'held', why: 'slow' });
    expect(said('slow', 'all')).toEqual({ kind: 'arriving', percent: undefined });
    expect(said('saving', 'saving')).toEqual({ kind: 'held', why: 'saving' });
    expect(said('slow', 'all', 100_000)).toEqual({ kind: 'arriving', percent: 25 });
  });

  it('how far an image is that was begun before the line was bad', () => {
    expect(said('slow', 'auto', 200_000)).toEqual({ kind: 'arriving', percent: 50 });
  });

  it('LIN-10 nothing of what a wide offer lacks, unless the member asked for all or the line is bad', () => {
    expect(said('good', 'auto', undefined, true)).toBeUndefined();
    expect(said('good', 'auto', 100_000, true)).toEqual({ kind: 'arriving', percent: 25 });
    expect(said('good', 'all', undefined, true)).toEqual({ kind: 'arriving', percent: undefined });
    expect(said('slow', 'auto', undefined, true)).toEqual({ kind: 'held', why: 'slow' });
  });

  it('of a whole offer that prices are held back, and nothing before there is any', () => {
    const line = { state: 'slow', choice: 'auto', isWide: false } as const;
    expect(lineNoticeOf({ offer: 'whole', line, progress: undefined })).toEqual({ kind: 'held', why: 'slow' });
    const all = { state: 'slow', choice: 'all', isWide: false } as const;
    expect(lineNoticeOf({ offer: 'whole', line: all, progress: undefined })).toBeUndefined();
    expect(lineNoticeOf({ offer: 'none', line, progress: undefined })).toBeUndefined();
  });

  it('what is stored', async () => {
    const { db } = openDatabases();
    const line = { state: 'good', choice: 'auto', isWide: false };
    expect(await arrival(db)).toEqual({ offer: 'none', line, progress: undefined });
    await db.settings.bulkPut([
      { key: 'partial', value: { pages: {} } },
      { key: 'progress', value: { bytes: 10, had: 5 } },
      { key: 'line', value: 'slow' },
      { key: 'lineChoice', value: 'all' },
    ]);
    expect(lineNoticeOf(await arrival(db))).toEqual({ kind: 'arriving', percent: 50 });
  });
});
