/** Results that an operator decides (RSL): recorded and settled as those of the feed are, and shown before. */
import { recordResultCall, recordResultPreviewCall } from '../../../src/domain/calls/officeResults.ts';
import { succeed, type Result } from '../../../src/domain/kernel/decision.ts';
import { isAlike } from '../../../src/domain/kernel/isAlike.ts';
import { isOfRound } from '../../../src/domain/kernel/isOfRound.ts';
import { MAX_LINE_NAME, type EffectLine } from '../../../src/domain/office/operatorAct.ts';
import type { SportId } from '../../../src/domain/reference/sports.ts';
import { decidedByScore, knownScore, scoreText } from '../../../src/domain/sports/outcomes/enteredScore.ts';
import { scoreFault } from '../../../src/domain/sports/outcomes/scoreFault.ts';
import { recordRuling } from '../../settlement/recordRuling.ts';
import { settleAtOnce } from '../../settlement/settleAtOnce.ts';
import type { Work } from '../../store/store.ts';
import { refuseAct, type Acting, type ActRefused } from '../acting.ts';
import type { AnswerAct } from '../answerActs.ts';
import { backedSelections, type BackedSelection } from './backedSelections.ts';
import { readKnownMatch, readLastEntered, storeEntered } from './knownScores.ts';
import { openOnes } from './openOnes.ts';
import { resultEffect, type DecidedSelection } from './resultEffect.ts';
import { sumLines } from './sumLines.ts';

/** Selections that are named; of more the sums are told. */
const MOST_NAMED = 50;
/** Of those that a score leaves. */
const MOST_LEFT = 12;

type Given = Acting<typeof recordResultCall>['given'];

/** @param wakeSettler settles what a transaction left over, once it is over */
export function resultActs(act: AnswerAct, wakeSettler: () => void): void {
  act(
    {
      call: recordResultCall,
      async look(tx, { given }) {
        const decided = await decidedBy(tx, given);
        if (!decided.ok) return decided;
        const { sportId, decided: of, left } = decided.value;
        const effect = await resultEffect(tx, given.fixtureId, of);
        const lines = [
          ...(await scoreLines(tx, given, sportId, left)),
          ...of.slice(0, MOST_NAMED).map(lineOf),
          ...left.slice(0, MOST_LEFT).map(leftLineOf),
          ...(await sumLines(tx, effect)),
        ];
        const about = { target: `result:${given.fixtureId}`, member: null, concerned: effect.memberIds };
        return succeed({ lines, amount: effect.moved, ...about });
      },
      async perform(tx, { given, operator, now }) {
        const decision = await decidedBy(tx, given);
        if (!decision.ok) return decision;
        const { sportId, decided, confirmed } = decision.value;
        const { bets, moved } = await resultEffect(tx, given.fixtureId, decided);
        const [scoreBefore, scoreAfter] = given.act === 'score' ? await scoreTexts(tx, given, sportId) : [];
        if (given.act === 'score') await storeEntered(tx, given.fixtureId, given.score, operator, now);
        for (const { selectionId, settlement } of [...decided, ...confirmed])
          await recordRuling(tx, { fixtureId: given.fixtureId, selectionId, settlement }, now);
        const settled = await settleAtOnce(tx, now);
        wakeSettler();
        const named = (of: (one: DecidedSelection) => number | null) =>
          Object.fromEntries(decided.map((one) => [nameOf(one), of(one)]));
        const written = {
          ...{ target: `result:${given.fixtureId}`, amount: moved },
          before: { ...named(({ recorded }) => recorded), resultScore: scoreBefore },
          after: { ...named(({ settlement }) => settlement), resultScore: scoreAfter },
        };
        // Who only confirms what stands has nothing settled.
        const isConfirmed = decided.every(({ recorded, settlement }) => recorded === settlement);
        const left = isConfirmed ? 0 : Math.max(0, bets - settled);
        const done = { selections: decided.length, bets, left };
        return succeed({ done, written });
      },
    },
    recordResultPreviewCall,
  );
}

/** What becomes another result, and what a score leaves as it is. */
interface Decision {
  readonly sportId: SportId;
  readonly decided: readonly DecidedSelection[];
  /** What is said of them is recorded already: it stands over the feed from now on (DIS-7). */
  readonly confirmed: readonly DecidedSelection[];
  readonly left: readonly BackedSelection[];
}

type Said = Omit<Decision, 'confirmed'>;

/** Whose result becomes another one by what is said: of what somebody backs, and nobody can bet on any more (RSL-4). */
async function decidedBy(tx: Work, given: Given): Promise<Result<Decision, ActRefused>> {
  // A round is decided by its draw, which was promised before.
  if (isOfRound(given.fixtureId)) return refuseAct('unknown');
  const backed = await backedSelections(tx, given.fixtureId);
  if (backed.length === 0) return refuseAct('unbacked');
  const spoken = given.act === 'score' ? await scored(tx, given, backed) : succeed(said(given, backed));
  if (!spoken.ok) return spoken;
  const { sportId, decided, left } = spoken.value;
  if (decided.length === 0) {
    if (given.act !== 'score') return refuseAct('unbacked');
    // What members see as its end is corrected also where all that is backed is void, or nothing follows from what is left of it.
    return (await isOtherEnd(tx, given)) ? succeed({ sportId, decided, confirmed: [], left }) : refuseAct('undecided');
  }
  const other = decided.filter(({ recorded, settlement }) => recorded !== settlement);
  const isSaidAgain = other.length === 0 && (await isDisputed(tx, given.fixtureId, decided));
  if (other.length === 0 && !isSaidAgain && !(await isOtherScore(tx, given))) return refuseAct('unchanged');
  const onSale = await openOnes(tx, given.fixtureId);
  if (decided.some(({ selectionId }) => onSale.has(selectionId))) return refuseAct('onSale');
  const confirmed = decided.filter(({ recorded, settlement }) => recorded === settlement);
  return succeed({ sportId, ...(isSaidAgain ? { decided, confirmed: [] } : { decided: other, confirmed }), left });
}

