/**
 * A feed that says what a spec tells it to, and nothing else: games opened, odds changed, selections suspended, on demand and
 * committed when the call returns.
 */
import { FixtureId, LeagueId, LocationId, SelectionId } from '../../src/domain/kernel/ids.ts';
import { PRODUCERS, type ProducerState } from '../../src/domain/events/catalogue.ts';
import type { Producer } from '../../src/domain/events/connection.ts';
import { MARKET } from '../../src/domain/reference/markets.ts';
import type { Score } from '../../src/domain/sports/fixture.ts';
import { SPORT } from '../../src/domain/reference/sports.ts';
import type { FeedReport, FeedSink, FixtureReport, SelectionReport } from '../../server/feed/feed.ts';
import type { FeedFactory } from '../../server/feed/feedFactory.ts';

/** How often the feed says that it is alive, ms; a silent feed's prices cannot be bet on. */
const PULSE_MS = 1_000;
const HOUR_MS = 3_600_000;

export type Side = 'home' | 'draw' | 'away';
/** Odds in hundredths. */
export type Odds = Readonly<Record<Side, number>>;

export interface GameScript {
  readonly home: string;
  readonly away: string;
  readonly odds: Odds;
  /** Time to its start, ms; two hours unless told. */
  readonly startsInMs?: number;
  readonly league?: { readonly id: string; readonly name: string };
  /** Football unless told. */
  readonly sportId?: string;
}

/** One game with a win market, as the feed has it. Every call resolves when the origin has committed it. */
export interface ScriptedGame {
  readonly fixtureId: string;
  readonly home: string;
  readonly away: string;
  selectionId(side: Side): string;
  changeOdds(odds: Partial<Odds>): Promise<void>;
  /** It kicks off, and its prices are those of the part of the feed for games in play from now on. */
  kickOff(): Promise<void>;
  suspend(): Promise<void>;
  /** It starts, or goes on: football, period and clock as the feed has them. Its prices do not stay on offer. */
  play(score: Score): Promise<void>;
  reopen(): Promise<void>;
  /** The game ends: the winner's selection has won, the others have lost. */
  settle(winner: Side): Promise<void>;
  /** It is over: its fixture says so, and stays. */
  end(): Promise<void>;
  /** It leaves the offer. */
  close(): Promise<void>;
}

const SIDES: readonly Side[] = ['home', 'draw', 'away'];
const NAMES: Readonly<Record<Side, string>> = { home: '1', draw: 'X', away: '2' };

export class ScriptedFeed {
  #sink: FeedSink | undefined;
  #games = 0;
  /** Games that were opened and, as far as this feed was asked, never left the offer. */
  readonly #open = new Set<string>();
  readonly #states: Record<Producer, ProducerState> = { prematch: 'up', inPlay: 'up' };
  /** Distinguishes the games of this feed from those of an earlier one on the same data directory. */
  readonly #serial = Date.now();

