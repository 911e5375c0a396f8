/** Where a page begins for whoever seems to be nobody. */
import { describe, expect, it } from 'vitest';
import { visitorsStart } from '../../../../src/app/frame/session/visitorsStart.ts';

describe('visitorsStart', () => {
  it('SES-01 begins at the login card, which is told where they were going', () => {
    expect(visitorsStart('/', '', false)).toEqual({ to: '/login', from: '/' });
    expect(visitorsStart('/korea/wintielose', '?league=1', false)).toEqual({
      to: '/login',
      from: '/korea/wintielose?league=1',
    });
  });

  it.each(['/login', '/maintenance'])('SES-10 leaves %s as it is', (path) => {
    expect(visitorsStart(path, '', true)).toBeUndefined();
  });
});
