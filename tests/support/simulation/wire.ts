/**
 * The network between this browser's workers and the model origin. Loses requests and replies, doubles requests, answers late
 * or not at all; a dead worker hears nothing more.
 */
import type { Fetch, HttpResponse } from '../../../src/worker/http/originClient.ts';
import type { Agenda } from './agenda.ts';
import type { Dice } from './dice.ts';
import type { Faults } from './faults.ts';
import type { Answer } from './memberModel.ts';
import { createDelays } from './delays.ts';
import { LONG_SESSION_MIN, type ModelCall, type OriginModel } from './originModel.ts';
import { askedIn, feedSource, memberSource } from './originStream.ts';
import { connectStream, type StreamConnection } from './streamWire.ts';

/** What the wire saw; the oracle reads it. */
export interface Traffic {
  /** A worker sends a bet. */
  onBetSent(call: ModelCall): void;
  /** A bet whose answer takes longer than its call waits. */
  onOutrun(): void;
  /** The poll of a member is answered late. */
  onPollHeld(): void;
  /** The record that a login reads is answered late. */
  onRecordHeld(): void;
  onStreamOpened(connection: StreamConnection, all: readonly StreamConnection[]): void;
  onStreamAsked(name: string): void;
  onBytes(name: string): void;
  onDelivered(events: number): void;
  /** An answer reached a worker; `status` may end the session. */
  onAnswered(call: ModelCall, status: number): void;
  onTrace(what: string): void;
  /** A worker says that what it had stored of topics was not the origin's. */
  onDiverged(topics: number): void;
  /** A stream is not what it says from now on: its client must let go of it, within so many ms. */
  onDoomed(what: string, withinMs: number, isOpen: () => boolean): void;
}

export interface Wire {
  /** The network as one worker has it. */
  plug(isDead: () => boolean, build: string): { readonly fetch: Fetch; unplug(): void };
  readonly connections: readonly StreamConnection[];
  /** The origin is away for `ms`: what is open ends, what is asked fails at once. 0 brings it back. */
  interrupt(ms: number): void;
}

export interface WireDeps {
  readonly agenda: Agenda;
  readonly dice: Dice;
  readonly faults: Faults;
  readonly origin: OriginModel;
  /** What arrives at a machine that sleeps never arrived. */
  isAsleep(): boolean;
  readonly traffic: Traffic;
}

const aborted = () => new DOMException('aborted', 'AbortError');
const failed = () => new TypeError('fetch failed');

function responseOf(status: number, body: unknown, type = 'application/json', extra?: string): HttpResponse {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const headers: Readonly<Record<string, string | undefined>> = { 'content-type': type, 'retry-after': extra };
  return {
    status,
    headers: { get: (name) => headers[name.toLowerCase()] ?? null },
    body: null,
    text: async () => text,
  };
}

