/**
 * What the house tells that is asked for rather than streamed: settings, popups, contacts, letters, rules, banners. A document
 * is small, whole and replaced whole; its schema is the one both sides use.
 */
import { z } from 'zod';
import { Fixture } from '../sports/fixture.ts';
import { Message } from './message.ts';
import { MessengerEntry } from './notice.ts';
import { Popup } from './popup.ts';

const Flag = z.union([z.literal(0), z.literal(1)]);

/** A path of this site or nothing: no other site's (`//`, `/\`), and nothing that is code. */
const SitePath = z
  .string()
  .max(200)
  .regex(/^(?:\/(?![/\\])[!-[\]-~]*)?$/);
/** Below a folder, and not out of it. */
const FilePath = z
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

/** Who may read a document: anyone, or the signed-in member, for whom alone it is kept. */
export type Audience = 'visitor' | 'member';

const readBy = <By extends Audience, Schema extends z.ZodType>(audience: By, schema: Schema) =>
  ({ audience, schema }) as const;

export const houseDocuments = {
  /** Whether new members may join: 1 ended, 0 open (SES-12). */
  signUp: readBy('visitor', z.object({ joinStartEndFlg: Flag })),
  /** 1 while the site is under maintenance (SES-10). */
  maintenance: readBy('visitor', z.object({ siteNoticeFlg: Flag })),
  messengers: readBy('visitor', z.array(MessengerGroup).max(10)),
  popups: readBy('member', z.array(Popup).max(10)),
  messages: readBy('member', z.array(Message).max(200)),
  banners: readBy('member', z.array(EventBanner).max(10)),
  rules: readBy('member', z.array(RuleChapter).max(30)),
  /** The ten fixtures the house puts first; their prices are read from the board, not from here. */
  topEvents: readBy('member', z.array(Fixture).max(50)),
};

type Documents = typeof houseDocuments;
/** Who may read a document of this name. */
export type AudienceOf<Name extends DocumentName> = Documents[Name]['audience'];
export type DocumentName = keyof Documents;
export type DocumentOf<Name extends DocumentName> = z.infer<Documents[Name]['schema']>;
export const DocumentName = z.enum(Object.keys(houseDocuments) as readonly DocumentName[]);
