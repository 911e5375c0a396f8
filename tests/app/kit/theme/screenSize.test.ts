import { describe, expect, test } from 'vitest';
import { laidOutWidth, screenWords } from '../../../../src/app/kit/theme/screenSize.ts';

describe('which layout a page has', () => {
  test.each([
    [425, ['narrow', 'upToMiddle']],
    [959, ['narrow', 'upToMiddle']],
    [960, ['middle', 'upToMiddle', 'fromMiddle', 'tight']],
    [1263, ['middle', 'upToMiddle', 'fromMiddle', 'tight']],
    [1264, ['wide', 'fromMiddle', 'tight']],
    [1440, ['wide', 'fromMiddle']],
  ])('NAV-09 %i px', (width, words) => {
    expect(screenWords(width)).toEqual(words);
  });

  test('NAV-09 a choice decides for any window', () => {
    expect(laidOutWidth(undefined, 800)).toBe(800);
    expect(screenWords(laidOutWidth('mobile', 1920))).toContain('narrow');
    expect(screenWords(laidOutWidth('desktop', 400))).toEqual(['wide', 'fromMiddle', 'tight']);
    expect(screenWords(laidOutWidth('desktop', 1920))).toEqual(['wide', 'fromMiddle']);
  });
});
