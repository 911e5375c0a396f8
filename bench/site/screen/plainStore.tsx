/**
 * What a naive page keeps: all fixtures in memory, rows that listen to their own. Written with care, not as the usual store that copies
 * a record of two thousand fixtures for every message: then eight tabs stand still at 5,000 updates/s.
 */
import { useCallback, useSyncExternalStore } from 'react';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { FixtureLine } from './FixtureLine.tsx';

const ON_SCREEN = 15;
const NONE: readonly string[] = [];
const SHOWN = 'shown';

const fixtures = new Map<string, Fixture>();
const listeners = new Map<string, Set<() => void>>();
let shown = NONE;

const tell = (topic: string) => {
  for (const listener of listeners.get(topic) ?? []) listener();
};

export const fixtureOf = (fixtureId: string): Fixture | undefined => fixtures.get(fixtureId);

export function setFixture(fixture: Fixture): void {
  fixtures.set(fixture.fixtureId, fixture);
  tell(fixture.fixtureId);
}

export function showImage(image: readonly Fixture[]): void {
  for (const fixture of image) setFixture(fixture);
  shown = image
    .toSorted((a, b) => a.startAt - b.startAt)
    .slice(0, ON_SCREEN)
    .map(({ fixtureId }) => fixtureId);
  tell(SHOWN);
}

function useTopic<Value>(topic: string, read: () => Value): Value {
  const subscribe = useCallback(
    (listener: () => void) => {
      const known = listeners.get(topic) ?? new Set();
      listeners.set(topic, known.add(listener));
      return () => known.delete(listener);
    },
    [topic],
  );
  return useSyncExternalStore(subscribe, read);
}

export function PlainBoard() {
  const ids = useTopic(SHOWN, () => shown);
  return (
    <ul>
      {ids.map((fixtureId) => (
        <PlainRow key={fixtureId} fixtureId={fixtureId} />
      ))}
    </ul>
  );
}

function PlainRow({ fixtureId }: { readonly fixtureId: string }) {
  const fixture = useTopic(fixtureId, () => fixtures.get(fixtureId));
  return fixture === undefined ? null : <FixtureLine fixture={fixture} />;
}
