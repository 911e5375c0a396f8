/**
 * A line that can be made faulty (rules FLT): stands between the origin and a worker and does to what passes what is switched on. In builds for
 * testers, and in the simulation; no member's build has it.
 */
import { DELAY_MS, DOUBLED_SHARE, DROPPED_SHARE, type LineFault } from '../../domain/faults/faultScript.ts';
import type { Fetch, HttpResponse } from '../http/originClient.ts';
import { pause, type Clock } from '../ports/clock.ts';
import type { Randomness } from '../ports/randomness.ts';
import { faultyBody, type BodyFaults } from './faultyBody.ts';

export interface FaultyLine {
  readonly fetch: Fetch;
  readonly on: ReadonlySet<LineFault>;
  /** Switching `cut` on ends every stream that is open. */
  switchTo(fault: LineFault, isOn: boolean): void;
}

export interface FaultyLineDeps {
  /** The line as it is. */
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly randomness: Pick<Randomness, 'fraction'>;
}

const OF_EVENTS = /\/streams\/events(?:\?|$)/;
const lost = () => new TypeError('network');

/** Nothing is switched on. */
export function createFaultyLine({ fetch, clock, randomness }: FaultyLineDeps): FaultyLine {
  const on = new Set<LineFault>();
  const cuts = new Set<() => void>();

  const delayed = async (signal: AbortSignal | null | undefined) => {
    if (on.has('delay')) await pause(clock, DELAY_MS, signal ?? undefined);
    if (signal?.aborted === true) throw new DOMException('aborted', 'AbortError');
    if (on.has('cut')) throw lost();
  };
  const faults = (isOfEvents: boolean): BodyFaults => ({
    clock,
    delayMs: () => (on.has('delay') ? DELAY_MS : 0),
    copies: () => {
      if (on.has('drop') && randomness.fraction() < DROPPED_SHARE) return 0;
      return on.has('double') && randomness.fraction() < DOUBLED_SHARE ? 2 : 1;
    },
    isStale: () => isOfEvents && on.has('stale'),
    onCut: (cut) => {
      cuts.add(cut);
      return () => void cuts.delete(cut);
    },
  });

  return {
    on,
    switchTo(fault, isOn) {
      if (isOn) on.add(fault);
      else on.delete(fault);
      if (fault === 'cut' && isOn) for (const cut of [...cuts]) cut();
    },
    async fetch(url, init) {
      if (on.has('cut')) throw lost();
      const answer = await fetch(url, init);
      await delayed(init.signal);
      const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
      if (!isStream || answer.body === null) return answer;
      return withBody(answer, faultyBody(answer.body, faults(OF_EVENTS.test(url))));
    },
  };
}

const withBody = ({ status, headers }: HttpResponse, body: ReadableStream<Uint8Array>): HttpResponse => ({
  status,
  headers,
  body,
  text: () => new Response(body).text(),
});
