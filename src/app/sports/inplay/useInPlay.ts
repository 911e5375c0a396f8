/** The list of the in-play page and the games that its address shows, live (SPT-03). */
import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { inPlayList, type InPlayList } from '../../../db/queries/inPlay.ts';
import { topicOfFixture } from '../../../domain/events/topics.ts';
import { categoryOf } from '../../../domain/reference/sports.ts';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { useLookAt } from '../../frame/link/useLookAt.ts';
import { useOffer } from '../../frame/link/useOffer.ts';
import { useFixturesOf, type LiveFixtures } from '../../frame/live-prices/useFixtures.ts';
import { useOriginNow } from '../../frame/connection/useOriginNow.ts';
import { useLeaps } from '../odds-board/useLeaps.ts';
import { PLAY_CATEGORIES, readInPlayAddress, type InPlayAddress, type PlayCategory } from './inPlayAddress.ts';

/** How many games of a sport the list names, and how many of others. */
const MOST_PLAYING = 40;
const MOST_OTHERS = 8;

export interface InPlayGames extends Pick<LiveFixtures, 'followed' | 'isGone'> {
  readonly list: InPlayList;
  readonly category: PlayCategory;
  /** Ids shown, first to last; one at least while any game is in play. */
  readonly shown: readonly string[];
  readonly byId: ReadonlyMap<string, Fixture>;
  /** How often time had leapt when it was read (RPL-4): lines that hold still do so from then on. */
  readonly leaps: number;
}

interface Asked {
  readonly list: InPlayList;
  readonly category: PlayCategory;
  readonly shown: readonly string[];
  readonly ids: readonly string[];
}

/** @returns `undefined` while nothing is known */
export function useInPlay(): InPlayGames | undefined {
  const [params] = useSearchParams();
  const address = readInPlayAddress(params);
  const minute = Math.floor(useOriginNow(MINUTE_MS) / MINUTE_MS) * MINUTE_MS;
  const leaps = useLeaps();
  const stayed = useRef<string>(undefined);
  const answer = useFixturesOf(
    async (db) => {
      const list = await inPlayList(db, minute);
      return list && { ...askedOf(list, address, stayed.current), leaps };
    },
    idsOf,
    [minute, leaps, address.category, address.games.join(' ')],
  );
  const base = answer?.base;
  // Whoever watches a game that the address does not name goes on watching it when it is over.
  if (base !== undefined) stayed.current = base.shown[0];
  useLooks(base);
  return useMemo(() => {
    if (answer === undefined || base === undefined) return undefined;
    const byId = new Map(
      answer.fixtures.flatMap((fixture) => (fixture ? [[fixture.fixtureId as string, fixture]] : [])),
    );
    return { ...base, byId, followed: answer.followed, isGone: answer.isGone };
  }, [answer, base]);
}

const MINUTE_MS = 60_000;
const NONE: readonly string[] = [];
const idsOf = (asked: Asked | undefined): readonly string[] => asked?.ids ?? NONE;

/** Exported for what it decides: which sport, which games, and whose rows are read. @param stayed the game shown last, where none is named */
export function askedOf(list: InPlayList, address: InPlayAddress, stayed: string | undefined): Asked {
  const sportOf = (id: string | undefined) => list.playing.find(({ fixtureId }) => fixtureId === id)?.sportId;
  const first = sportOf(address.games[0] ?? stayed);
  const category =
    address.category ??
    PLAY_CATEGORIES.find((known) => first !== undefined && known === categoryOf(first)) ??
    PLAY_CATEGORIES.find((known) => list.counts[known] > 0) ??
    'football';
  const isOfSport = ({ sportId }: { readonly sportId: string }) => categoryOf(sportId) === category;
  const ids = (entries: readonly { readonly fixtureId: string }[], most = entries.length) =>
    entries.slice(0, most).map(({ fixtureId }) => fixtureId);
  const playing = ids(list.playing.filter(isOfSport), MOST_PLAYING);
  const others = ids(
    list.playing.filter((entry) => !isOfSport(entry)),
    MOST_OTHERS,
  );
  const next = [...ids(list.next.filter(isOfSport)), ...ids(list.next, 1)];
  const isStaying = stayed !== undefined && (first === undefined || categoryOf(first) === category);
  const default_ = isStaying ? stayed : (playing[0] ?? (address.category === undefined ? others[0] : undefined));
  const shown = address.games.length > 0 ? address.games : default_ === undefined ? [] : [default_];
  return { list, category, shown, ids: [...new Set([...shown, ...playing, ...others, ...next])] };
}

/** All that is listed: scores are looked at as much as prices (S-16), and what starts next comes with its look. Until the index names them the page of the address brings its games. */
function useLooks(asked: Asked | undefined): void {
  const offer = useOffer();
  const entries =
    asked && [...asked.list.playing, ...asked.list.next].filter((entry) => asked.ids.includes(entry.fixtureId));
  const shown = (asked?.shown ?? []).map(topicOfFixture);
  const isKnown = offer === 'whole' || offer === 'indexed';
  useLookAt(asked === undefined ? undefined : isKnown ? { games: entries ?? [], topics: shown } : { topics: shown });
}
