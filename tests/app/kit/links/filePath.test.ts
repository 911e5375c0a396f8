import { describe, expect, test } from 'vitest';
import { filePath } from '../../../../src/app/kit/links/filePath.ts';

describe('files of the house', () => {
  test('NAV-15 a plain path is below the download path', () => {
    expect(filePath('messenger/alternate-domain.png')).toBe('/file/download/messenger/alternate-domain.png');
  });

  test.each([
    '',
    '/etc/passwd',
    '../secret',
    'a/../b',
    'a//b',
    'a b.png',
    'https://other.example/x.png',
    'x?y',
    '.hidden',
  ])('NAV-15 `%s` is not asked for', (path) => {
    expect(filePath(path)).toBeUndefined();
  });
});
