/**
 * What a bet opens, one file of the site: asked for before letters and whatever else comes later, for on a slow line a first bet waits for it. The page that a
 * placed bet leads to is asked for with the question.
 */
export const loadBet = () =>
  Promise.allSettled([import('./BetBar.tsx'), import('./BetQuestions.tsx'), import('./SlipSheet.tsx')]);
