/** A notice is text: whatever HTML it comes in. */
import { describe, expect, it } from 'vitest';
import { noticeText, withoutLabel } from '../../../../src/app/frame/notices/noticeText.ts';

describe('NAV-02: the notice line', () => {
  it.each([
    ['<p>10월 24일 <b>(토)</b> 안내</p>', '10월 24일 (토) 안내'],
    ['<img src=x onerror=alert(1)>점검', '점검'],
    ['<script>alert(1)</script>공지<style>a{}</style>', '공지'],
    ['A &amp; B &lt;C&gt; &#54620;&#xD310;&nbsp;&unknown;', 'A & B <C> 한판 &unknown;'],
    ['  줄\n바꿈  ', '줄 바꿈'],
  ])('%s', (html, text) => {
    expect(noticeText(html)).toBe(text);
  });

  it('does not repeat the label it stands under', () => {
    expect(withoutLabel('[공지] 점검 안내', '공지')).toBe('점검 안내');
    expect(withoutLabel('<p><b>[공지]</b> 점검 안내</p>', '공지')).toBe('<p><b></b> 점검 안내</p>');
    expect(withoutLabel('[긴급] 점검 안내', '공지')).toBe('[긴급] 점검 안내');
  });
});
