/**
 * What the model origin leaves out for a client that was slow (docs/STREAMS.md S-21): read off the rule, event by event, without the
 * product's code, so that the two can disagree.
 */
import type { LoggedEvent } from './simulatedOrigin.ts';
import type { StreamModel } from './streamModel.ts';

interface Said {
  readonly type: string;
  readonly data: {
    readonly fixtureId?: string;
    readonly fixture?: { readonly fixtureId: string };
    readonly changes?: readonly Readonly<Record<string, unknown>>[];
  };
}

/** Events of one piece. */
const PIECE = 1_000;

const PRICE = ['selectionId', 'version', 'odds'];
const isPrice = (change: Readonly<Record<string, unknown>>) =>
  'odds' in change && Object.keys(change).every((name) => PRICE.includes(name));

/** @returns the game of the event at an offset, if that is overtaken among those that follow it, as far as a piece from there reaches */
export function overtakenAt(model: StreamModel, offset: number): string | undefined {
  const event = saidAt(model, offset);
  const fixtureId = event?.data.fixtureId;
  if (event === undefined || fixtureId === undefined) return undefined;
  const later: Said[] = [];
  for (let next = offset + 1; next <= Math.min(model.head, offset + PIECE); next += 1) {
    const said = saidAt(model, next);
    if (said === undefined) break;
    if ((said.data.fixtureId ?? said.data.fixture?.fixtureId) !== fixtureId) continue;
    if (said.type !== 'OddsChanged' && said.type !== 'ScoreChanged') break;
    later.push(said);
  }
  return isOvertaken(event, later) ? fixtureId : undefined;
}

/** @param later what is said of its game after it, up to anything but prices and scores */
function isOvertaken({ type, data }: Said, later: readonly Said[]): boolean {
  if (type === 'ScoreChanged') return later.some((one) => one.type === 'ScoreChanged');
  if (type !== 'OddsChanged') return false;
  const changes = data.changes ?? [];
  return changes.every((change) => isPrice(change) && hasTwoPrices(later, change['selectionId']));
}

/** Whether two later prices of a selection differ that come one after the other, before anything else is said of it. */
function hasTwoPrices(later: readonly Said[], selectionId: unknown): boolean {
  let before: unknown;
  for (const { data } of later) {
    const change = data.changes?.find((one) => one['selectionId'] === selectionId);
    if (change === undefined) continue;
    if (!isPrice(change)) return false;
    if (before !== undefined && before !== change['odds']) return true;
    before = change['odds'];
  }
  return false;
}

/** What an event says, once it was read: it is asked for again with every look ahead. */
const read = new WeakMap<LoggedEvent, Said>();

/** `undefined` for one that nobody can read. */
function saidAt(model: StreamModel, offset: number): Said | undefined {
  const logged = model.at(offset);
  if (logged === undefined || logged.isForeign) return undefined;
  const said = read.get(logged) ?? (JSON.parse(logged.text) as Said);
  read.set(logged, said);
  return said;
}
