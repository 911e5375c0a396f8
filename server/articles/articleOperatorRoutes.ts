/** `/operator/article`: what the house writes for all, changes and takes back; every open tab hears of it (ART-4). */
import { withdrawArticleCall, writeArticleCall, writtenArticlesCall } from '../../src/domain/calls/articles.ts';
import { operatorForms } from '../house/operatorForms.ts';
import type { HouseOperatorParts } from '../house/houseOperatorRoutes.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { houseArticleOf } from './articleRows.ts';
import { withdrawArticle, writeArticle } from './writeArticle.ts';

const MOST_LISTED = 200;
const ID_BYTES = 12;

export function articleOperatorRoutes(answer: AnswerCall, parts: HouseOperatorParts): void {
  const { store, clock, randomness, securityLog } = parts;
  const form = operatorForms(answer, store, securityLog);

  answer(writtenArticlesCall, () =>
    store.read(async (tx) => {
      const newest = tx.selectFrom('articles').selectAll().orderBy('at', 'desc').orderBy('id', 'desc');
      const rows = await newest.limit(MOST_LISTED).execute();
      return rows.map(houseArticleOf);
    }),
  );

  form(writeArticleCall, async (tx, { body }) => {
    const changed = await writeArticle(tx, body, () => randomness.text(ID_BYTES), clock.now());
    if (!changed.ok) {
      return changed.failure === 'unknown' ? undefined : { refused: { reason: 'malformed', field: 'contents' } };
    }
    const { before, after: row } = changed.value;
    const after = { id: row.id, shelf: row.shelf, title: row.title, characters: row.contents.length };
    return { answer: { id: row.id }, act: { what: 'article', before: before?.title, after } };
  });

  form(withdrawArticleCall, async (tx, { body: { id } }) => {
    const changed = await withdrawArticle(tx, id, clock.now());
    if (changed === undefined) return undefined;
    return { answer: { id }, act: { what: 'article:withdraw', before: changed.after.title, after: { id } } };
  });
}
