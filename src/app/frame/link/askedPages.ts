/** What a screen asked for of a list, and how that goes (rule LST-7). */
import type { ListCursor } from '../../../domain/lists/listKey.ts';

/** How asking goes: `offline` where the origin was not reached, `failed` where it did not answer as agreed. */
export type AskState = 'done' | 'asking' | 'offline' | 'failed';

/** What was asked for last: of which list, where, and how that goes. */
export interface AskedPages {
  /** `listId` of name and filter. */
  readonly id: string;
  readonly head: AskState;
  readonly pages: Readonly<Record<ListCursor, AskState>>;
}

export const nothingAsked = (id: string): AskedPages => ({ id, head: 'asking', pages: {} });

/**
 * After a page was asked for or answered. What is asked for is shown; an answer of a list that was left meanwhile says nothing of the one that
 * is shown now.
 *
 * @param after where the page begins; `null` for the first one
 */
export function withAsked(known: AskedPages, id: string, after: ListCursor | null, state: AskState): AskedPages {
  if (known.id !== id && state !== 'asking') return known;
  const of = known.id === id ? known : nothingAsked(id);
  if (after !== null) return { ...of, pages: { ...of.pages, [after]: state } };
  // Once the origin answers again, so may it of further pages.
  return { ...of, head: state, pages: state === 'done' ? stillAsked(of.pages) : of.pages };
}

const stillAsked = (pages: AskedPages['pages']): AskedPages['pages'] =>
  Object.fromEntries(Object.entries(pages).filter(([, state]) => state === 'asking'));
