/**
 * Which prices and scores of a piece of the log later ones make unseen, so that a slow client can do without them (STREAMS.md, S-21).
 *
 * Leaving them out changes nothing: every fixture is the same afterwards, in every field, whatever it was before. That takes the last two
 * prices of a selection, not one: a selection tells what it was before it last moved.
 */
import type { FixtureId, SelectionId } from '../kernel/ids.ts';
import type { SelectionChange } from '../sports/fixture.ts';
import type { FeedEvent } from './catalogue.ts';
import { fixtureIdOf } from './fixtureIdOf.ts';

/** What is sent of one fixture later than the event that is looked at. */
interface Later {
  hasScore: boolean;
  readonly prices: Map<SelectionId, LaterPrices>;
}

/** Prices of one selection that are sent later, with nothing else of it in between: all with the house's beside the feed's, or none. */
interface LaterPrices {
  /** Version of the earliest of these prices. */
  readonly version: number;
  /** What it says of what is offered, hundredths. */
  readonly offered: number;
  readonly isOfHouse: boolean;
  /** Whether two that follow each other differ: then when it last moved, and from what, is known without anything earlier. */
  readonly hasMoved: boolean;
}

type PriceChange = SelectionChange & { readonly odds: number; readonly oddsByAdmin?: number | undefined };

/** Whether the house's price moves with the feed's, as it does under a margin (RSK-10). */
const isOfHouse = ({ oddsByAdmin }: PriceChange): boolean => oddsByAdmin !== undefined;

/**
 * @param events in the order of their log, without a gap; `undefined` for one that cannot be read, past which nothing is overtaken
 * @returns for each whether it may be left out where all that come after it are sent but those left out too
 */
export function overtakenAmong(events: readonly (FeedEvent | undefined)[]): readonly boolean[] {
  const laters = new Map<FixtureId, Later>();
  const laterOf = (fixtureId: FixtureId): Later => {
    const later = laters.get(fixtureId) ?? { hasScore: false, prices: new Map() };
    laters.set(fixtureId, later);
    return later;
  };
  const isOvertaken = (event: FeedEvent): boolean => {
    switch (event.type) {
      case 'OddsChanged':
        return arePricesOvertaken(laterOf(event.data.fixtureId).prices, event.data.changes);
      case 'ScoreChanged':
        return isScoreOvertaken(laterOf(event.data.fixtureId));
      case 'NewsPublished':
      case 'ProducerStateChanged':
      case 'RoundEnded':
      case 'GamesChanged':
        return false;
      default:
        // Nothing is overtaken past what appears, opens markets, moves or closes.
        laters.delete(fixtureIdOf(event));
        return false;
    }
  };
  const found: boolean[] = [];
  for (let index = events.length - 1; index >= 0; index -= 1) {
    const event = events[index];
    if (event === undefined) laters.clear();
    found[index] = event !== undefined && isOvertaken(event);
  }
  return found;
}

function isScoreOvertaken(later: Later): boolean {
  const { hasScore } = later;
  later.hasScore = true;
  return hasScore;
}

/** An event is left out whole or not at all. */
function arePricesOvertaken(later: Map<SelectionId, LaterPrices>, changes: readonly SelectionChange[]): boolean {
  const isEachOnce = new Set(changes.map(({ selectionId }) => selectionId)).size === changes.length;
  const isOvertaken = isEachOnce && changes.every((change) => isPriceOvertaken(later.get(change.selectionId), change));
  for (const change of changes) {
    if (isEachOnce && isPrice(change)) note(later, change);
    else later.delete(change.selectionId);
  }
  return isOvertaken;
}

function isPriceOvertaken(later: LaterPrices | undefined, change: SelectionChange): boolean {
  if (later?.hasMoved !== true || !isPrice(change) || change.version >= later.version) return false;
  // What is left out says nothing that those after it do not say again.
  return later.isOfHouse || !isOfHouse(change);
}

function note(later: Map<SelectionId, LaterPrices>, change: PriceChange): void {
  const { selectionId, version, odds, oddsByAdmin } = change;
  const next = later.get(selectionId);
  const [offered, isHouse] = [oddsByAdmin ?? odds, isOfHouse(change)];
  // What is older than this one changes nothing after it (FX-1); what is of another kind moves another price.
  const isNewer = next !== undefined && version < next.version && next.isOfHouse === isHouse;
  const hasMoved = isNewer && (next.hasMoved || next.offered !== offered);
  later.set(selectionId, { version, offered, isOfHouse: isHouse, hasMoved });
}

/**
 * Whether an event moves prices or a score and does nothing else: nothing appears, locks, settles or closes by it, so that it may come a moment
 * later (STREAMS.md, S-28).
 */
export function isMerelyMoving(event: FeedEvent | undefined): boolean {
  if (event?.type === 'ScoreChanged') return true;
  return event?.type === 'OddsChanged' && event.data.changes.every(isPrice);
}

/** Whether a change says a price and nothing else: a status, a settlement, odds that the house sets or lifts are never overtaken. */
function isPrice(change: SelectionChange): change is PriceChange {
  const { odds, oddsByAdmin, status, settlement } = change;
  return odds !== undefined && oddsByAdmin !== null && status === undefined && settlement === undefined;
}
