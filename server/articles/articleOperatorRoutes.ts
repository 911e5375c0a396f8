/** `/operator/article`: what the house writes for all, changes and takes back; every open tab hears of it (ART-4). */
import { withdrawArticleCall, writeArticleCall, writtenArticlesCall } from '../../src/domain/calls/articles.ts';
import { operatorForms } from '../house/operatorForms.ts';
import type { HouseOperatorParts } from '../house/houseOperatorRoutes.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { articleOf, readArticle, storeArticle, writtenRow } from './articleRows.ts';
import { tellArticle } from './tellArticle.ts';

const MOST_LISTED = 200;
const ID_BYTES = 12;

export function articleOperatorRoutes(answer: AnswerCall, parts: HouseOperatorParts): void {
  const { store, clock, randomness, securityLog } = parts;
  const form = operatorForms(answer, store, securityLog);

  answer(writtenArticlesCall, () =>
    store.read(async (tx) => {
      const newest = tx.selectFrom('articles').selectAll().orderBy('at', 'desc').orderBy('id', 'desc');
      const rows = await newest.limit(MOST_LISTED).execute();
      return rows.map((row) => {
        const { isRead: _isRead, ...told } = articleOf(row, false);
        return { ...told, summary: row.summary, contents: row.contents };
      });
    }),
  );

  form(writeArticleCall, async (tx, { body: { id, ...written } }) => {
    const before = id === undefined ? undefined : await readArticle(tx, id);
    if (id !== undefined && before === undefined) return undefined;
    const now = clock.now();
    const row =
      before === undefined
        ? writtenRow(written, randomness.text(ID_BYTES), now)
        : writtenRow(written, before.id, before.at, now);
    await storeArticle(tx, row);
    await tellArticle(tx, row, now);
    const after = { id: row.id, shelf: row.shelf, title: row.title, characters: row.contents.length };
    return { answer: { id: row.id }, act: { what: 'article', before: before?.title, after } };
  });

  form(withdrawArticleCall, async (tx, { body: { id } }) => {
    const found = await readArticle(tx, id);
    if (found === undefined) return undefined;
    const now = clock.now();
    const row = { ...found, withdrawn_at: found.withdrawn_at ?? now };
    await storeArticle(tx, row);
    await tellArticle(tx, row, now);
    return { answer: { id }, act: { what: 'article:withdraw', before: found.title, after: { id } } };
  });
}
