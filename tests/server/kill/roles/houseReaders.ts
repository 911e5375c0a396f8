/** All readers of a run: of the offer, four a session, and of members' own streams, with what they were told together. */
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { betsOf, type LogStream } from '../../../../server/events/eventLog.ts';
import type { MemberId } from '../../../../src/domain/kernel/ids.ts';
import { createReader, type Reader, type ReaderCounts, type ToldLog } from './followed.ts';
import { betGameIn, OPEN_MS, opensAt } from './tickingFeed.ts';

/** How many connect at the same time. */
const AT_ONCE = 100;
/** How long before its result nobody bets on a game any more, ms. */
const LAST_MS = 5_000;
/** Of eight readers of the offer two are of topics and have it gathered; the others are told each event as it comes. */
const QUERIES = ['', '', '', '?topics=all&gather=1000', '', '', '', '?topics=sport%3A6046&gather=250'];

export interface HouseReadersOptions {
  readonly port: number;
  /** One for each reader of the offer. */
  readonly tokens: readonly string[];
  /** Whose own streams are read as well. */
  readonly members: readonly { readonly memberId: MemberId; readonly token: string }[];
  readonly random: () => number;
  readonly onFault: (what: string) => void;
}

/** A change of a price, when it was made and when the first reader was told of it. */
interface SeenPrice {
  readonly offset: number;
  /** Epoch ms. */
  readonly madeAt: number;
  /** As `performance.now()`. */
  readonly seenAt: number;
}

export interface HouseReaders {
  readonly counts: Readonly<ReaderCounts>;
  readonly logs: readonly ToldLog[];
  /** Resolves once all follow. */
  readonly open: (limitMs: number) => Promise<void>;
  readonly allFollow: () => boolean;
  /** When some reader last began to follow. */
  readonly lastFollowedAt: () => number;
  /** The first price that moved since. @param moment epoch ms */
  readonly priceSince: (moment: number) => SeenPrice | undefined;
  /** Now, if every reader of the offer was told of that price; `undefined` otherwise. */
  readonly allToldSince: (moment: number) => number | undefined;
  /** Numbers of games to bet on that were told to be open and stay so for some seconds. */
  readonly openGames: () => readonly number[];
  /** Waits until every reader was told so much of its log. @returns those that were not within the limit */
  readonly untilToldTo: (heads: ReadonlyMap<LogStream, number>, limitMs: number) => Promise<readonly Reader[]>;
  readonly close: () => void;
}

/** What is learned from the log of the offer. */
function createOfferLog() {
  const prices: SeenPrice[] = [];
  const games = new Set<number>();
  const log: ToldLog = {
    stream: 'events',
    began: Number.POSITIVE_INFINITY,
    texts: new Map(),
    onNew(offset, text) {
      const madeAt = Number(/"at":(\d+)/.exec(text)?.[1]);
      if (text.includes('"type":"OddsChanged"')) prices.push({ offset, madeAt, seenAt: performance.now() });
      const game = betGameIn(text);
      if (game !== undefined) games.add(game);
    },
  };
  const priceSince = (moment: number) => {
    const from = prices.findLastIndex(({ madeAt }) => madeAt < moment) + 1;
    return prices[from];
  };
  const openGames = () => {
    const now = Date.now();
    return [...games].slice(-6).filter((k) => now < opensAt(k) + OPEN_MS - LAST_MS);
  };
  return { log, priceSince, openGames };
}

export function createHouseReaders({ port, tokens, members, random, onFault }: HouseReadersOptions): HouseReaders {
  const counts: ReaderCounts = { cut: 0, refused: new Map(), silent: 0, resumed: 0 };
  let followedAt = 0;
  const onFollowing = () => (followedAt = performance.now());
  const common = { port, random, counts, onFollowing, onFault };
  const offer = createOfferLog();
  const ofOffer = tokens.map((token, index) =>
    createReader({ ...common, token, query: QUERIES[index % QUERIES.length] ?? '', log: offer.log }),
  );
  const owns = members.map(({ memberId, token }) => {
    const [stream, began] = [betsOf(memberId), Number.POSITIVE_INFINITY];
    const log: ToldLog = { stream, began, texts: new Map(), onNew: () => undefined };
    return createReader({ ...common, token, query: '', log });
  });
  const readers = [...ofOffer, ...owns];
  const lookAtAll = async () => {
    // What came while this process had no time is read first.
    await turn();
    for (const reader of readers) reader.look(performance.now());
  };
  const looking = setInterval(() => void lookAtAll(), 1_000);
  const allFollow = () => readers.every((reader) => reader.isFollowing);
  return {
    counts,
    logs: [offer.log, ...owns.map(({ log }) => log)],
    async open(limitMs) {
      const until = performance.now() + limitMs;
      for (let first = 0; first < readers.length; first += AT_ONCE) {
        const some = readers.slice(first, first + AT_ONCE);
        for (const reader of some) reader.open();
        while (!some.every((reader) => reader.isFollowing)) {
          if (performance.now() > until) throw new Error(`no streams in ${limitMs / 1_000} s`);
          await pause(20);
        }
      }
    },
    allFollow,
    lastFollowedAt: () => followedAt,
    priceSince: offer.priceSince,
    allToldSince(moment) {
      const price = offer.priceSince(moment);
      const isTold = price !== undefined && ofOffer.every((reader) => reader.offset >= price.offset);
      return isTold ? performance.now() : undefined;
    },
    openGames: offer.openGames,
    async untilToldTo(heads, limitMs) {
      const behind = () => readers.filter(({ log, offset }) => offset < (heads.get(log.stream) ?? 0));
      const until = performance.now() + limitMs;
      while (behind().length > 0 && performance.now() < until) await pause(100);
      return behind();
    },
    close() {
      clearInterval(looking);
      for (const reader of readers) reader.close();
    },
  };
}
