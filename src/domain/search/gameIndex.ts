/**
 * What can be found: the teams, leagues, places and games on offer, by name (rules SRC). Games come and go one by one; a search walks over the names
 * once and answers a few of each kind, the best first.
 */
import { weightOfLeague } from '../reference/leagueWeights.ts';
import { teamIdOf } from '../favourites/favourites.ts';
import type { AliasesOf } from './aliases.ts';
import {
  matchName,
  RANKS,
  rankOf,
  searchName,
  searchText,
  type Match,
  type SearchName,
  type SearchText,
} from './match.ts';

/** Of a game what is looked for, and by what those found are ordered. */
export interface GameNames {
  readonly fixtureId: string;
  readonly sportId: string;
  readonly leagueId: string;
  readonly leagueName: string;
  readonly locationId: string;
  readonly locationName: string;
  readonly home: string;
  readonly away: string;
  /** Epoch ms. */
  readonly startAt: number;
}

/** Which part of a name was typed, and the other name by which it was found. */
export type Found = Pick<Match, 'from' | 'to' | 'alias'>;

export interface FoundTeam extends Found {
  /** As favourites name it (`teamIdOf`). */
  readonly id: string;
  readonly name: string;
  readonly sportId: string;
  readonly leagueName: string;
}

/** A league, or a country with its leagues. */
export interface FoundLeague extends Found {
  readonly kind: 'league' | 'place';
  readonly id: string;
  readonly name: string;
  readonly sportId: string;
  /** Games on offer. */
  readonly count: number;
}

export interface FoundGame extends GameNames {
  /** What of each side's name was typed. */
  readonly homeFound: Found | null;
  readonly awayFound: Found | null;
}

export interface FoundNames {
  readonly teams: readonly FoundTeam[];
  readonly leagues: readonly FoundLeague[];
  readonly games: readonly FoundGame[];
}

/** Most that are answered of each kind, and most games that are kept; what comes beyond is not found. */
export const SEARCH_LIMITS = { teams: 8, leagues: 6, games: 6, kept: 8_000 } as const;

interface Entry {
  readonly kind: 'team' | 'league' | 'place';
  readonly id: string;
  readonly sportId: string;
  readonly name: SearchName;
  /** Of a team the league of its game that came last. */
  leagueName: string;
  weight: number;
  readonly games: Set<string>;
}

interface Hit {
  readonly entry: Entry;
  readonly match: Match;
}

export interface GameIndex {
  readonly size: number;
  has(fixtureId: string): boolean;
  /** Takes a game up, or its new start. */
  put(game: GameNames): void;
  drop(fixtureId: string): void;
  /** Every game that is kept. */
  ids(): Iterable<string>;
  find(text: string): FoundNames;
  /** The game of a team that begins next, or is being played; `undefined` where it has none. @param id as favourites name it */
  nextOf(id: string): GameNames | undefined;
}

const NOTHING: FoundNames = { teams: [], leagues: [], games: [] };

export function createGameIndex(aliasesOf: AliasesOf): GameIndex {
  const games = new Map<string, GameNames>();
  const entries = new Map<string, Entry>();

  const keysOf = (game: GameNames) =>
    [
      { kind: 'team', id: teamIdOf(game.sportId, game.home), name: game.home },
      { kind: 'team', id: teamIdOf(game.sportId, game.away), name: game.away },
      { kind: 'league', id: game.leagueId, name: game.leagueName },
      { kind: 'place', id: game.locationId, name: game.locationName },
    ] as const;

  function drop(fixtureId: string): void {
    const game = games.get(fixtureId);
    if (game === undefined) return;
    games.delete(fixtureId);
    for (const { kind, id } of keysOf(game)) {
      const entry = entries.get(`${kind} ${id}`);
      entry?.games.delete(fixtureId);
      if (entry?.games.size === 0) entries.delete(`${kind} ${id}`);
    }
  }

  return {
    get size() {
      return games.size;
    },
    has: (fixtureId) => games.has(fixtureId),
    put(game) {
      drop(game.fixtureId);
      if (games.size >= SEARCH_LIMITS.kept) return;
      games.set(game.fixtureId, game);
      for (const { kind, id, name } of keysOf(game)) {
        if (name === '') continue;
        const key = `${kind} ${id}`;
        const { sportId, leagueName } = game;
        // Made once: a name that is known is not spelt again.
        const entry: Entry = entries.get(key) ?? {
          kind,
          id,
          sportId,
          name: searchName(name, aliasesOf(name)),
          leagueName,
          weight: 0,
          games: new Set(),
        };
        entry.leagueName = leagueName;
        entry.weight = Math.max(entry.weight, weightOfLeague(game.leagueId));
        entry.games.add(game.fixtureId);
        entries.set(key, entry);
      }
    },
    drop,
    ids: () => games.keys(),
    nextOf: (id) => {
      const own = [...(entries.get(`team ${id}`)?.games ?? [])].flatMap((game) => games.get(game) ?? []);
      return own.toSorted((a, b) => a.startAt - b.startAt)[0];
    },
    find(text) {
      const wanted = searchText(text);
      if (wanted === undefined) return NOTHING;
      const hits = hitsOf(entries.values(), wanted);
      const teams = hits.filter(({ entry }) => entry.kind === 'team');
      const leagues = hits.filter(({ entry }) => entry.kind !== 'team');
      const isOneTeam = teams.some(({ match }) => rankOf(match) <= RANKS.indexOf('wordPrefix'));
      const pairs = isOneTeam ? [] : pairsOf(text, games, entries);
      return {
        teams: teams.slice(0, SEARCH_LIMITS.teams).map(foundTeam),
        leagues: leagues.slice(0, SEARCH_LIMITS.leagues).map(foundLeague),
        games: gamesOf([...pairs, ...idsOf(hits, games)], hits, games),
      };
    },
  };
}

