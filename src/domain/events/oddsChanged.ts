/**
 * The one event that nine of ten are, read by hand: asking its schema takes several times as long as parsing its text.
 *
 * Answers only where the schema accepts, and with what the schema gives; of everything else it says nothing, and the schema is asked.
 * A test holds both to the same answers.
 */
import { MAX_ID, type FixtureId, type SelectionId } from '../kernel/ids.ts';
import { isOdds } from '../kernel/odds.ts';
import { SELECTION_STATUSES } from '../reference/statuses.ts';
import type { SelectionChange } from '../sports/fixture.ts';
import { catalogue, type EventOf } from './catalogue.ts';

type Unread<Data> = { readonly [Field in keyof Data]?: unknown };
type OddsChanged = EventOf<'OddsChanged'>;

/** @returns `undefined` for an envelope of another event, one that is none, and one that the schema must judge */
export function readOddsChanged(envelope: unknown): OddsChanged | undefined {
  if (!isRecord(envelope)) return undefined;
  const { type, v, at, data }: Unread<OddsChanged & { v: number }> = envelope;
  if (type !== 'OddsChanged' || v !== catalogue.OddsChanged.version || !isWhole(at, 0) || !isRecord(data))
    return undefined;
  const { fixtureId, changes: unread }: Unread<OddsChanged['data']> = data;
  if (!isFixtureId(fixtureId) || !Array.isArray(unread) || unread.length === 0) return undefined;
  const changes: SelectionChange[] = [];
  for (const one of unread as readonly unknown[]) {
    const change = readChange(one);
    if (change === undefined) return undefined;
    changes.push(change);
  }
  return { type, at, data: { fixtureId, changes } };
}

/** Settlements are few: their schema is asked. */
function readChange(value: unknown): SelectionChange | undefined {
  if (!isRecord(value)) return undefined;
  const { selectionId, version, odds, oddsByAdmin, status, settlement }: Unread<SelectionChange> = value;
  if (!isSelectionId(selectionId) || !isWhole(version, 1) || settlement !== undefined) return undefined;
  const change: SelectionChange = { selectionId, version };
  if (odds !== undefined) {
    if (!isPrice(odds)) return undefined;
    change.odds = odds;
  }
  if (oddsByAdmin !== undefined) {
    if (oddsByAdmin !== null && !isPrice(oddsByAdmin)) return undefined;
    change.oddsByAdmin = oddsByAdmin;
  }
  if (status !== undefined) {
    const known = SELECTION_STATUSES.find((one) => one === status);
    if (known === undefined) return undefined;
    change.status = known;
  }
  return change;
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isId = (value: unknown): boolean => typeof value === 'string' && value.length >= 1 && value.length <= MAX_ID;
const isFixtureId = (value: unknown): value is FixtureId => isId(value);
const isSelectionId = (value: unknown): value is SelectionId => isId(value);
const isWhole = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least;
const isPrice = (value: unknown): value is number => Number.isInteger(value) && isOdds(Number(value));
