/** Which games a tab looks at by its address alone, while none or few are here. */
import { describe, expect, it } from 'vitest';
import { topicOfPlace } from '../../../../src/app/frame/session/PageLook.tsx';
import { Topic } from '../../../../src/domain/events/topics.ts';
import { SPORT } from '../../../../src/domain/reference/sports.ts';

const topicAt = (address: string, state: unknown = null) => {
  const { pathname, search } = new URL(address, 'https://site.invalid');
  return topicOfPlace({ pathname, search, state });
};

describe('S-24 before its games are here a tab looks at', () => {
  it.each([
    ['/', 'page:home'],
    ['/korea/wintielose', 'page:wintielose/all'],
    [`/korea/wintielose?sport_id=${SPORT.baseball}&baseball=1`, 'page:wintielose/baseball'],
    [`/korea/wintielose?sport_id=${SPORT.baseball}&league=5&page=3`, 'page:wintielose/baseball'],
    ['/korea/wintielose?search=a', 'page:wintielose/all'],
    ['/korea/wintielose?sport_id=unheard-of', 'page:wintielose/other'],
  ])('%s: %s', (address, topic) => {
    expect(topicAt(address)).toBe(topic);
    expect(Topic.safeParse(topic).success).toBe(true);
  });

  it('the page behind the login card: the one the visitor came for, or home', () => {
    expect(topicAt('/login')).toBe('page:home');
    expect(topicAt('/login', { from: '/korea/wintielose?sport_id=other' })).toBe('page:wintielose/other');
    expect(topicAt('/login', { from: '//elsewhere.invalid/korea/wintielose' })).toBe('page:home');
    expect(topicAt('/login', { from: '/bet_result' })).toBeUndefined();
  });

  it('none of a page without prices', () => {
    expect(topicAt('/bet_result')).toBeUndefined();
  });
});