function hitsOf(entries: Iterable<Entry>, wanted: SearchText): readonly Hit[] {
  const hits: Hit[] = [];
  for (const entry of entries) {
    const match = matchName(wanted, entry.name);
    if (match !== undefined) hits.push({ entry, match });
  }
  return hits.toSorted(byMerit);
}

/** The better match first; of equal ones what was typed whole, the weightier league, the shorter name (SRC-7). */
const byMerit = (a: Hit, b: Hit): number =>
  rankOf(a.match) - rankOf(b.match) ||
  Number(b.match.isWhole) - Number(a.match.isWhole) ||
  b.entry.weight - a.entry.weight ||
  a.entry.name.text.length - b.entry.name.text.length ||
  (a.entry.id < b.entry.id ? -1 : 1);

/** Games of what was found: of the best first, and each by start. Of leagues only where no team was found. */
function idsOf(hits: readonly Hit[], games: ReadonlyMap<string, GameNames>): readonly string[] {
  const teams = hits.filter(({ entry }) => entry.kind === 'team');
  const sources = teams.length > 0 ? teams.slice(0, SEARCH_LIMITS.teams) : hits.slice(0, 1);
  return sources.flatMap(({ entry }) =>
    [...entry.games].toSorted((a, b) => (games.get(a)?.startAt ?? 0) - (games.get(b)?.startAt ?? 0)),
  );
}

/** Both sides of one game, typed one behind the other (SRC-8). */
function pairsOf(
  text: string,
  games: ReadonlyMap<string, GameNames>,
  entries: ReadonlyMap<string, Entry>,
): readonly string[] {
  const words = text
    .trim()
    .split(/[\s\-–:]+/u)
    .filter((word) => searchText(word) !== undefined);
  if (words.length < 2 || words.length > MAX_WORDS) return [];
  const teams = [...entries.values()].filter(({ kind }) => kind === 'team');
  return words.slice(1).flatMap((_, at) => {
    const ones = teamsOf(teams, words.slice(0, at + 1));
    const others = ones.length === 0 ? [] : teamsOf(teams, words.slice(at + 1));
    const meant = new Set(others.map(({ id }) => id));
    return ones.flatMap((one) =>
      [...one.games].filter((id) => {
        const game = games.get(id);
        const sides = game === undefined ? [] : [game.home, game.away].map((name) => teamIdOf(game.sportId, name));
        return sides.some((side) => side !== one.id && meant.has(side));
      }),
    );
  });
}

/** Teams that are called so, without a wrong letter. */
function teamsOf(teams: readonly Entry[], words: readonly string[]): readonly Entry[] {
  const wanted = searchText(words.join(' '));
  if (wanted === undefined) return [];
  return teams.filter(({ name }) => {
    const match = matchName(wanted, name);
    return match !== undefined && match.rank !== 'near';
  });
}

const MAX_WORDS = 6;

function gamesOf(
  ids: readonly string[],
  hits: readonly Hit[],
  games: ReadonlyMap<string, GameNames>,
): readonly FoundGame[] {
  const byTeam = new Map(hits.map((hit) => [hit.entry.id, hit.match]));
  const ofSide = ({ sportId }: GameNames, name: string) => {
    const match = byTeam.get(teamIdOf(sportId, name));
    return match === undefined ? null : foundBy(match);
  };
  return [...new Set(ids)].slice(0, SEARCH_LIMITS.games).flatMap((id) => {
    const game = games.get(id);
    if (game === undefined) return [];
    return { ...game, homeFound: ofSide(game, game.home), awayFound: ofSide(game, game.away) };
  });
}

const foundBy = ({ from, to, alias }: Match): Found => ({ from, to, alias });

const foundTeam = ({ entry: { id, name, sportId, leagueName }, match }: Hit): FoundTeam => ({
  id,
  name: name.name,
  sportId,
  leagueName,
  ...foundBy(match),
});

const foundLeague = ({ entry: { kind, id, name, sportId, games }, match }: Hit): FoundLeague => ({
  kind: kind === 'place' ? 'place' : 'league',
  id,
  name: name.name,
  sportId,
  count: games.size,
  ...foundBy(match),
});
