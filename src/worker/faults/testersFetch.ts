/** Stands in for `ports/originFetch.ts` in a build for testers: a line that tabs make faulty, and that writes down what they switch (FLT-2). */
import {
  FAULT_CHANNEL,
  FaultAsk,
  LONGEST_MS,
  MOST_ACTS,
  type FaultAct,
  type FaultStanding,
} from '../../domain/faults/faultScript.ts';
import type { Fetch } from '../http/originClient.ts';
import { timerClock } from '../ports/clock.ts';
import { createFaultyLine } from './faultyLine.ts';
import { seededDice } from './seededDice.ts';

declare const __HANPAN_BUILD__: string;

export function createOriginFetch(): Fetch {
  const clock = timerClock({
    now: () => Date.now(),
    setTimeout: (callback, ms) => self.setTimeout(callback, ms),
    clearTimeout: (timer: number) => self.clearTimeout(timer),
  });
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const line = createFaultyLine({ fetch: (url, init) => fetch(url, init), clock, randomness: seededDice(seed) });
  const channel = new BroadcastChannel(FAULT_CHANNEL);
  let began = clock.now();
  let acts: FaultAct[] = [];

  const standing = (): FaultStanding => ({
    say: 'standing',
    on: [...line.on],
    script: {
      hanpanFaults: 1,
      build: __HANPAN_BUILD__,
      seed,
      lasts: Math.min(LONGEST_MS, Math.max(0, clock.now() - began)),
      found: '',
      acts: acts.filter(({ at }) => at <= LONGEST_MS),
    },
  });
  channel.addEventListener('message', ({ data }) => {
    const asked = FaultAsk.safeParse(data);
    if (!asked.success) return;
    if (asked.data.say === 'switch') {
      const { fault, isOn } = asked.data;
      // A script begins with the first switch after everything was off for so long that nobody means what came before.
      if (line.on.size === 0 && clock.now() - began > LONGEST_MS) acts = [];
      if (acts.length === 0) began = clock.now();
      acts = [...acts, { at: Math.max(0, clock.now() - began), fault, isOn }].slice(-MOST_ACTS);
      line.switchTo(fault, isOn);
    }
    channel.postMessage(standing());
  });
  return line.fetch;
}
