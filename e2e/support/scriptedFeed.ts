/**
 * A feed that says what a spec tells it to, and nothing else: games opened, odds changed, selections suspended, on demand and
 * committed when the call returns.
 */
import { FixtureId, LeagueId, LocationId, SelectionId } from '../../src/domain/kernel/ids.ts';
import { MARKET } from '../../src/domain/reference/markets.ts';
import { SPORT } from '../../src/domain/reference/sports.ts';
import type { FeedReport, FeedSink, SelectionReport } from '../../server/feed/feed.ts';
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
}

/** One game with a win market, as the feed has it. Every call resolves when the origin has committed it. */
export interface ScriptedGame {
  readonly fixtureId: string;
  readonly home: string;
  readonly away: string;
  selectionId(side: Side): string;
  changeOdds(odds: Partial<Odds>): Promise<void>;
  suspend(): Promise<void>;
  reopen(): Promise<void>;
  /** The game ends: the winner's selection has won, the others have lost. */
  settle(winner: Side): Promise<void>;
  /** It leaves the offer. */
  close(): Promise<void>;
}

const SIDES: readonly Side[] = ['home', 'draw', 'away'];
const NAMES: Readonly<Record<Side, string>> = { home: '1', draw: 'X', away: '2' };

export class ScriptedFeed {
  #sink: FeedSink | undefined;
  #games = 0;
  /** Distinguishes the games of this feed from those of an earlier one on the same data directory. */
  readonly #serial = Date.now();

  /** Handed to the origin, again after each restart. */
  readonly factory: FeedFactory = async (sink) => {
    this.#sink = sink;
    const pulse = () =>
      sink.deliver([
        { kind: 'producer', producer: 'prematch', state: 'up' },
        { kind: 'producer', producer: 'inPlay', state: 'up' },
      ]);
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

  async deliver(reports: readonly FeedReport[]): Promise<void> {
    if (this.#sink === undefined) throw new Error('the origin is stopped');
    await this.#sink.deliver(reports);
  }

  /** Opens a game two hours from now; the earlier ones opened stand higher on the board. */
  async openGame(script: GameScript): Promise<ScriptedGame> {
    this.#games += 1;
    const fixtureId = FixtureId.parse(String(this.#serial + this.#games));
    const game = new Game(this, fixtureId, script);
    await this.deliver([game.fixtureReport(Date.now() + 2 * HOUR_MS + this.#games * 1_000), game.marketReport()]);
    return game;
  }
}

class Game implements ScriptedGame {
  readonly fixtureId: FixtureId;
  readonly home: string;
  readonly away: string;
  readonly #feed: ScriptedFeed;
  #odds: Odds;
  #status: SelectionReport['status'] = 'open';
  #winner: Side | undefined;

  constructor(feed: ScriptedFeed, fixtureId: FixtureId, script: GameScript) {
    this.#feed = feed;
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

  async close(): Promise<void> {
    await this.#feed.deliver([{ kind: 'closed', fixtureId: this.fixtureId }]);
  }

  fixtureReport(startAt: number): FeedReport {
    return {
      kind: 'fixture',
      fixtureId: this.fixtureId,
      sportId: SPORT.football,
      locationId: LocationId.parse('410'),
      locationName: 'Korea Republic',
      leagueId: LeagueId.parse('30058'),
      leagueName: 'K리그1',
      home: this.home,
      away: this.away,
      startAt,
      status: 'scheduled',
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
