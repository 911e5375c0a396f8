/** What traders say over the feed (RSK-3 to RSK-7): holding, going on, a price of the house, going back to the feed's, and moving a margin. */
import { holdCall, overridePriceCall } from '../../../src/domain/calls/officeRisk.ts';
import { succeed } from '../../../src/domain/kernel/decision.ts';
import type { FixtureId, SelectionId } from '../../../src/domain/kernel/ids.ts';
import { formatOdds } from '../../../src/domain/kernel/odds.ts';
import { MOST_RULINGS, returnRate } from '../../../src/domain/office/risk.ts';
import { findSelection, offeredOdds, type Market, type Selection } from '../../../src/domain/sports/fixture.ts';
import {
  fedStatus,
  holdKey,
  NO_RULINGS,
  offeredUnder,
  rulingsFor,
  type HoldTarget,
  type Rulings,
} from '../../../src/domain/sports/rulings.ts';
import { readRulings } from '../../ingest/overlay.ts';
import type { Work } from '../../store/store.ts';
import { refuseAct, type Acting, type Effect } from '../acting.ts';
import type { AnswerAct } from '../answerActs.ts';
import { holdPreviewCall, overridePricePreviewCall } from '../../../src/domain/calls/officeRisk.ts';
import { capAct } from './capAct.ts';
import { fixturesOf, layAgain, soldUnder, type RuledFixture } from './layAgain.ts';
import { marginAct } from './marginAct.ts';
import { liabilityOf } from './openLegs.ts';
import { countOf, nameOf, reachedBy } from './targets.ts';

type Holding = Acting<typeof holdCall>;
type Pricing = Acting<typeof overridePriceCall>;

export function rulingActs(act: AnswerAct): void {
  act(
    {
      call: holdCall,
      async look(tx, { given: { target, isOn } }) {
        const reached = reachedBy(await fixturesOf(tx, target), target);
        const rulings = await readRulings(tx);
        const before = soldUnder(reached, rulings);
        const after = soldUnder(reached, withHold(rulings, target, isOn));
        const effect: Effect = {
          lines: [
            { what: 'riskOpen', before: before.open, after: after.open },
            { what: 'riskSuspended', before: before.suspended, after: after.suspended },
            { what: 'riskFixtures', before: before.fixtures, after: after.fixtures },
          ],
          amount: 0,
          target: nameOf(target),
          member: null,
        };
        return succeed(effect);
      },
      perform: hold,
    },
    holdPreviewCall,
  );
  act({ call: overridePriceCall, look: lookAtPrice, perform: price }, overridePricePreviewCall);
  marginAct(act);
  capAct(act);
}

async function hold(tx: Work, { given: { target, isOn }, operator, reason, now }: Holding) {
  const reached = await fixturesOf(tx, target);
  const hold_key = holdKey(target);
  const known = await tx.selectFrom('holds').selectAll().where('hold_key', '=', hold_key).executeTakeFirst();
  if (isOn === (known !== undefined)) return refuseAct('same');
  if (isOn) {
    // A league or sport with nothing on offer may be held for what comes; a market or a selection has to be there.
    if ('fixtureId' in target && reachedBy(reached, target).length === 0) return refuseAct('unknown');
    if ((await countOf(tx, 'holds')) >= MOST_RULINGS) return refuseAct('tooMany', { most: MOST_RULINGS });
    const fixture_id = 'fixtureId' in target ? target.fixtureId : null;
    const by = { operator_id: operator.id, name: operator.name, at: now, reason };
    await tx
      .insertInto('holds')
      .values({ hold_key, target: JSON.stringify(target), fixture_id, ...by })
      .execute();
  } else await tx.deleteFrom('holds').where('hold_key', '=', hold_key).execute();
  const done = await layAgain(tx, reached, now);
  const written = { target: nameOf(target), before: { isHeld: !isOn }, after: { isHeld: isOn, ...done } };
  return succeed({ done, written });
}

function withHold(rulings: Rulings, target: HoldTarget, isOn: boolean): Rulings {
  const holds = new Set(rulings.holds);
  if (isOn) holds.add(holdKey(target));
  else holds.delete(holdKey(target));
  return { ...rulings, holds };
}

interface PricedSelection {
  readonly reached: RuledFixture;
  readonly market: Market;
  readonly selection: Selection;
}