  /** Handed to the origin, again after each restart. */
  readonly factory: FeedFactory = async (sink) => {
    this.#sink = sink;
    const pulse = () =>
      sink.deliver(PRODUCERS.map((producer) => ({ kind: 'producer', producer, state: this.#states[producer] })));
    await pulse();
    const timer = setInterval(() => void pulse().catch(() => undefined), PULSE_MS);
    return {
      stop: async () => {
        clearInterval(timer);
        if (this.#sink === sink) this.#sink = undefined;
        return Promise.resolve();
      },
    };
  };

  /** What a part of the feed says of itself from now on. */
  async setProducer(producer: Producer, state: ProducerState): Promise<void> {
    this.#states[producer] = state;
    await this.deliver([{ kind: 'producer', producer, state }]);
  }

  async deliver(reports: readonly FeedReport[]): Promise<void> {
    if (this.#sink === undefined) throw new Error('the origin is stopped');
    await this.#sink.deliver(reports);
    for (const report of reports) {
      if (report.kind === 'fixture') this.#open.add(report.fixtureId);
      if (report.kind === 'closed') this.#open.delete(report.fixtureId);
    }
  }

  /** Takes every game off the offer that is still on it. */
  async closeAll(): Promise<void> {
    await this.closeGames([...this.#open].map((fixtureId) => ({ fixtureId })));
  }

  /** Opens a game two hours from now; the earlier ones opened stand higher on the board. */
  async openGame(script: GameScript): Promise<ScriptedGame> {
    const [game] = await this.openGames([script]);
    if (game === undefined) throw new Error('no game was opened');
    return game;
  }

  /** Opens many games in one delivery. */
  async openGames(scripts: readonly GameScript[]): Promise<readonly ScriptedGame[]> {
    const games = scripts.map((script, index) => {
      this.#games += 1;
      const fixtureId = FixtureId.parse(String(this.#serial + this.#games));
      const place = this.#open.size + index;
      return new Game(this, fixtureId, script, Date.now() + (script.startsInMs ?? 2 * HOUR_MS) + place * 1_000);
    });
    await this.deliver(games.flatMap((game) => [game.fixtureReport('scheduled'), game.marketReport()]));
    return games;
  }

  async closeGames(games: readonly Pick<ScriptedGame, 'fixtureId'>[]): Promise<void> {
    await this.deliver(games.map(({ fixtureId }) => ({ kind: 'closed', fixtureId: FixtureId.parse(fixtureId) })));
  }
}

class Game implements ScriptedGame {
  readonly fixtureId: FixtureId;
  readonly home: string;
  readonly away: string;
  readonly #feed: ScriptedFeed;
  readonly #script: GameScript;
  readonly #startAt: number;
  #odds: Odds;
  #status: SelectionReport['status'] = 'open';
  #winner: Side | undefined;

  /** @param startAt epoch ms */
  constructor(feed: ScriptedFeed, fixtureId: FixtureId, script: GameScript, startAt: number) {
    this.#feed = feed;
    this.#script = script;
    this.#startAt = startAt;
    this.fixtureId = fixtureId;
    this.home = script.home;
    this.away = script.away;
    this.#odds = script.odds;
  }

  selectionId(side: Side): SelectionId {
    return SelectionId.parse(`${this.fixtureId}${SIDES.indexOf(side) + 1}`);
  }

  async changeOdds(odds: Partial<Odds>): Promise<void> {
    this.#odds = { ...this.#odds, ...odds };
    await this.#feed.deliver([this.marketReport()]);
  }

  async kickOff(): Promise<void> {
    const startAt = Date.now() - 60_000;
    await this.#feed.deliver([{ ...this.fixtureReport('inPlay'), startAt, turnsInPlay: true }]);
  }

  async suspend(): Promise<void> {
    this.#status = 'suspended';
    await this.#feed.deliver([this.marketReport()]);
  }

  async reopen(): Promise<void> {
    this.#status = 'open';
    await this.#feed.deliver([this.marketReport()]);
  }

  async settle(winner: Side): Promise<void> {
    this.#status = 'settled';
    this.#winner = winner;
    await this.#feed.deliver([this.marketReport()]);
  }

  async end(): Promise<void> {
    await this.#feed.deliver([{ ...this.fixtureReport('inPlay'), status: 'finished' }]);
  }

  async close(): Promise<void> {
    await this.#feed.deliver([{ kind: 'closed', fixtureId: this.fixtureId }]);
  }

  async play(score: Score): Promise<void> {
    await this.#feed.deliver([this.fixtureReport('inPlay'), { kind: 'score', fixtureId: this.fixtureId, score }]);
  }

  fixtureReport(status: 'scheduled' | 'inPlay'): FixtureReport {
    return {
      kind: 'fixture',
      fixtureId: this.fixtureId,
      sportId: this.#script.sportId ?? SPORT.football,
      locationId: LocationId.parse('410'),
      locationName: 'Korea Republic',
      leagueId: LeagueId.parse(this.#script.league?.id ?? '30058'),
      leagueName: this.#script.league?.name ?? 'K리그1',
      home: this.home,
      away: this.away,
      startAt: this.#startAt,
      status,
      turnsInPlay: false,
    };
  }

  marketReport(): FeedReport {
    return {
      kind: 'market',
      fixtureId: this.fixtureId,
      marketId: MARKET.oneXTwo,
      marketName: '1X2',
      baseLine: '',
      selections: SIDES.map((side) => ({
        selectionId: this.selectionId(side),
        side,
        name: NAMES[side],
        line: '',
        odds: this.#odds[side],
        status: this.#status,
        settlement: this.#winner === undefined ? null : this.#winner === side ? 2 : 1,
      })),
    };
  }
}
