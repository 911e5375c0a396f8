/** How often the board's live query gave an answer in this tab. */

let answers = 0;
let last: unknown;

export function noteAnswer(view: unknown): void {
  if (view === last) return;
  last = view;
  answers += 1;
}

export const answersSoFar = (): number => answers;
