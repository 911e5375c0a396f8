/**
 * Keeps what popups and the notice line say as notices, so that it may be read again once it is gone from there (ART-7). What says the same under the same
 * name is the same notice.
 */
import { createHash } from 'node:crypto';
import { isForEverybody, isPopupOver } from '../../src/domain/house/housePopup.ts';
import type { NewsItem } from '../../src/domain/notices/notice.ts';
import { rewriteHtml } from '../../src/house-html/rewriteHtml.ts';
import { readSetting } from '../house/settings.ts';
import type { Work } from '../store/store.ts';
import { readArticle, storeArticle, writtenRow } from './articleRows.ts';
import { tellArticle } from './tellArticle.ts';

const ID_LETTERS = 22;
const TITLE = 60;

/** What popups say now that are for everybody: a notice is told to all. @param now epoch ms */
export async function keepPopups(tx: Work, now: number): Promise<void> {
  const popups = await readSetting(tx, 'popups');
  const shown = popups.filter((popup) => popup.visiableFlag === 1 && isForEverybody(popup) && !isPopupOver(popup, now));
  await keep(tx, 'popup', shown, now);
}

/** What popups and the notice line of the house say at its start. @param now epoch ms */
export async function keepSaid(tx: Work, now: number): Promise<void> {
  await keep(tx, 'news', await tx.selectFrom('news').select(['id', 'contents']).orderBy('ordinal').execute(), now);
  await keepPopups(tx, now);
}

async function keep(tx: Work, shelf: 'popup' | 'news', said: readonly NewsItem[], now: number): Promise<void> {
  for (const { id: name, contents } of said) {
    const hash = createHash('sha256').update(`${name} ${contents}`).digest('base64url');
    const id = `${shelf}-${hash.slice(0, ID_LETTERS)}`;
    if ((await readArticle(tx, id)) !== undefined) continue;
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
