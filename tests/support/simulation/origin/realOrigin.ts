/**
 * The origin's own code as the origin of a run: betting, settlement, wallet, sessions and streams on a store in memory, one process after
 * the other. What the oracle asks is reckoned from what was committed.
 */
import { MemberId } from '../../../../src/domain/kernel/ids.ts';
import type { SessionTable } from '../../../../server/store/originTables.ts';
import { endSessionOf } from '../../../../server/session/sessions.ts';
import { trimLog } from '../../../../server/events/trimLog.ts';
import type { Agenda } from '../agenda.ts';
import type { Dice } from '../dice.ts';
import {
  FUNDS,
  HEARTBEAT_MS,
  MEMBER_NAMES,
  type Answer,
  type ModelCall,
  type SimulatedOrigin,
  type StreamAsk,
} from '../simulatedOrigin.ts';
import { auditBooks } from './auditBooks.ts';
import { auditSessions } from './auditSessions.ts';
import { call, exchange, type Asked } from './exchange.ts';
import { followTruth } from './followTruth.ts';
import { foundHouse } from './foundHouse.ts';
import { leftOutOf } from './leftOutOf.ts';
import { openFrameWire } from './frameWire.ts';
import { memberTruth } from './memberTruth.ts';
import { openOriginDatabase } from './originDatabase.ts';
import { startOriginProcess, type OriginProcess, type RunningOrigin } from './originProcess.ts';
import { createSmallFeed } from './smallFeed.ts';

/** How often a feed that has nothing to say says so, ms. */
const PULSE_MS = 10_000;
/** Games of one delivery, at most. */
const TOGETHER = 4;

const ENDED: Readonly<Record<number, Exclude<SessionTable['state'], 'active'>>> = {
  401: 'loggedOut',
  555: 'replaced',
  556: 'closed',
};

export interface RealOriginDeps {
  readonly agenda: Agenda;
  readonly dice: Dice;
  /** Something went wrong inside that nothing in a run should make go wrong. */
  onFailure(error: unknown): void;
}

