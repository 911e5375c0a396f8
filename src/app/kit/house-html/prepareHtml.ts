/**
 * HTML of the house cleaned before it is drawn, in a task of its own: cleaned while it is drawn, it would make one long task with what
 * stands around it.
 */
import { sanitiseHtml } from './sanitiseHtml.ts';

/** More than lie over a page at once. */
const MAX_PREPARED = 8;

const prepared = new Map<string, DocumentFragment>();

export function prepareHtml(html: string): void {
  if (prepared.size < MAX_PREPARED) prepared.set(html, sanitiseHtml(html));
}

/** The cleaned nodes, to be put in one place: prepared ones are handed over once, others are cleaned now. */
export function cleanedHtml(html: string): DocumentFragment {
  const ready = prepared.get(html);
  prepared.delete(html);
  return ready ?? sanitiseHtml(html);
}
