/** A message port pair in virtual time: messages are copied, arrive in order after a moment, and never after either end died. */
import type { Endpoint } from 'comlink';
import type { Agenda } from './agenda.ts';
import type { Dice } from './dice.ts';

export interface SimulatedPort extends Endpoint {
  close(): void;
  /** The run is over. A library that waits for the end of what it made of a port must not keep all behind it for ever. */
  forget(): void;
}

const LATENCY_MS = 3;

export function portPair(agenda: Agenda, dice: Dice): readonly [SimulatedPort, SimulatedPort] {
  const listeners = [new Set<(event: MessageEvent) => void>(), new Set<(event: MessageEvent) => void>()] as const;
  let isClosed = false;
  let lastArrival = 0;
  const end = (own: 0 | 1, other: 0 | 1): SimulatedPort => ({
    postMessage(message: unknown) {
      if (isClosed) return;
      const data = copyOf(message);
      lastArrival = Math.max(lastArrival, agenda.now() + dice.below(LATENCY_MS));
      agenda.after(lastArrival - agenda.now(), () => {
        if (isClosed) return;
        for (const listener of listeners[other]) listener({ data } as MessageEvent);
      });
    },
    addEventListener: (_type: string, listener: EventListenerOrEventListenerObject) => {
      listeners[own].add(listener as (event: MessageEvent) => void);
    },
    removeEventListener: (_type: string, listener: EventListenerOrEventListenerObject) => {
      listeners[own].delete(listener as (event: MessageEvent) => void);
    },
    start: () => undefined,
    close: () => {
      isClosed = true;
    },
    forget: () => {
      isClosed = true;
      for (const heard of listeners) heard.clear();
    },
  });
  return [end(0, 1), end(1, 0)];
}

/** As a port copies it: plain data, of which nearly everything here is, without the platform's slow way. */
function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? structuredClone(value) : value;
  if (Array.isArray(value)) return value.map(copyOf);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return structuredClone(value);
  const copy: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) copy[key] = copyOf(inner);
  return copy;
}

/** The same end of a pair, whose listeners hear when `run` runs them. */
export function heardWhen(run: (act: () => void) => void, port: SimulatedPort): SimulatedPort {
  const heard = new Map<unknown, EventListener>();
  let within = run;
  return {
    ...port,
    forget: () => {
      port.forget();
      heard.clear();
      within = () => undefined;
    },
    addEventListener: (type: string, listener: EventListenerOrEventListenerObject) => {
      const later: EventListener = (event) => {
        within(() => {
          if (heard.get(listener) === later) (listener as EventListener)(event);
        });
      };
      heard.set(listener, later);
      port.addEventListener(type, later);
    },
    removeEventListener: (type: string, listener: EventListenerOrEventListenerObject) => {
      const later = heard.get(listener);
      heard.delete(listener);
      if (later !== undefined) port.removeEventListener(type, later);
    },
  };
}