export function createWire({ agenda, dice, faults, origin, isAsleep, traffic }: WireDeps): Wire {
  const delays = createDelays({ dice, faults, ...traffic });
  let connections: StreamConnection[] = [];
  const garbled = new Set<string>();
  let downUntil = 0;

  const refusal = (): HttpResponse => {
    const kind = dice.below(4);
    if (kind === 0) return responseOf(503, { message: 'busy' }, undefined, `${dice.between(1, 6)}`);
    if (kind === 1) return responseOf(429, { message: 'slow down' }, undefined, '2');
    if (kind === 2) return responseOf(502, 'bad gateway', 'text/html');
    return responseOf(200, '<html>sign in to this network</html>', 'text/html');
  };

  const openStream = (
    call: ModelCall,
    name: 'events' | 'bets',
    cursor: string | undefined,
    query: URLSearchParams,
    signal: AbortSignal,
    build: string,
  ) => {
    const member = origin.whoIs(call.token);
    if (typeof member === 'number') {
      traffic.onAnswered(call, member);
      return responseOf(member, { message: 'ended' });
    }
    if (dice.chance(faults.streamRefused)) return refusal();
    const isOfOld = isAskedInVain(name);
    const diverged = Number(query.get('diverged') ?? 0);
    if (diverged > 0) traffic.onDiverged(diverged);
    const connection: StreamConnection = connectStream({
      agenda,
      dice,
      faults,
      source: name === 'events' ? feedSource(origin.feed) : memberSource(member),
      build,
      cursor,
      asked: isOfOld ? undefined : askedIn(query),
      isCounting: !isOfOld,
      onDoomed: traffic.onDoomed,
      signal,
      garbled,
      onDelivered: traffic.onDelivered,
      onBytes: () => {
        traffic.onBytes(name);
      },
      onClosed: () => {
        connections = connections.filter((open) => open !== connection);
      },
    });
    connections = [...connections, connection];
    traffic.onStreamOpened(connection, connections);
    return connection.response;
  };

  /** Of an origin that knows no topics and numbers no frames. */
  const isAskedInVain = (name: 'events' | 'bets') =>
    name === 'events' && faults.topicsUnknown > 0 && dice.chance(faults.topicsUnknown);

  const decide = (call: ModelCall): Answer => {
    if (call.path === '/setting/autoLogoutMin') {
      const isShort = dice.chance(faults.shortSession);
      // Over soon, or long enough that a sleep or a clock that is set jumps over its end.
      const minutes = (dice.chance(0.5) ? dice.between(60, 90) : dice.between(120, 240)) / 60;
      origin.autoLogoutMin = isShort ? minutes : LONG_SESSION_MIN;
    }
    const answer = origin.answer(call);
    traffic.onTrace([call.method, call.path, call.key ?? '', answer.status].join(' '));
    return answer;
  };

  const ask = (
    call: ModelCall,
    init: RequestInit,
    query: URLSearchParams,
    isDead: () => boolean,
    cuts: Set<() => void>,
    build: string,
  ): Promise<HttpResponse> =>
    new Promise((resolve, reject) => {
      const { signal } = init;
      const done = (act: () => void) => {
        if (isDead() || isAsleep()) return;
        act();
      };
      // The browser's own word, not the network's: a machine that is just waking hears it too.
      signal?.addEventListener('abort', () => {
        if (!isDead()) reject(aborted());
      });
      const name = /^\/streams\/(events|bets)$/.exec(call.path)?.[1] as 'events' | 'bets' | undefined;
      const isDown = agenda.now() < downUntil;
      const fails = isDown || dice.chance(faults.requestLost);
      const latency = dice.between(1, 60);
      if (fails) {
        // Half of what is lost says so; the other half says nothing until the caller gives up.
        if (isDown || dice.chance(0.5)) {
          agenda.after(latency, () => {
            done(() => {
              reject(failed());
            });
          });
        }
        return;
      }
      agenda.after(latency, () => {
        if (name !== undefined) {
          if (isDead() || isAsleep() || signal?.aborted === true) return;
          const own = new AbortController();
          const cut = () => {
            own.abort();
          };
          cuts.add(cut);
          signal?.addEventListener('abort', cut);
          const headers = init.headers as Readonly<Record<string, string>>;
          resolve(openStream(call, name, headers['last-event-id'], query, own.signal, build));
          return;
        }
        if (dice.chance(faults.callRefused)) {
          const refused = refusal();
          agenda.after(dice.between(1, 40), () => {
            done(() => {
              resolve(refused);
            });
          });
          return;
        }
        const answer = decide(call);
        if (dice.chance(faults.requestDoubled)) agenda.after(dice.between(1, 60_000), () => void decide(call));
        if (dice.chance(faults.replyLost)) {
          if (dice.chance(0.5)) {
            agenda.after(dice.between(1, 40), () => {
              done(() => {
                reject(failed());
              });
            });
          }
          return;
        }
        const status = dice.chance(faults.errorAfterCommit) ? 500 : answer.status;
        const slow = dice.chance(faults.slowReply) ? dice.between(3_000, 25_000) : dice.between(1, 60);
        const back = delays.of(call) ?? slow;
        agenda.after(back, () => {
          done(() => {
            if (signal?.aborted === true) return;
            traffic.onAnswered(call, status);
            resolve(
              status === answer.status ? responseOf(status, answer.body) : responseOf(status, { message: 'error' }),
            );
          });
        });
      });
    });

  return {
    plug(isDead, build) {
      const cuts = new Set<() => void>();
      return {
        fetch: async (url, init) => {
          if (isDead()) return new Promise(() => undefined);
          if (init.signal?.aborted === true) throw aborted();
          const headers = init.headers as Readonly<Record<string, string>>;
          const path = url.replace(/^\/api/, '').replace(/\?.*$/, '');
          const query = new URLSearchParams(url.replace(/^[^?]*/, ''));
          const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
          const token = headers['x-auth-token']?.replace('Bearer ', '');
          const call: ModelCall = {
            method: init.method ?? 'GET',
            path,
            token,
            key: headers['idempotency-key'],
            parentKey: headers['hanpan-parent-key'],
            body,
          };
          if (path === '/sports-prematch/betting') traffic.onBetSent(call);
          if (path.startsWith('/streams/')) traffic.onStreamAsked(path);
          return ask(call, init, query, isDead, cuts, build);
        },
        unplug: () => {
          for (const cut of cuts) cut();
        },
      };
    },
    interrupt(ms) {
      downUntil = agenda.now() + ms;
      if (ms > 0) for (const connection of connections) connection.cut();
    },
    get connections() {
      return connections;
    },
  };
}
