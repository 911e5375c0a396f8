/**
 * Prices of many selections in columns, for whoever applies a whole log of changes: a change then touches a few numbers and makes no
 * object. The rule is that of a single selection (`withSelectionChanges`), and a test holds the two to the same answers.
 */
import type { FieldsChanged, Selection } from './fixture.ts';

const FIRST_CAPACITY = 1_024;
const NONE = 0;

export class SelectionColumns {
  #count = 0;
  #versions = new Float64Array(FIRST_CAPACITY);
  #odds = new Int32Array(FIRST_CAPACITY);
  /** `NONE` for none. */
  #oddsByAdmin = new Int32Array(FIRST_CAPACITY);
  #oddsBefore = new Int32Array(FIRST_CAPACITY);
  #movedAt = new Float64Array(FIRST_CAPACITY);
  readonly #statuses: Selection['status'][] = [];
  readonly #settlements: Selection['settlement'][] = [];
  /** As they were added. */
  readonly #known: Selection[] = [];

  /** @returns its place: one more than that of the selection added before it */
  add(selection: Selection): number {
    const place = this.#count;
    this.#count += 1;
    if (place === this.#odds.length) this.#grow();
    this.#versions[place] = selection.version;
    this.#odds[place] = selection.odds;
    this.#oddsByAdmin[place] = selection.oddsByAdmin ?? NONE;
    this.#oddsBefore[place] = selection.oddsBefore;
    this.#movedAt[place] = selection.movedAt;
    this.#statuses.push(selection.status);
    this.#settlements.push(selection.settlement);
    this.#known.push(selection);
    return place;
  }

  /** Does nothing if the change is older than, or equal to, what is known (rule FX-1). @param at epoch ms of the change */
  apply(place: number, change: FieldsChanged, at: number): void {
    if (change.version <= (this.#versions[place] ?? Infinity)) return;
    this.#versions[place] = change.version;
    const before = this.#offered(place);
    if (change.odds !== undefined) this.#odds[place] = change.odds;
    if (change.oddsByAdmin !== undefined) this.#oddsByAdmin[place] = change.oddsByAdmin ?? NONE;
    if (change.status !== undefined) this.#statuses[place] = change.status;
    if (change.settlement !== undefined) this.#settlements[place] = change.settlement;
    if (this.#offered(place) === before) return;
    this.#oddsBefore[place] = before;
    this.#movedAt[place] = at;
  }

  /** The selection that stands at a place, as it stands now. @throws RangeError if none was added there */
  at(place: number): Selection {
    const known = this.#known[place];
    if (known === undefined) throw new RangeError(`no selection at ${place}`);
    const { selectionId, side, name, line } = known;
    return {
      selectionId,
      side,
      name,
      line,
      odds: this.#odds[place] ?? known.odds,
      oddsByAdmin: this.#oddsByAdmin[place] || null,
      status: this.#statuses[place] ?? known.status,
      settlement: this.#settlements[place] ?? null,
      version: this.#versions[place] ?? known.version,
      oddsBefore: this.#oddsBefore[place] ?? known.oddsBefore,
      movedAt: this.#movedAt[place] ?? known.movedAt,
    };
  }

  #offered(place: number): number {
    return this.#oddsByAdmin[place] || this.#odds[place] || NONE;
  }

  #grow(): void {
    const capacity = 2 * this.#odds.length;
    this.#versions = grown(this.#versions, new Float64Array(capacity));
    this.#odds = grown(this.#odds, new Int32Array(capacity));
    this.#oddsByAdmin = grown(this.#oddsByAdmin, new Int32Array(capacity));
    this.#oddsBefore = grown(this.#oddsBefore, new Int32Array(capacity));
    this.#movedAt = grown(this.#movedAt, new Float64Array(capacity));
  }
}

function grown<List extends Int32Array | Float64Array>(old: List, wider: List): List {
  wider.set(old);
  return wider;
}
