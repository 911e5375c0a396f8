/** A score as an operator has typed it so far, part by part, and what it says (RSL-6, RSL-7). Pure. */
import {
  MOST_SCORED,
  periodsOf,
  WHOLE_MATCH,
  type EnteredScore,
  type KnownMatch,
  type KnownScore,
} from '../../../../domain/sports/outcomes/enteredScore.ts';
import { scoreFault, type ScoreFault } from '../../../../domain/sports/outcomes/scoreFault.ts';
import type { SportId } from '../../../../domain/reference/sports.ts';

/** What stands in the two fields of a part. */
export interface Typed {
  readonly home: string;
  readonly away: string;
}

export interface ScoreDraft {
  /** By period code; the whole match under `WHOLE_MATCH`. */
  readonly fields: ReadonlyMap<number, Typed>;
  readonly isOver: boolean;
  readonly isCorrection: boolean;
  /** Whether anything was said: what was entered before stands in the fields from the first. */
  readonly isTouched: boolean;
}

export const EMPTY: Typed = { home: '', away: '' };
export const NO_SCORE: ScoreDraft = { fields: new Map(), isOver: false, isCorrection: false, isTouched: false };

/** Fields that say a score which is known. */
export function draftOf({ parts, total }: KnownScore, isOver: boolean): ScoreDraft {
  const fields = new Map(parts.map(({ period, home, away }) => [period, { home: `${home}`, away: `${away}` }]));
  if (total !== null) fields.set(WHOLE_MATCH, { home: `${total.home}`, away: `${total.away}` });
  return { ...NO_SCORE, fields, isOver };
}

/** One field more. */
export function typedIn(draft: ScoreDraft, period: number, side: keyof Typed, text: string): ScoreDraft {
  const fields = new Map(draft.fields);
  fields.set(period, { ...(fields.get(period) ?? EMPTY), [side]: text.trim() });
  return { ...draft, fields, isTouched: true };
}

/** What is wrong with what is typed: a fault of the score, or a part of which not both sides are numbers. */
export type TypedFault = Omit<ScoreFault, 'reason'> & { readonly reason: ScoreFault['reason'] | 'scoreTyped' };

export type ScoreTyped =
  | { readonly ok: true; readonly score: EnteredScore }
  | { readonly ok: false; readonly fault: TypedFault };

/** @param known what it is held to unless it corrects that */
export function scoreTyped(sportId: SportId, draft: ScoreDraft, known: KnownMatch): ScoreTyped {
  const { fields, isOver, isCorrection } = draft;
  const parts: EnteredScore['parts'] = [];
  let total: EnteredScore['total'] = null;
  for (const period of [...periodsOf(sportId), WHOLE_MATCH]) {
    const typed = fields.get(period) ?? EMPTY;
    if (typed.home === '' && typed.away === '') continue;
    const [home, away] = [numberIn(typed.home), numberIn(typed.away)];
    if (home === undefined || away === undefined) return { ok: false, fault: { reason: 'scoreTyped', at: period } };
    if (period === WHOLE_MATCH) total = { home, away };
    else parts.push({ period, home, away });
  }
  const score = { parts, total, isOver };
  const fault = scoreFault(sportId, score, isCorrection ? undefined : known);
  return fault === undefined ? { ok: true, score } : { ok: false, fault };
}

function numberIn(text: string): number | undefined {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : undefined;
  return number !== undefined && number <= MOST_SCORED ? number : undefined;
}
