/** The hand-written reader of the commonest event, against the schemas that it spares. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, type FeedEvent } from '../../../src/domain/events/catalogue.ts';
import { encodeEvent, EventEnvelope } from '../../../src/domain/events/decode.ts';
import { readOddsChanged } from '../../../src/domain/events/oddsChanged.ts';
import { anyFeedEvent } from '../../support/engine/feedArbitraries.ts';

/** What the schemas make of an envelope. */
function bySchema(value: unknown): unknown {
  const envelope = EventEnvelope.safeParse(value);
  if (!envelope.success || envelope.data.type !== 'OddsChanged' || envelope.data.v !== 1) return undefined;
  const { type, at } = envelope.data;
  const data = catalogue.OddsChanged.data.safeParse(envelope.data.data);
  return data.success ? { type, at, data: data.data } : undefined;
}

const anyPart = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 0, 1, 2, 99, 100, 185, 100.5, 10_000_000, 10_000_001, 2 ** 53, -0),
  fc.constantFrom<unknown>('', 'open', 'nobody', 'OddsChanged', 'i'.repeat(64), 'i'.repeat(65), [], {}, [{}]),
);

/** A JSON value with the `at`-th of its parts, counted depth first, replaced, taken away, or given a field that nobody knows. */
function changed(value: unknown, at: number, what: 'replace' | 'drop' | 'add', part: unknown): unknown {
  let seen = -1;
  const walk = (node: unknown): unknown => {
    seen += 1;
    const isIt = seen === at;
    if (isIt && what === 'replace') return part;
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== 'object' || node === null) return isIt && what === 'drop' ? undefined : node;
    const fields = Object.entries(node).map(([name, one]) => [name, walk(one)] as const);
    return Object.fromEntries(isIt && what === 'add' ? [...fields, ['unheardOf', part]] : fields);
  };
  return walk(value);
}

/** Most changes settle nothing. */
const anyEvent = fc.tuple(anyFeedEvent, fc.nat({ max: 9 })).map(([event, chance]): FeedEvent => {
  if (event.type !== 'OddsChanged' || chance === 0) return event;
  const changes = event.data.changes.map(({ settlement: _, ...change }) => change);
  return { ...event, data: { ...event.data, changes } };
});

const jsonOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

describe('EVT-1 a change of odds, read by hand', () => {
  it('is what the schemas make of it, or is left to them, whatever of it is whatever else', () => {
    let read = 0;
    let left = 0;
    const how = fc.constantFrom('replace' as const, 'drop' as const, 'add' as const);
    fc.assert(
      fc.property(anyEvent, fc.nat({ max: 30 }), how, anyPart, (event, at, what, part) => {
        const envelope = jsonOf(changed(jsonOf(encodeEvent(event)), at, what, part));
        const answer = readOddsChanged(envelope);
        if (answer === undefined) left += 1;
        else {
          read += 1;
          expect(answer).toStrictEqual(bySchema(envelope));
        }
      }),
      { numRuns: 1_500 },
    );
    expect(Math.min(read, left)).toBeGreaterThan(200);
  });

  it('is read without the schemas, unless it settles something', () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        const isPlain =
          event.type === 'OddsChanged' && event.data.changes.every(({ settlement }) => settlement === undefined);
        const envelope = jsonOf(encodeEvent(event));
        expect(readOddsChanged(envelope)).toStrictEqual(isPlain ? bySchema(envelope) : undefined);
      }),
    );
  });
});
