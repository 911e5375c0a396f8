/** What is said of how a session ended, by the one tab that says it (SES-07). Loaded when there is something to say. */
import { endingSentences } from '../copy/endings.ts';
import type { SessionEnding } from '../../../domain/session/session.ts';
import { takeWord, type WordDeps } from './takeWord.ts';

/** @returns the sentence; `undefined` if another tab says it, or there is none */
export async function tellEnding(
  deps: WordDeps,
  sessionId: string,
  ending: SessionEnding,
): Promise<string | undefined> {
  const text = endingSentences[ending];
  return text !== null && (await takeWord(deps, sessionId)) ? text : undefined;
}
