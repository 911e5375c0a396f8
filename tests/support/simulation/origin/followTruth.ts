/**
 * What the origin has committed, commit by commit, reckoned anew from its log: the offer at every offset, each member's bets and
 * balances, what became of each key. Nothing of the origin's own projections is used.
 */
import type { Bet } from '../../../../src/domain/bets/bet.ts';
import type { Fixture, Selection, SelectionChange } from '../../../../src/domain/sports/fixture.ts';
import { createOfferHistory, type KeptHistory } from '../offerHistory.ts';
import type { KeyRecord, LoggedEvent, StreamTruth } from '../simulatedOrigin.ts';
import type { OriginDatabase } from './originDatabase.ts';

interface Said {
  readonly type: string;
  readonly at: number;
  readonly data: {
    readonly fixtureId: string;
    readonly fixture: Fixture;
    readonly status: Fixture['status'] & Bet['status'];
    readonly startAt: number;
    readonly markets: Fixture['markets'];
    readonly changes: readonly SelectionChange[];
    readonly score: Fixture['score'];
    readonly news: readonly { id: string; contents: string }[];
    readonly bet: Bet;
    readonly betId: string;
    readonly paid: number;
    readonly settledAt: number | null;
    readonly picks: Bet['picks'];
    readonly emoney: number;
  };
}

interface KeyRow {
  readonly member_id: string;
  readonly key: string;
  readonly state: string;
  readonly status: number;
  readonly body: string;
  readonly created_at: number;
}

/** One stream, and what is reckoned from it so far. */
export interface FollowedStream extends StreamTruth {
  readonly epoch: string;
}

export interface FollowedMember {
  readonly stream: FollowedStream;
  readonly bets: Bet[];
  readonly keys: Map<string, KeyRecord>;
  /** Won, by position of the stream. */
  readonly balances: Map<string, number>;
  /** Bets accepted up to each offset. */
  counts: number[];
  emoney: number;
}

export interface Truth {
  readonly stream: FollowedStream;
  readonly history: KeptHistory;
  readonly news: readonly { id: string; contents: string }[];
  readonly members: ReadonlyMap<string, FollowedMember>;
  readonly owners: ReadonlyMap<string, string>;
  /** When the event at an offset of `events` was committed, epoch ms; `undefined` for one of another log. */
  saidAt(offset: number): number | undefined;
  /** Events that are older than what was said before them, a sentence each (SYN-12). */
  readonly misdated: readonly string[];
  restart(epoch: string): void;
}

interface TruthOptions {
  readonly names: readonly string[];
  readonly epoch: string;
  /** Won that each member begins with. */
  readonly funds: number;
  now(): number;
}

