/**
 * What the house writes for all its members (rules ART): articles of events, and notices, among them what popups and the notice line have said. HTML,
 * cleaned before it is stored and again before it is drawn.
 */
import { z } from 'zod';
import { FilePath } from '../notices/houseDocuments.ts';

/** Where an article stands: the pages of events (COM-02), then notices by how they were first said. */
export const EVENT_SHELVES = ['event', 'casinoSlot', 'coin', 'accrued', 'eventRule'] as const;
export const NOTICE_SHELVES = ['notice', 'popup', 'news'] as const;
export const ARTICLE_PARTS = ['event', 'notice'] as const;
export type ArticlePart = (typeof ARTICLE_PARTS)[number];
export type EventShelf = (typeof EVENT_SHELVES)[number];
export type NoticeShelf = (typeof NOTICE_SHELVES)[number];
export const Shelf = z.enum([...EVENT_SHELVES, ...NOTICE_SHELVES]);
export type Shelf = z.infer<typeof Shelf>;

export const isEventShelf = (shelf: Shelf): shelf is EventShelf => EVENT_SHELVES.some((one) => one === shelf);
export const partOf = (shelf: Shelf): ArticlePart => (isEventShelf(shelf) ? 'event' : 'notice');

export const ArticleId = z.string().regex(/^[\w-]{1,40}$/);
const Words = z.object({
  shelf: Shelf,
  title: z.string().min(1).max(120),
  /** What a list says below the title; may be empty. */
  summary: z.string().max(300),
  /** HTML. */
  contents: z.string().max(20_000),
  /** Below `/file/download/`; `null` where the banner is drawn. */
  picture: FilePath.nullable(),
  /** Epoch ms; `null` for what has no beginning or end. */
  startsAt: z.number().int().nullable(),
  endsAt: z.number().int().nullable(),
});

/** An article as one member may see it: of one that was withdrawn only its title is left. */
export const Article = Words.extend({
  id: ArticleId,
  isWithdrawn: z.boolean(),
  /** When it was first said, epoch ms. */
  at: z.number().int(),
  /** Epoch ms; `null` for one that was never changed. */
  changedAt: z.number().int().nullable(),
  /** Whether whoever asks has opened it. */
  isRead: z.boolean(),
});
export type Article = z.infer<typeof Article>;

/** What an operator writes. An `id` that is known changes that article, and shows it again if it was withdrawn. */
export const WrittenArticle = Words.extend({ id: ArticleId.optional() })
  .strict()
  .refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt);
export type WrittenArticle = z.infer<typeof WrittenArticle>;

export type EventState = 'coming' | 'running' | 'ended';

/** How an event stands (ART-1). @param now epoch ms */
export function eventStateOf({ startsAt, endsAt }: Pick<Article, 'startsAt' | 'endsAt'>, now: number): EventState {
  if (endsAt !== null && now >= endsAt) return 'ended';
  return startsAt !== null && now < startsAt ? 'coming' : 'running';
}
