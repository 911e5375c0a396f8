/** What an operator decides of a game and has not said yet: selection by selection, all of it void, or by its score; one of the three at a time. */
import { useState } from 'react';
import type { FixtureId } from '../../../../domain/kernel/ids.ts';
import type { ResultOfGame, ResultSelection } from '../../../../domain/office/results.ts';
import type { Settlement } from '../../../../domain/reference/statuses.ts';
import { decidedByScore } from '../../../../domain/sports/outcomes/enteredScore.ts';
import { chosen, NO_DRAFT, type Draft } from './draft.ts';
import { draftOf, NO_SCORE, scoreTyped, type ScoreDraft } from './scoreDraft.ts';
import type { ResultGiven } from './useResultEffect.ts';

export function useDecision({ game, told, entered, selections }: ResultOfGame) {
  const [draft, setDraft] = useState<Draft>(NO_DRAFT);
  const [isVoid, setVoid] = useState(false);
  const [typed, setTyped] = useState<ScoreDraft>();
  const score = typed ?? (entered === null ? NO_SCORE : draftOf(entered.score, entered.score.isOver));
  const isByScore = score.isTouched;
  const read = scoreTyped(game.sportId, score, { entered: entered?.score ?? null, told });
  const outcome = isByScore && read.ok ? decidedByScore(game.sportId, read.score, selections) : undefined;
  const byScore = new Map(outcome?.decided.map(({ selectionId, settlement }) => [selectionId, settlement]));
  const clear = () => {
    setDraft(NO_DRAFT);
    setVoid(false);
    setTyped(undefined);
  };
  return {
    score,
    isByScore,
    isVoid,
    fault: isByScore && !read.ok ? read.fault : undefined,
    decides: outcome === undefined ? undefined : { decided: outcome.decided.length, left: outcome.left.length },
    given:
      isByScore && read.ok
        ? scoreGiven(game.fixtureId, read.score, score.isCorrection)
        : isByScore
          ? undefined
          : givenOf(game.fixtureId, draft, isVoid),
    nextOf: ({ selectionId }: ResultSelection): Settlement | undefined =>
      isVoid ? -1 : isByScore ? byScore.get(selectionId) : draft.get(selectionId),
    clear,
    onScore: (next: ScoreDraft) => {
      setDraft(NO_DRAFT);
      setVoid(false);
      setTyped(next);
    },
    choose: (selection: ResultSelection, settlement: Settlement | undefined) => {
      setVoid(false);
      setDraft(chosen(draft, selections, selection, settlement));
    },
    voidAll: () => {
      clear();
      setVoid(true);
    },
  };
}

type ScoreGiven = Extract<ResultGiven, { readonly act: 'score' }>;

const scoreGiven = (fixtureId: FixtureId, score: ScoreGiven['score'], isCorrection: boolean): ResultGiven => ({
  ...{ act: 'score', fixtureId, score, isCorrection },
});

function givenOf(fixtureId: FixtureId, draft: Draft, isVoid: boolean): ResultGiven | undefined {
  if (isVoid) return { act: 'void', fixtureId, market: null };
  if (draft.size === 0) return undefined;
  return {
    act: 'set',
    fixtureId,
    results: [...draft].map(([selectionId, settlement]) => ({ selectionId, settlement })),
  };
}