export function followTruth(database: OriginDatabase, { names, epoch, funds, now }: TruthOptions): Truth {
  const history = createOfferHistory(epoch);
  history.restart(epoch);
  let ownEpoch = epoch;
  let news: Truth['news'] = [];
  let lastSeq = 0;
  let lastKeyAt = 0;
  let keyCount = 0;
  let lastAt = 0;
  const misdated: string[] = [];
  const logs = new Map<string, LoggedEvent[]>();
  const owners = new Map<string, string>();
  let committedAt: number[] = [];

  const streamOf = (name: string): FollowedStream => ({
    get epoch() {
      return ownEpoch;
    },
    get head() {
      return logs.get(name)?.length ?? 0;
    },
    at: (offset) => logs.get(name)?.[offset - 1],
  });
  const members = new Map<string, FollowedMember>(
    names.map((name) => [
      name,
      {
        stream: streamOf(`bets:${name}`),
        bets: [],
        keys: new Map<string, KeyRecord>(),
        balances: new Map([[`${epoch}.0`, funds]]),
        counts: [0],
        emoney: funds,
      },
    ]),
  );

  const onMemberEvent = (name: string, member: FollowedMember, offset: number, { type, data }: Said) => {
    if (type === 'BetAccepted') {
      member.bets.push(data.bet);
      owners.set(data.bet.betId, name);
    } else if (type === 'BetSettled') {
      const { betId, status, paid, settledAt, picks } = data;
      const index = member.bets.findIndex((bet) => bet.betId === betId);
      const bet = member.bets[index];
      if (bet !== undefined)
        member.bets[index] = { ...bet, status, paid, settledAt: status === 0 ? null : settledAt, picks };
    } else if (type === 'BalanceChanged') {
      member.emoney = data.emoney;
    }
    member.counts[offset] = member.bets.length;
    member.balances.set(`${ownEpoch}.${offset}`, member.emoney);
  };
  const onFeedEvent = (offset: number, { type, at, data }: Said) => {
    const id = data.fixtureId;
    const game = history.fixtures.get(id);
    if (type === 'FixtureOpened') history.put(offset, data.fixture.fixtureId, data.fixture);
    else if (type === 'FixtureClosed') history.put(offset, id, undefined);
    else if (type === 'NewsPublished') news = data.news;
    else if (game !== undefined && type === 'FixtureChanged')
      history.put(offset, id, { ...game, status: data.status, startAt: data.startAt });
    else if (game !== undefined && type === 'ScoreChanged') history.put(offset, id, { ...game, score: data.score });
    else if (game !== undefined && type === 'MarketsOpened') history.put(offset, id, withMarkets(game, data.markets));
    else if (game !== undefined && type === 'OddsChanged') history.put(offset, id, withChanges(game, data.changes, at));
    history.note(offset);
  };

  const readLog = () => {
    const rows = database.rows<{ seq: number; stream: string; position: number; envelope: string }>(
      'SELECT seq, stream, position, envelope FROM event_log WHERE seq > ? ORDER BY seq',
      lastSeq,
    );
    for (const { seq, stream, position, envelope } of rows) {
      lastSeq = seq;
      const log = logs.get(stream) ?? [];
      logs.set(stream, log);
      const said = JSON.parse(envelope) as Said;
      if (said.at < lastAt) misdated.push(`${stream} ${position} is ${lastAt - said.at} ms older than an event before`);
      lastAt = Math.max(lastAt, said.at);
      const isForeign = said.type === 'NotInventedYet' || Array.isArray(said.data.fixtureId);
      log[position - 1] = { text: envelope, isForeign };
      const member = members.get(stream.slice('bets:'.length));
      if (stream === 'events') {
        committedAt[position] = now();
        if (isForeign) history.note(position);
        else onFeedEvent(position, said);
      } else if (member !== undefined) {
        onMemberEvent(stream.slice('bets:'.length), member, position, said);
      }
    }
  };
  const readKeys = () => {
    const [known] = database.rows<{ count: number }>('SELECT count(*) AS count FROM bet_keys');
    if (known?.count === keyCount) return;
    // Keys have no order of their own; several may be of one instant.
    readKeysSince(lastKeyAt);
    // An origin whose time went back has kept some as older ones.
    if (known !== undefined && keyCount < known.count) readKeysSince(0);
  };
  const readKeysSince = (at: number) => {
    const rows = database.rows<KeyRow>(
      'SELECT member_id, key, state, status, body, created_at FROM bet_keys WHERE created_at >= ?',
      at,
    );
    for (const { member_id, key, state, status, body, created_at } of rows) {
      lastKeyAt = Math.max(lastKeyAt, created_at);
      const keys = members.get(member_id)?.keys;
      if (keys === undefined || keys.has(key)) continue;
      keyCount += 1;
      keys.set(key, state === 'void' ? 'void' : { answer: { status, body: JSON.parse(body) as unknown } });
    }
  };
  database.onCommit = () => {
    readLog();
    readKeys();
  };

  return {
    stream: streamOf('events'),
    history,
    get news() {
      return news;
    },
    members,
    owners,
    misdated,
    saidAt: (offset) => committedAt[offset],
    restart(next) {
      committedAt = [];
      ownEpoch = next;
      // Whoever takes the log away takes away what the origin knew of time.
      lastAt = 0;
      logs.clear();
      history.restart(next);
      for (const member of members.values()) {
        member.counts = [member.bets.length];
        member.balances.set(`${next}.0`, member.emoney);
      }
    },
  };
}

function withMarkets(game: Fixture, markets: Fixture['markets']): Fixture {
  const keyOf = ({ marketId, baseLine }: Fixture['markets'][number]) => `${marketId}|${baseLine}`;
  const fresh = new Map(markets.map((market) => [keyOf(market), market]));
  const kept = game.markets.map((market) => fresh.get(keyOf(market)) ?? market);
  const known = new Set(game.markets.map(keyOf));
  return { ...game, markets: [...kept, ...markets.filter((market) => !known.has(keyOf(market)))] };
}

function withChanges(game: Fixture, changes: readonly SelectionChange[], at: number): Fixture {
  const markets = game.markets.map((market) => ({
    ...market,
    selections: market.selections.map((before) => {
      const change = changes.find((one) => one.selectionId === before.selectionId);
      if (change === undefined) return before;
      // What a change does not name it does not have, either.
      const after = { ...before, ...change } as Selection;
      const [was, is] = [before.oddsByAdmin ?? before.odds, after.oddsByAdmin ?? after.odds];
      return was === is ? after : { ...after, oddsBefore: was, movedAt: at };
    }),
  }));
  return { ...game, markets };
}
