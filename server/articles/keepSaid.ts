/**
 * Keeps what popups and the notice line say as notices, so that it may be read again once it is gone from there (ART-7). What says the same under the same
 * name is the same notice.
 */
import { createHash } from 'node:crypto';
import { isForEverybody, isPopupOver } from '../../src/domain/house/housePopup.ts';
import type { NewsItem } from '../../src/domain/notices/notice.ts';
import { isPopupShown } from '../../src/domain/notices/popup.ts';
import { rewriteHtml } from '../../src/house-html/rewriteHtml.ts';
import { readSetting } from '../house/settings.ts';
import type { Store, Work } from '../store/store.ts';
import { readArticle, storeArticle, writtenRow } from './articleRows.ts';
import { tellArticle } from './tellArticle.ts';

const ID_LETTERS = 22;
const TITLE = 60;

/** What popups say now. @param now epoch ms */
export async function keepPopups(tx: Work, now: number): Promise<void> {
  await keep(tx, await unkeptPopups(tx, now), now);
}

/** What popups and the notice line of the house say by now; where all of it is kept, nothing is written. @param now epoch ms */
export async function keepSaid(store: Store, now: number): Promise<void> {
  const unkept = async (tx: Work) => [...(await unkeptNews(tx)), ...(await unkeptPopups(tx, now))];
  if ((await store.read(unkept)).length === 0) return;
  await store.write(async (tx) => keep(tx, await unkept(tx), now));
}

/** Something that is said, and the article that it is to be. */
interface Unkept {
  readonly id: string;
  readonly shelf: 'popup' | 'news';
  readonly contents: string;
}

/** Of popups those that are shown by now, to everybody: a notice is told to all, and at once. */
async function unkeptPopups(tx: Work, now: number): Promise<Unkept[]> {
  const popups = await readSetting(tx, 'popups');
  const begun = popups.filter((popup) => isPopupShown(popup, 0, now) && !isPopupOver(popup, now));
  return unkeptOf(tx, 'popup', begun.filter(isForEverybody));
}

const unkeptNews = async (tx: Work): Promise<Unkept[]> =>
  unkeptOf(tx, 'news', await tx.selectFrom('news').select(['id', 'contents']).orderBy('ordinal').execute());

async function unkeptOf(tx: Work, shelf: Unkept['shelf'], said: readonly NewsItem[]): Promise<Unkept[]> {
  const unkept: Unkept[] = [];
  for (const { id: name, contents } of said) {
    const hash = createHash('sha256').update(`${name} ${contents}`).digest('base64url');
    const id = `${shelf}-${hash.slice(0, ID_LETTERS)}`;
    if ((await readArticle(tx, id)) === undefined) unkept.push({ id, shelf, contents });
  }
  return unkept;
}

async function keep(tx: Work, unkept: readonly Unkept[], now: number): Promise<void> {
  for (const { id, shelf, contents } of new Map(unkept.map((said) => [said.id, said])).values()) {
    const words = { shelf, title: firstLine(contents), summary: '', contents, picture: null };
    const row = writtenRow({ ...words, startsAt: null, endsAt: null }, id, now);
    await storeArticle(tx, row);
    await tellArticle(tx, row, now);
  }
}

const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' } as const;

/** The first words of HTML, as text: they stand for it in the list. */
export function firstLine(html: string): string {
  const lines = rewriteHtml(html)
    .replaceAll(/<\/(?:h\d|p|div|li|t[dhr])>|<br>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity as keyof typeof ENTITIES]);
  const letters = Array.from(lines.trim().split('\n', 1)[0] ?? '');
  const line = letters.length <= TITLE ? letters.join('') : `${letters.slice(0, TITLE - 1).join('')}…`;
  return line === '' ? '·' : line;
}
