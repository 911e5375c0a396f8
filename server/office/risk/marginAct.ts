/** Moving a margin over the feed, and lifting it (RSK-10, RSK-11). */
import { moveMarginCall, moveMarginPreviewCall } from '../../../src/domain/calls/officeRisk.ts';
import { succeed } from '../../../src/domain/kernel/decision.ts';
import { MOST_RULINGS, returnsMoved, shiftText } from '../../../src/domain/office/risk.ts';
import type { Market } from '../../../src/domain/sports/fixture.ts';
import { holdKey, layOver, marginsOf, type MarginTarget, type Rulings } from '../../../src/domain/sports/rulings.ts';
import { readMovedMargins, readRulings } from '../../ingest/overlay.ts';
import type { Work } from '../../store/store.ts';
import { refuseAct, type Acting, type Effect } from '../acting.ts';
import type { AnswerAct } from '../answerActs.ts';
import { fixturesOf, layAgain, type RuledFixture } from './layAgain.ts';
import { countOf, nameOf, reachedBy } from './targets.ts';

type Moving = Acting<typeof moveMarginCall>;

export function marginAct(act: AnswerAct): void {
  act({ call: moveMarginCall, look, perform: move }, moveMarginPreviewCall);
}

async function look(tx: Work, { given }: Moving) {
  const { target } = given;
  const reached = reachedBy(await fixturesOf(tx, target), target);
  const shift = given.act === 'set' ? given.shift : null;
  const known = await knownOf(tx, target);
  const rulings = await rulingsWith(tx, target, shift);
  const { selections, most, overFed } = movedUnder(reached, rulings);
  const effect: Effect = {
    lines: [
      { what: 'riskMargin', before: textOf(known?.shift ?? null), after: textOf(shift) },
      { what: 'riskMoved', before: selections, after: selections },
      ...(most === undefined
        ? []
        : [{ what: 'riskMostReturn', before: rateText(most.before), after: rateText(most.after) }]),
      ...(overFed === 0 ? [] : [{ what: 'riskOverFed', before: overFed, after: overFed }]),
    ],
    amount: 0,
    target: nameOf(target),
    member: null,
  };
  return succeed(effect);
}

const textOf = (shift: number | null): string | null => (shift === null ? null : shiftText(shift));
const rateText = (rate: number): string => `${(rate / 100).toFixed(1)}%`;

/** How many selections change under other rulings, and the market that pays back most then. */
function movedUnder(reached: readonly RuledFixture[], rulings: Rulings) {
  let selections = 0;
  const pairs: (readonly [Market, Market])[] = [];
  for (const { fixture, fedOpen } of reached) {
    const laid = layOver(fixture, fedOpen, rulings, 0);
    selections += laid.changes.length;
    for (const [place, market] of fixture.markets.entries())
      pairs.push([market, laid.fixture.markets[place] ?? market]);
  }
  return { selections, ...returnsMoved(pairs) };
}

/** All rulings, with the margin of a target as it would be; `null`: lifted. */
async function rulingsWith(tx: Work, target: MarginTarget, shift: number | null): Promise<Rulings> {
  const others = (await readMovedMargins(tx)).filter((one) => holdKey(one.target) !== holdKey(target));
  return { ...(await readRulings(tx)), margins: marginsOf(shift === null ? others : [...others, { target, shift }]) };
}

const knownOf = (tx: Work, target: MarginTarget) =>
  tx.selectFrom('margins').select('shift').where('margin_key', '=', holdKey(target)).executeTakeFirst();

async function move(tx: Work, { given, operator, reason, now }: Moving) {
  const { target } = given;
  const margin_key = holdKey(target);
  const reached = await fixturesOf(tx, target);
  const known = await knownOf(tx, target);
  if (given.act === 'lift') {
    if (known === undefined) return refuseAct('same');
    await tx.deleteFrom('margins').where('margin_key', '=', margin_key).execute();
  } else {
    if (known?.shift === given.shift) return refuseAct('same');
    // A league or sport with nothing on offer may have one for what comes; a market or a fixture has to be there.
    if ('fixtureId' in target && reachedBy(reached, target).length === 0) return refuseAct('unknown');
    if (known === undefined && (await countOf(tx, 'margins')) >= MOST_RULINGS)
      return refuseAct('tooMany', { most: MOST_RULINGS });
    const said = { shift: given.shift, operator_id: operator.id, name: operator.name, at: now, reason };
    const fixture_id = 'fixtureId' in target ? target.fixtureId : null;
    await tx
      .insertInto('margins')
      .values({ margin_key, target: JSON.stringify(target), fixture_id, ...said })
      .onConflict((conflict) => conflict.column('margin_key').doUpdateSet(said))
      .execute();
  }
  const done = await layAgain(tx, reached, now);
  const shift = given.act === 'set' ? given.shift : null;
  const written = { target: nameOf(target), before: { shift: known?.shift ?? null }, after: { shift, ...done } };
  return succeed({ done, written });
}