export async function openRealOrigin({ agenda, dice, onFailure }: RealOriginDeps): Promise<SimulatedOrigin> {
  const database = openOriginDatabase();
  const feed = createSmallFeed(dice.fork('feed'), agenda.now);
  const chance = dice.fork('origin');
  const randomness = dice.fork('randomness');
  const packings = dice.fork('packings');
  const truth = followTruth(database, { names: MEMBER_NAMES, epoch: 'e1', funds: FUNDS, now: agenda.now });
  await foundHouse(database, 'e1', agenda.now());
  /** Tokens by whom they were given to, and statuses that the house's front door answers them with. */
  const tokens = new Map<string, string>();
  const loggedOut = new Set<string>();
  let moved = 0;
  const denied = new Map<string, number>();
  let epochs = 1;
  let build = 'build1';
  let running: OriginProcess;
  let isDown = false;
  let isClosed = false;
  let cancelStart = () => {};

  const start = () => {
    if (isClosed) return;
    isDown = false;
    running = startOriginProcess({
      agenda,
      now: () => agenda.now() + moved,
      dice: randomness,
      database,
      heartbeatMs: HEARTBEAT_MS,
      build,
      onFailure: (error) => {
        if (!isOfUnknown(error)) onFailure(error);
      },
    });
    const own = running;
    own.onDeath(() => {
      // Whoever runs it starts it again.
      if (running === own && !isDown) interrupt(chance.between(50, 500));
    });
  };
  const interrupt = (ms: number) => {
    cancelStart();
    isDown = true;
    running.kill();
    cancelStart = agenda.after(ms, start);
  };

  /** Does something in the process that runs, after what was begun before; nothing, if there is none or it dies. */
  let last: Promise<unknown> = Promise.resolve();
  const act = (work: (origin: RunningOrigin) => Promise<unknown>) => {
    const turn = async () => {
      const own = running;
      if (isDown) return;
      const died = new Promise<void>((resolve) => {
        own.onDeath(resolve);
      });
      const working = own.ready.then(work).catch((error: unknown) => {
        if (!own.isDead) onFailure(error);
      });
      await Promise.race([working, died]);
    };
    last = last.then(turn);
  };

  const happen = (count: number) => {
    act(async ({ sink }) => {
      for (let left = count; left > 0;) {
        const games = [...truth.history.fixtures.values()];
        const reports = [];
        for (let index = 0; index < Math.min(TOGETHER, left, games.length); index += 1) {
          const [game] = games.splice(chance.below(games.length), 1);
          if (game !== undefined) reports.push(...feed.happening([game]));
        }
        left -= TOGETHER;
        await sink.deliver(reports);
      }
    });
  };
  /** Something in the log that no client can read, and that means nothing. */
  const sayUnknown = (type: string, data: unknown) => {
    act(({ store, clock }) =>
      store.write(async (tx) => {
        const position = truth.stream.head + 1;
        const envelope = JSON.stringify({ type, v: 1, at: clock.now(), data });
        await tx.insertInto('event_log').values({ stream: 'events', position, envelope }).execute();
        await tx.updateTable('stream_heads').set({ head: position }).where('stream', '=', 'events').execute();
      }),
    );
  };
  const pulse = () => {
    if (isClosed) return;
    act(({ sink }) => sink.deliver([]));
    agenda.after(PULSE_MS, pulse);
  };

  const asked = ({ method, path, query, headers, body }: ModelCall): Asked => ({
    method,
    url: `/api${path}${query}`,
    headers: lowerCase(headers),
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  /** As a caller finds it: nobody there, or there until it dies. */
  const withProcess = async <Value>(work: (origin: RunningOrigin) => Promise<Value>): Promise<Value> => {
    const own = running;
    const gone = new Promise<never>((_resolve, reject) => {
      const refuse = () => {
        reject(new TypeError('connection reset'));
      };
      if (isDown) refuse();
      else own.onDeath(refuse);
    });
    return Promise.race([own.ready.then(work), gone]);
  };

  start();
  act(({ sink }) => sink.deliver(feed.opening()));
  pulse();
  await last;

  return {
    feed: {
      ...truth.history,
      stream: truth.stream,
      get news() {
        return truth.news;
      },
    },
    members: new Map([...truth.members].map(([name, member]) => [name, memberTruth(database, name, member)] as const)),
    get build() {
      return build;
    },
    set build(next) {
      build = next;
      interrupt(chance.between(50, 500));
    },
    denialOf: (token) => denied.get(token ?? ''),
    ownerOf: (betId) => truth.owners.get(betId),
    async answer(asking): Promise<Answer> {
      const denial = denied.get(asking.token ?? '');
      if (denial !== undefined && asking.path !== '/member/login')
        return { status: denial, body: { message: 'ended' } };
      const { status, text, bytes, headers } = await withProcess(({ handle }) => call(handle, asked(asking)));
      if (headers['content-type'] === 'application/octet-stream') return { status, body: bytes, headers };
      const isJson = headers['content-type']?.startsWith('application/json') === true;
      const body = text === '' ? undefined : isJson ? (JSON.parse(text) as unknown) : text;
      if (asking.path === '/member/login' && status === 200) {
        tokens.set((body as { token: string }).token, (asking.body as { userId: string }).userId);
      }
      if (asking.path === '/member/logout' && status === 204) loggedOut.add(asking.token ?? '');
      return { status, body };
    },
    openStream: (ask: StreamAsk) =>
      withProcess(({ handle }) => {
        const own = running;
        const stream =
          ask.name === 'events' ? truth.stream : truth.members.get(tokens.get(ask.call.token ?? '') ?? '')?.stream;
        const wire = openFrameWire(ask, {
          textAt: (offset) => stream?.at(offset),
          saidAt: ask.name === 'events' ? truth.saidAt : () => undefined,
          head: () => stream?.head ?? 0,
          onPassed: (from, to) => {
            for (const { offset, fixtureId } of leftOutOf(ask, truth, from, to))
              truth.history.leaveOut(offset, fixtureId);
          },
        });
        own.onDeath(wire.reset);
        const cursor = ask.cursor === undefined ? {} : { 'last-event-id': ask.cursor };
        // As every browser says; not all that is between lets it through.
        const packing = packings.chance(0.5) ? { 'accept-encoding': 'gzip' } : {};
        const { headers } = asked(ask.call);
        wire.attach(
          exchange(handle, { ...asked(ask.call), headers: { ...headers, ...cursor, ...packing } }, wire.outlet),
        );
        return wire.opened;
      }),
    endSessions(memberId, status) {
      const state = ENDED[status];
      if (state === undefined)
        for (const [token, owner] of tokens) if (owner === memberId) denied.set(token, denied.get(token) ?? status);
      if (state !== undefined)
        act(({ store, clock }) => store.write((tx) => endSessionOf(tx, MemberId.parse(memberId), state, clock.now())));
    },
    happen,
    movePrice(fixtureId, selectionId) {
      act(({ sink }) => sink.deliver(feed.moving(selectionId, truth.history.fixtures.get(fixtureId))));
    },
    sayForeign: () => {
      sayUnknown('NotInventedYet', { of: 'f', and: ['s', 'b'] });
    },
    sayUnreadable: () => {
      sayUnknown('ScoreChanged', { fixtureId: [] });
    },
    settleSome(memberId) {
      act(async ({ sink }) => {
        const open = truth.members.get(memberId)?.bets.filter(({ status }) => status === 0) ?? [];
        if (open.length > 0) await sink.deliver(feed.resultsOf(chance.oneOf(open), truth.history.fixtures));
      });
    },
    trimLog(events, perMember) {
      act(({ store }) => trimLog(store, { events, perMember: perMember ?? Infinity }));
    },
    restartLog() {
      epochs += 1;
      const epoch = `e${epochs}`;
      interrupt(chance.between(50, 500));
      database.run('DELETE FROM event_log');
      database.run('DELETE FROM stream_heads');
      database.run("UPDATE meta SET value = ? WHERE key = 'epoch'", epoch);
      truth.restart(epoch);
    },
    moveClock(ms) {
      moved += ms;
    },
    interrupt,
    audit: () => [...auditBooks(database, truth), ...truth.misdated, ...auditSessions(database, loggedOut)],
    close() {
      isClosed = true;
      cancelStart();
      running.kill();
      database.close();
    },
  };
}

/** Of what `sayUnknown` has put into the log. */
const isOfUnknown = (error: unknown): boolean =>
  error instanceof Error &&
  /^event \d+: (unknownType NotInventedYet|badData ScoreChanged: fixtureId)/.test(error.message);

const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
