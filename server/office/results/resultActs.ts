/** Results that an operator decides (RSL): recorded and settled as those of the feed are, and shown before. */
import { recordResultCall, recordResultPreviewCall } from '../../../src/domain/calls/officeResults.ts';
import { succeed, type Result } from '../../../src/domain/kernel/decision.ts';
import { isOfRound } from '../../../src/domain/kernel/isOfRound.ts';
import { MAX_LINE_NAME, type EffectLine } from '../../../src/domain/office/operatorAct.ts';
import { recordRuling } from '../../settlement/recordRuling.ts';
import { settleAtOnce } from '../../settlement/settleAtOnce.ts';
import type { Work } from '../../store/store.ts';
import { refuseAct, type Acting, type ActRefused } from '../acting.ts';
import type { AnswerAct } from '../answerActs.ts';
import { backedSelections } from './backedSelections.ts';
import { openOnes } from './openOnes.ts';
import { resultEffect, type DecidedSelection } from './resultEffect.ts';
import { sumLines } from './sumLines.ts';

/** Selections that are named; of more the sums are told. */
const MOST_NAMED = 60;

type Given = Acting<typeof recordResultCall>['given'];

/** @param wakeSettler settles what a transaction left over, once it is over */
export function resultActs(act: AnswerAct, wakeSettler: () => void): void {
  act(
    {
      call: recordResultCall,
      async look(tx, { given }) {
        const decided = await decidedBy(tx, given);
        if (!decided.ok) return decided;
        const effect = await resultEffect(tx, given.fixtureId, decided.value);
        const lines = [...decided.value.slice(0, MOST_NAMED).map(lineOf), ...(await sumLines(tx, effect))];
        const about = { target: `result:${given.fixtureId}`, member: null, concerned: effect.memberIds };
        return succeed({ lines, amount: effect.moved, ...about });
      },
      async perform(tx, { given, now }) {
        const decided = await decidedBy(tx, given);
        if (!decided.ok) return decided;
        const { bets, moved } = await resultEffect(tx, given.fixtureId, decided.value);
        for (const { selectionId, settlement } of decided.value)
          await recordRuling(tx, { fixtureId: given.fixtureId, selectionId, settlement }, now);
        const settled = await settleAtOnce(tx, now);
        wakeSettler();
        const said = (of: (one: DecidedSelection) => number | null) =>
          Object.fromEntries(decided.value.map((one) => [nameOf(one), of(one)]));
        const written = {
          ...{ target: `result:${given.fixtureId}`, amount: moved },
          before: said(({ recorded }) => recorded),
          after: said(({ settlement }) => settlement),
        };
        const done = { selections: decided.value.length, bets, left: Math.max(0, bets - settled) };
        return succeed({ done, written });
      },
    },
    recordResultPreviewCall,
  );
}

/** Whose result becomes another one by what is said: of what somebody backs, and nobody can bet on any more (RSL-4). */
async function decidedBy(tx: Work, given: Given): Promise<Result<readonly DecidedSelection[], ActRefused>> {
  // A round is decided by its draw, which was promised before.
  if (isOfRound(given.fixtureId)) return refuseAct('unknown');
  const backed = await backedSelections(tx, given.fixtureId);
  const said = backed.flatMap((one): readonly DecidedSelection[] => {
    if (given.act === 'void') {
      const isMeant =
        given.market === null || (one.marketId === given.market.marketId && one.baseLine === given.market.baseLine);
      return isMeant ? [{ ...one, settlement: -1 }] : [];
    }
    const result = given.results.find(({ selectionId }) => selectionId === one.selectionId);
    return result === undefined ? [] : [{ ...one, settlement: result.settlement }];
  });
  if (said.length === 0) return refuseAct('unbacked');
  const other = said.filter(({ recorded, settlement }) => recorded !== settlement);
  if (other.length === 0 && !(await isDisputed(tx, given.fixtureId, said))) return refuseAct('unchanged');
  const onSale = await openOnes(tx, given.fixtureId);
  if (said.some(({ selectionId }) => onSale.has(selectionId))) return refuseAct('onSale');
  return { ok: true, value: other.length === 0 ? said : other };
}

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
function nameOf({ marketName, name, line, selectionId }: DecidedSelection): string {
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
