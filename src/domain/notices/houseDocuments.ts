/** What documents of the house are made of: groups of contacts, banners, chapters of rules. Which documents there are is in `calls/house.ts`. */
import { z } from 'zod';
import { MessengerEntry } from './notice.ts';

/** A path of this site or nothing: no other site's (`//`, `/\`), and nothing that is code. */
const SitePath = z
  .string()
  .max(200)
  .regex(/^(?:\/(?![/\\])[!-[\]-~]*)?$/);
/** Below a folder, and not out of it. */
export const FilePath = z
  .string()
  .max(200)
  .regex(/^(?!.*\.\.)[\w-][\w./-]*$/);

/** One group of `GET /setting/messenger`; `imgPath` is below `/file/download/` (NAV-15). */
export const MessengerGroup = z.object({
  imgPath: FilePath,
  entries: z.array(MessengerEntry).max(10),
});
export type MessengerGroup = z.infer<typeof MessengerGroup>;

/** A banner on the home page: an event of the house, drawn from these words; `path` is a path of this site or empty. */
export const EventBanner = z.object({
  id: z.string().max(80),
  title: z.string().max(120),
  text: z.string().max(300),
  path: SitePath,
});
export type EventBanner = z.infer<typeof EventBanner>;

/** One chapter of `/rule`. `contents` is HTML; sanitised before it is drawn. */
export const RuleChapter = z.object({
  id: z.string().max(80),
  title: z.string().max(120),
  contents: z.string().max(40_000),
});
export type RuleChapter = z.infer<typeof RuleChapter>;
