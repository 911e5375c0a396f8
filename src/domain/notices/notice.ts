/** Things the house tells its members: the notice line, popups, contact entries (§3, §7). */
import { z } from 'zod';

/** One item of `GET /newsLink`. `contents` is HTML and must be sanitised, or shown as text, before it is drawn. */
export const NewsItem = z.object({ id: z.string(), contents: z.string().max(10_000) });
export type NewsItem = z.infer<typeof NewsItem>;

export const MessengerEntry = z.object({
  kind: z.enum(['kakao', 'telegram']),
  useFlag: z.union([z.literal(0), z.literal(1)]),
  /** Opened in a window of its own by whoever presses it: no address that is code. */
  url: z.url({ protocol: /^https$/ }).max(500),
  messengerId: z.string().max(80),
});
export type MessengerEntry = z.infer<typeof MessengerEntry>;
