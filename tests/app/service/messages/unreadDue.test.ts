/** When a member is told of unread letters. */
import { describe, expect, it } from 'vitest';
import { unreadDue } from '../../../../src/app/service/messages/unreadDue.ts';

describe('SES-11: told once for each rise of the count', () => {
  it.each([
    ['nothing unread', 0, 0, false, { announced: 0, isDue: false }],
    ['unread at sign-in', 0, 2, false, { announced: 0, isDue: true }],
    ['still not told, because nobody looked', 0, 3, false, { announced: 0, isDue: true }],
    ['told already', 2, 2, false, { announced: 2, isDue: false }],
    ['another came', 2, 3, false, { announced: 2, isDue: true }],
    ['one was read elsewhere', 2, 1, false, { announced: 1, isDue: false }],
    ['one came while reading', 1, 2, true, { announced: 2, isDue: false }],
    ['reading straight away', 0, 2, true, { announced: 2, isDue: false }],
  ] as const)('%s', (_, announced, unread, isReading, expected) => {
    expect(unreadDue(announced, unread, isReading)).toEqual(expected);
  });

  it('tells again of one that comes after another was read', () => {
    const afterReading = unreadDue(2, 1, false);
    expect(unreadDue(afterReading.announced, 2, false).isDue).toBe(true);
  });
});
