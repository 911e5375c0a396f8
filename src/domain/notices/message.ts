/** A letter of the house to one member (SES-11): read in `/message`, counted in the header until it is. */
import { z } from 'zod';

export const Message = z.object({
  id: z.string().min(1).max(40),
  title: z.string().max(200),
  /** HTML; sanitised before it is drawn. */
  contents: z.string().max(20_000),
  /** Epoch ms. */
  sentAt: z.number().int(),
  /** Epoch ms; `null` while unread. */
  readAt: z.number().int().nullable(),
});
export type Message = z.infer<typeof Message>;

/** What an operator writes of a letter; its HTML is stored as the house may say it (MSG-4). */
export const LetterText = z.object({ title: Message.shape.title.min(1), contents: Message.shape.contents.min(1) });

/** A row of the list of letters; of one that was deleted nothing is left but that it was. */
export const Letter = Message.extend({ isDeleted: z.boolean() });
export type Letter = z.infer<typeof Letter>;
