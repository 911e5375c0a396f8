/**
 * The network between this browser's workers and the model origin. Loses requests and replies, doubles requests, answers late
 * or not at all; a dead worker hears nothing more.
 */
import type { Fetch, HttpResponse } from '../../../src/worker/http/originClient.ts';
import type { Agenda } from './agenda.ts';
import type { Dice } from './dice.ts';
import type { Faults } from './faults.ts';
import { createDelays } from './delays.ts';
import { blockAnswer } from './blockAnswer.ts';
import type { Answer, ModelCall, SimulatedOrigin } from './simulatedOrigin.ts';
import type { StreamConnection } from './streamWire.ts';

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
  /** So much of a block was read by one worker for a session, of 1. */
  onBlockRead(worker: object, block: string, share: number): void;
  onDelivered(events: number): void;
  /** An answer reached a worker; `status` may end the session. */
  onAnswered(call: ModelCall, status: number): void;
  onTrace(what: string): void;
  /** A worker says that what it had stored of topics was not the origin's. */
  onDiverged(topics: number): void;
  /** A stream is not what it says from now on: its client must let go of it, within so many ms. */
  onDoomed(what: string, withinMs: number, isOpen: () => boolean): void;
  /** The origin told an event later than it may. */
  onLate(what: string): void;
}

export interface Wire {
  /** The network as one worker has it. */
  plug(isDead: () => boolean, build: string): { readonly fetch: Fetch; unplug(): void };
  readonly connections: readonly StreamConnection[];
  /** The origin is away for `ms`: what is open ends, what is asked fails at once. 0 brings it back. */
  interrupt(ms: number): void;
  /** Whether the origin calls its offer wide (S-32). */
  readonly isWide: boolean;
  /** It says the opposite from now on. */
  widen(): void;
}

