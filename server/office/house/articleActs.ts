/** Articles of events and notices, written and taken back by operators (OPR-10, ART-3, ART-4). */
import {
  officeArticleCall,
  officeArticlePreviewCall,
  withdrawOfficeArticleCall,
} from '../../../src/domain/calls/officeHouse.ts';
import { succeed } from '../../../src/domain/kernel/decision.ts';
import { houseArticleOf, readArticle } from '../../articles/articleRows.ts';
import { articleAfter, withdrawArticle, writeArticle } from '../../articles/writeArticle.ts';
import type { Randomness } from '../../randomness.ts';
import type { ArticleTable } from '../../store/originTables.ts';
import { refuseAct } from '../acting.ts';
import type { AnswerAct } from '../answerActs.ts';
import { changedLines, removedLines } from './changedLines.ts';

const ID_BYTES = 12;

export function articleActs(act: AnswerAct, randomness: Randomness): void {
  const newId = () => randomness.text(ID_BYTES);
  act(
    {
      call: officeArticleCall,
      async look(tx, { given, now }) {
        const changed = await articleAfter(tx, given, () => '', now);
        if (!changed.ok) return refuseAct(changed.failure);
        const { before, after } = changed.value;
        const differs = changedLines('article', before === undefined ? {} : saidOf(before), saidOf(after));
        if (differs.length === 0) return refuseAct('unchanged');
        const lines = [...differs, ...removedLines(given.contents)];
        return succeed({ lines, amount: 0, target: before === undefined ? '' : `article:${before.id}`, member: null });
      },
      async perform(tx, { given, now }) {
        const changed = await writeArticle(tx, given, newId, now);
        if (!changed.ok) return refuseAct(changed.failure);
        const { before, after } = changed.value;
        const was = before === undefined ? null : saidOf(before);
        const written = { target: `article:${after.id}`, before: was, after: saidOf(after) };
        return succeed({ done: { id: after.id }, written });
      },
    },
    officeArticlePreviewCall,
  );

  act({
    call: withdrawOfficeArticleCall,
    async perform(tx, { given: { id }, now }) {
      const found = await readArticle(tx, id);
      if (found === undefined) return refuseAct('unknown');
      if (found.withdrawn_at !== null) return refuseAct('over');
      await withdrawArticle(tx, id, now);
      const target = `article:${id}`;
      return succeed({
        done: { id },
        written: { target, before: { title: found.title }, after: { isWithdrawn: true } },
      });
    },
  });
}

/** What an article says, without when it was written. */
function saidOf(row: ArticleTable) {
  const { id: _id, at: _at, changedAt: _changedAt, ...said } = houseArticleOf(row);
  return said;
}