/** The selection of a price: on offer and without a result. */
async function priced(tx: Work, fixtureId: FixtureId, selectionId: SelectionId): Promise<PricedSelection | undefined> {
  const [reached] = await fixturesOf(tx, { scope: 'fixture', fixtureId });
  const found = reached === undefined ? undefined : findSelection(reached.fixture, selectionId);
  return reached === undefined || found === undefined || found.selection.status === 'settled'
    ? undefined
    : { reached, ...found };
}

/** What is offered where the house has no price of its own: the feed's, under the margin over it. Hundredths. */
async function unpricedOdds(tx: Work, { reached, market, selection }: PricedSelection): Promise<number> {
  const { margins } = await readRulings(tx);
  const ruling = rulingsFor({ ...NO_RULINGS, margins }, reached.fixture)(market, selection.selectionId);
  const fed = { status: fedStatus(selection, reached.fedOpen), odds: selection.odds };
  return offeredUnder(fed, ruling).oddsByAdmin ?? selection.odds;
}

async function lookAtPrice(tx: Work, { given }: Pricing) {
  const { fixtureId, selectionId } = given;
  const found = await priced(tx, fixtureId, selectionId);
  if (found === undefined) return refuseAct('unknown');
  const { market, selection } = found;
  const next = given.act === 'set' ? given.price : await unpricedOdds(tx, found);
  const [now, fed] = [offeredOdds(selection), formatOdds(selection.odds)];
  const liability = await liabilityOf(tx, fixtureId, market, selectionId);
  const effect: Effect = {
    lines: [
      { what: 'riskPrice', before: formatOdds(now), after: formatOdds(next) },
      { what: 'riskFed', before: fed, after: fed },
      { what: 'riskReturn', before: returnText(market, selection, now), after: returnText(market, selection, next) },
      { what: 'riskLiability', before: liability, after: liability },
    ],
    amount: 0,
    target: `selection:${fixtureId}:${selectionId}`,
    member: null,
  };
  return succeed(effect);
}

/** What the market pays back with the selection at some odds. */
function returnText(market: Market, { selectionId }: Selection, odds: number): string | null {
  const rate = returnRate(market.selections.map((one) => (one.selectionId === selectionId ? odds : offeredOdds(one))));
  return rate === undefined ? null : `${(rate / 100).toFixed(1)}%`;
}

async function price(tx: Work, { given, operator, reason, now }: Pricing) {
  const { fixtureId, selectionId } = given;
  const found = await priced(tx, fixtureId, selectionId);
  const known = await tx
    .selectFrom('overrides')
    .selectAll()
    .where('fixture_id', '=', fixtureId)
    .where('selection_id', '=', selectionId)
    .executeTakeFirst();
  if (given.act === 'lift') {
    if (known === undefined) return refuseAct('same');
    await dropPrice(tx, fixtureId, selectionId);
  } else {
    if (found === undefined) return refuseAct('unknown');
    if (given.until !== null && given.until <= now) return refuseAct('past');
    if (known === undefined && (await countOf(tx, 'overrides')) >= MOST_RULINGS)
      return refuseAct('tooMany', { most: MOST_RULINGS });
    const said = {
      price: given.price,
      until: given.until,
      operator_id: operator.id,
      name: operator.name,
      at: now,
      reason,
    };
    await tx
      .insertInto('overrides')
      .values({ fixture_id: fixtureId, selection_id: selectionId, ...said })
      .onConflict((conflict) => conflict.columns(['fixture_id', 'selection_id']).doUpdateSet(said))
      .execute();
  }
  await layAgain(tx, found === undefined ? [] : [found.reached], now);
  const fed = found?.selection.odds ?? known?.price ?? 101;
  const left = found === undefined ? fed : await unpricedOdds(tx, found);
  const next = given.act === 'set' ? given.price : left;
  const before = { price: known?.price ?? null, until: known?.until ?? null };
  const after = given.act === 'set' ? { price: given.price, until: given.until } : { price: null, until: null };
  const written = { target: `selection:${fixtureId}:${selectionId}`, before, after };
  return succeed({ done: { price: next, fed }, written });
}

/** Forgets a price of the house, without laying anything again. */
export async function dropPrice(tx: Work, fixtureId: string, selectionId: string): Promise<void> {
  await tx
    .deleteFrom('overrides')
    .where('fixture_id', '=', fixtureId)
    .where('selection_id', '=', selectionId)
    .execute();
}
