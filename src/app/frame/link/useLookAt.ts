/** Tells the worker whose prices a part of a screen shows, for as long as it is shown, hidden tab or not (S-16). */
import { useEffect, useRef } from 'react';
import { nameOfTopics } from '../../../domain/events/topics.ts';
import type { Engine } from '../../kit/ports/engine.ts';
import { createTabLooks, type Look, type TabLooks } from './tabLooks.ts';
import { after } from '../../kit/timing/pageTimer.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';

const looksOf = new WeakMap<Engine, TabLooks>();

/** @param look `undefined` while it is not known what is shown */
export function useLookAt(look: Look | undefined): void {
  const { engine, now } = usePorts();
  const key = look === undefined ? undefined : nameOf(look);
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    let looks = looksOf.get(engine);
    if (looks === undefined) {
      looks = createTabLooks(engine, { now, after });
      looksOf.set(engine, looks);
    }
    return looks.look(key === undefined ? undefined : latest.current);
  }, [engine, now, key]);
}

const nameOf = ({ topics = [], games = [] }: Look) =>
  `${nameOfTopics(topics)}|${games
    .map(({ fixtureId }) => fixtureId)
    .toSorted()
    .join(' ')}`;