export interface WireDeps {
  readonly agenda: Agenda;
  readonly dice: Dice;
  readonly faults: Faults;
  readonly origin: SimulatedOrigin;
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

/** Of the whole block, also where the rest of it is answered. */
const sizeOfBlock = ({ body, headers }: Answer): number =>
  Number(/\/(\d+)$/.exec(headers?.['content-range'] ?? '')?.[1] ?? (Buffer.isBuffer(body) ? body.length : NaN));

const blockNameOf = ({ path }: ModelCall): string | undefined => /^\/streams\/events\/blocks\/(\w+)$/.exec(path)?.[1];

export function createWire({ agenda, dice, faults, origin, isAsleep, traffic }: WireDeps): Wire {
  const delays = createDelays({ dice, faults, ...traffic });
  let connections: StreamConnection[] = [];
  const garbled = new Set<string>();
  let downUntil = 0;
  let isWide = false;

  const refusal = (): HttpResponse => {
    const kind = dice.below(4);
    if (kind === 0) return responseOf(503, { message: 'busy' }, undefined, `${dice.between(1, 6)}`);
    if (kind === 1) return responseOf(429, { message: 'slow down' }, undefined, '2');
    if (kind === 2) return responseOf(502, 'bad gateway', 'text/html');
    return responseOf(200, '<html>sign in to this network</html>', 'text/html');
  };

  const openStream = async (
    call: ModelCall,
    name: 'events' | 'bets',
    cursor: string | undefined,
    signal: AbortSignal,
    build: string,
  ): Promise<HttpResponse> => {
    const denial = origin.denialOf(call.token);
    if (denial === undefined && dice.chance(faults.streamRefused)) return refusal();
    let isClosed = false;
    const isOfOld = isAskedInVain(name);
    const diverged = Number(new URLSearchParams(call.query).get('diverged') ?? 0);
    if (diverged > 0) traffic.onDiverged(diverged);
    const opening = origin.openStream({
      call: isOfOld ? { ...call, query: '' } : call,
      name,
      cursor,
      wire: {
        agenda,
        dice,
        faults,
        build,
        signal,
        garbled,
        isCounting: !isOfOld,
        heartbeatOf: (text) =>
          isWide && !isOfOld && name === 'events' ? text.replace('data: {', 'data: {"wide":true,') : text,
        onDoomed: traffic.onDoomed,
        onLate: traffic.onLate,
        onDelivered: traffic.onDelivered,
        onBytes: () => {
          traffic.onBytes(name);
        },
        onClosed: () => {
          isClosed = true;
          connections = connections.filter(({ isOpen }) => isOpen);
        },
      },
    });
    // A stream that is there at once is told of at once.
    const opened = opening instanceof Promise ? await opening : opening;
    if ('status' in opened) {
      traffic.onAnswered(call, opened.status);
      return responseOf(opened.status, opened.body);
    }
    if (isClosed) return opened.response;
    connections = [...connections, opened];
    traffic.onStreamOpened(opened, connections);
    return opened.response;
  };

  /** Of an origin that knows no topics and numbers no frames. */
  const isAskedInVain = (name: 'events' | 'bets') =>
    name === 'events' && faults.topicsUnknown > 0 && dice.chance(faults.topicsUnknown);

  const decide = async (call: ModelCall): Promise<Answer> => {
    const asked = origin.answer(call);
    const given = asked instanceof Promise ? await asked : asked;
    const answer = call.path === '/setting/autoLogoutMin' ? shortened(given) : given;
    traffic.onTrace([call.method, call.path, call.key ?? '', answer.status].join(' '));
    return answer;
  };

  /** How long a session lasts, as told to this login. */
  const shortened = (answer: Answer): Answer => {
    const isShort = dice.chance(faults.shortSession);
    // Over soon, or long enough that a sleep or a clock that is set jumps over its end.
    const minutes = (dice.chance(0.5) ? dice.between(60, 90) : dice.between(120, 240)) / 60;
    return isShort && answer.status === 200 ? { status: 200, body: { autoLogoutMin: minutes } } : answer;
  };

  const ask = (
    call: ModelCall,
    init: RequestInit,
    isDead: () => boolean,
    cuts: Set<() => void>,
    build: string,
  ): Promise<HttpResponse> =>
    new Promise((resolve, reject) => {
      const { signal } = init;
      const hear = (act: () => void) => {
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
            hear(() => {
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
          openStream(call, name, headers['last-event-id'], own.signal, build).then(
            (response) => {
              hear(() => {
                resolve(response);
              });
            },
            () => {
              hear(() => {
                reject(failed());
              });
            },
          );
          return;
        }
        if (dice.chance(faults.callRefused)) {
          const refused = refusal();
          agenda.after(dice.between(1, 40), () => {
            hear(() => {
              resolve(refused);
            });
          });
          return;
        }
        const isDoubled = dice.chance(faults.requestDoubled);
        if (isDoubled) agenda.after(dice.between(1, 60_000), () => void decide(call).catch(() => undefined));
        decide(call).then(reply, () => {
          hear(() => {
            reject(failed());
          });
        });
      });
      const reply = (answer: Answer) => {
        if (dice.chance(faults.replyLost)) {
          if (dice.chance(0.5)) {
            agenda.after(dice.between(1, 40), () => {
              hear(() => {
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
          hear(() => {
            if (signal?.aborted === true) return;
            traffic.onAnswered(call, status);
            const block = blockNameOf(call);
            if (block !== undefined && status === answer.status && Buffer.isBuffer(answer.body)) {
              const isTorn = dice.chance(faults.imageTorn);
              const isGone = () => isDead() || isAsleep();
              const onRead = (bytes: number) =>
                traffic.onBlockRead(cuts, `${call.token ?? ''} ${block}`, bytes / sizeOfBlock(answer));
              resolve(blockAnswer({ ...answer, body: answer.body }, { agenda, dice, isTorn, signal, isGone, onRead }));
              return;
            }
            resolve(
              status === answer.status ? responseOf(status, answer.body) : responseOf(status, { message: 'error' }),
            );
          });
        });
      };
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
          const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
          const token = headers['x-auth-token']?.replace('Bearer ', '');
          const call: ModelCall = {
            method: init.method ?? 'GET',
            path,
            query: url.replace(/^[^?]*/, ''),
            headers,
            token,
            key: headers['idempotency-key'],
            parentKey: headers['hanpan-parent-key'],
            body,
          };
          if (path === '/sports-prematch/betting') traffic.onBetSent(call);
          if (/^\/streams\/\w+$/.test(path)) traffic.onStreamAsked(path);
          return ask(call, init, isDead, cuts, build);
        },
        unplug: () => {
          for (const cut of cuts) cut();
        },
      };
    },
    interrupt(ms) {
      downUntil = agenda.now() + ms;
      if (ms > 0) for (const connection of connections) connection.cut();
      if (ms > 0) origin.interrupt(ms);
    },
    get connections() {
      return connections;
    },
    get isWide() {
      return isWide;
    },
    widen() {
      isWide = !isWide;
    },
  };
}