/** Whether a score is another than was entered before: members see it, whatever it decides (RES-6). */
async function isOtherScore(tx: Work, given: Given): Promise<boolean> {
  if (given.act !== 'score') return false;
  const last = (await readLastEntered(tx, given.fixtureId))?.score;
  if (last === undefined) return true;
  const { parts, ...whole } = given.score;
  const inOrder = (of: typeof parts) => of.toSorted((a, b) => a.period - b.period);
  return !isAlike({ ...whole, parts: inOrder(parts) }, { ...last, parts: inOrder(last.parts) });
}

/** Whether a score takes the place of one before, and either is an end. */
async function isOtherEnd(tx: Work, given: Extract<Given, { readonly act: 'score' }>): Promise<boolean> {
  const last = (await readLastEntered(tx, given.fixtureId))?.score;
  return last !== undefined && (last.isOver || given.score.isOver) && isOtherScore(tx, given);
}

/** Selections that are named one by one, or void. */
function said(given: Exclude<Given, { readonly act: 'score' }>, backed: readonly BackedSelection[]): Said {
  const decided = backed.flatMap((one): readonly DecidedSelection[] => {
    if (given.act === 'void') {
      const isMeant =
        given.market === null || (one.marketId === given.market.marketId && one.baseLine === given.market.baseLine);
      return isMeant ? [{ ...one, settlement: -1 }] : [];
    }
    const result = given.results.find(({ selectionId }) => selectionId === one.selectionId);
    return result === undefined ? [] : [{ ...one, settlement: result.settlement }];
  });
  return { sportId: sportOf(backed), decided, left: [] };
}

/** Selections that follow from the score of the parts, once that is sound (RSL-6, RSL-7). */
async function scored(
  tx: Work,
  { fixtureId, score, isCorrection }: Extract<Given, { readonly act: 'score' }>,
  backed: readonly BackedSelection[],
): Promise<Result<Said, ActRefused>> {
  const sportId = sportOf(backed);
  const fault = scoreFault(sportId, score, isCorrection ? undefined : await readKnownMatch(tx, fixtureId));
  if (fault === undefined) return succeed({ sportId, ...decidedByScore(sportId, score, backed) });
  const { reason, ...numbers } = fault;
  return refuseAct(reason, numbers);
}

const sportOf = ([first]: readonly BackedSelection[]): SportId => first?.sportId ?? '';

/** A dispute is decided also by saying what is recorded (DIS-4). */
async function isDisputed(tx: Work, fixtureId: string, said: readonly DecidedSelection[]): Promise<boolean> {
  const rows = await tx
    .selectFrom('disputed_results')
    .select('selection_id')
    .where('fixture_id', '=', fixtureId)
    .where('is_overruled', '=', 0)
    .execute();
  return rows.some(({ selection_id }) => said.some(({ selectionId }) => selectionId === selection_id));
}

/** As members know it, and by its id: no two are called alike. */
function nameOf({ marketName, name, line, selectionId }: BackedSelection): string {
  const id = ` #${selectionId}`;
  return `${[marketName, line, name]
    .filter(Boolean)
    .join(' ')
    .slice(0, MAX_LINE_NAME - id.length)}${id}`;
}

const codeOf = (settlement: number | null): string | null => (settlement === null ? null : `result.${settlement}`);

const lineOf = (one: DecidedSelection): EffectLine => ({
  what: nameOf(one),
  before: codeOf(one.recorded),
  after: codeOf(one.settlement),
});

/** Of what a score leaves: it stands as it did. */
const leftLineOf = (one: BackedSelection): EffectLine => ({
  what: nameOf(one),
  before: codeOf(one.recorded),
  after: 'result.left',
});

/** A score in place of what was known, and how much it leaves. */
async function scoreLines(
  tx: Work,
  given: Given,
  sportId: SportId,
  left: readonly BackedSelection[],
): Promise<readonly EffectLine[]> {
  if (given.act !== 'score') return [];
  const [before, after] = await scoreTexts(tx, given, sportId);
  return [
    { what: 'resultScore', before, after },
    { what: 'resultLeft', before: null, after: left.length },
  ];
}

async function scoreTexts(
  tx: Work,
  { fixtureId, score }: Extract<Given, { readonly act: 'score' }>,
  sportId: SportId,
): Promise<readonly [before: string, after: string]> {
  return [scoreText(sportId, knownScore(await readKnownMatch(tx, fixtureId))), scoreText(sportId, score)];
}
