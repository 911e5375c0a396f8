/** What members write, drawn by the screens that show it: text, whatever it is. */
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { InquiryRow } from '../../../../src/app/service/inquiries/InquiryRows.tsx';
import { Turn } from '../../../../src/app/service/inquiries/InquiryThread.tsx';
import { PostRow } from '../../../../src/app/service/posts/PostBoard.tsx';
import { MemberText } from '../../../../src/app/service/threads/MemberText.tsx';
import { type Inquiry, NewInquiry } from '../../../../src/domain/inquiries/inquiry.ts';
import { cleanText } from '../../../../src/domain/kernel/memberText.ts';
import { NewComment, NewPost, type Post } from '../../../../src/domain/posts/post.ts';
import { HOSTILE_TEXTS } from '../../../support/hostileTexts.ts';

const AT = Date.UTC(2026, 9, 24, 4, 38);
const draw = (screen: React.ReactNode) => renderToStaticMarkup(<MemoryRouter>{screen}</MemoryRouter>);
const escaped = (text: string) => renderToStaticMarkup(<i>{text}</i>).slice('<i>'.length, -'</i>'.length);
const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? [];

const kept = HOSTILE_TEXTS.map(cleanText);
const lineOf = (text: string) => cleanText(text.replaceAll('\n', ' ')).slice(0, 60);

/** Each place that draws what a member wrote. */
const places: readonly (readonly [name: string, draw: (text: string) => string, shown: (text: string) => string])[] = [
  ['a text', (text) => draw(<MemberText text={text} />), (text) => text],
  ['a turn of an inquiry', (text) => draw(<Turn turn={{ by: 'member', text, at: AT }} />), (text) => text],
  [
    'a line of the inquiries',
    (text) => draw(<InquiryRow inquiry={inquiryOf(text)} isOpen={false} />),
    (text) =>
      Array.from(text.split('\n', 1)[0] ?? '')
        .slice(0, 50)
        .join(''),
  ],
  ['a post in the list', (text) => draw(<PostRow post={postOf(text)} />), (text) => text],
];

const inquiryOf = (text: string): Inquiry => ({
  ...{ id: 'i', topic: 'other', betId: null, state: 'waiting', askedAt: AT },
  turns: [{ by: 'member', text, at: AT }],
});
const postOf = (text: string): Post => ({
  ...{ id: 'p', kind: 'talk', state: 'shown', author: '한판승부', level: 1, isOwn: false, isReported: false },
  ...{ title: lineOf(text), text, at: AT, editedAt: null, views: 1, comments: 0 },
});

describe('hostile texts', () => {
  it('FRE-1 COM-05 there are sixty of them, and every field that a member fills takes in each cleaned, or refuses it', () => {
    expect(new Set(HOSTILE_TEXTS).size).toBe(60);
    for (const text of HOSTILE_TEXTS) {
      const post = NewPost.safeParse({ kind: 'talk', title: text.slice(0, 60), text }).data;
      expect(post?.title ?? '').not.toMatch(/[\n\r\v\f\u0085]/);
      const read = [
        post,
        NewComment.safeParse({ postId: 'p', text: text.slice(0, 300) }).data,
        NewInquiry.safeParse({ topic: 'other', betId: null, text }).data,
      ];
      for (const one of read) {
        const taken = Object.values(one ?? {}).join('\n');
        expect(taken).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B\u2028\uFEFF]|\p{Cs}|\p{M}{4}/u);
      }
    }
    const far = 'ㅋ'.repeat(10_000_000);
    expect(NewPost.safeParse({ kind: 'talk', title: '긴 글', text: far }).success).toBe(false);
    expect(NewInquiry.safeParse({ topic: 'other', betId: null, text: far }).success).toBe(false);
  });

  it('FRE-1 COM-05 emoji with joiners, scripts from the right and line ends stay as they were', () => {
    const good = '👨‍👩‍👧‍👦 🏳️‍🌈 مرحبا שלום\n한글 ㅋㅋ café';
    expect(cleanText(good)).toBe(good);
  });

  it.each(places)('FRE-1 COM-05 %s has the tags of its screen and no other, whatever is written', (_, drawn, shown) => {
    const own = tagsOf(drawn('글')).map((tag) => tag.split(/[\s>]/)[0]);
    for (const text of kept) {
      const html = drawn(text);
      expect(tagsOf(html).map((tag) => tag.split(/[\s>]/)[0])).toEqual(own);
      expect(html).not.toMatch(/<a [^>]*href="(?!\/)/);
      expect(html).toContain(escaped(shown(text)));
    }
  });
});
