/**
 * A recording of three minutes at the boards: prices that move, a goal in the middle of a bet, a line that breaks, a worker that takes over. On demand its
 * browser has a bug: an update of odds that is delivered again after the break is applied a second time.
 */
import { joinBytes } from '../../../src/domain/kernel/bytes.ts';
import { packEvents } from '../../../src/db/packing/packEvents.ts';
import { packFixture } from '../../../src/db/packing/packedFixtures.ts';
import { allowRows } from '../../../src/db/recording/allowedRows.ts';
import { loggedOffer } from '../../../src/db/recording/loggedRecord.ts';
import { countedPseudonyms } from '../../../src/db/recording/pseudonyms.ts';
import { RecordedState } from '../../../src/db/recording/recordedState.ts';
import { webPorts } from '../../../src/db/recording/webPorts.ts';
import type { FeedEvent } from '../../../src/domain/events/catalogue.ts';
import { writeRecording } from '../../../src/domain/recording/writeRecording.ts';
import type { EntryBody } from '../../../src/domain/recording/recording.ts';
import type { Fixture, SelectionChange } from '../../../src/domain/sports/fixture.ts';
import { sampleFixture, sampleMember, selectionIdOf } from '../engine/sampleData.ts';
import { seededRandom } from '../seededRandom.ts';
import { header } from './recordings.ts';

/** 15:07:00 of a Saturday in Seoul. */
export const STORY_BEGAN = Date.UTC(2026, 9, 24, 6, 7);
const LASTS_MS = 180_000;
const GAMES = [
  ['울산 HD', '전북 현대'],
  ['FC서울', '포항'],
  ['부산 KCC', '원주 DB'],
  ['LG', '한화'],
  ['인천', '서울 이랜드'],
  ['가와사키', '우라와'],
  ['비셀 고베', '감바 오사카'],
  ['수원 삼성', '부산 아이파크'],
] as const;

export const KEY = 'k'.padStart(22, '0');
/** The selection whose update the planted bug applies twice. */
export const DOUBLED = selectionIdOf(5, 'away');

export interface Story {
  readonly bytes: Uint8Array;
  /** Number of entries at which the planted bug struck; `undefined` without it. */
  readonly struckAt: number | undefined;
}

export async function recordStory(isBuggy = false, gapMs = 90): Promise<Story> {
  const teller = new Teller(isBuggy);
  teller.begin();
  while (teller.at < STORY_BEGAN + LASTS_MS) teller.tell(gapMs);
  return teller.end();
}

class Teller {
  at = STORY_BEGAN;
  readonly #random = seededRandom(16);
  readonly #allowed = allowRows(countedPseudonyms());
  readonly #members: Uint8Array[] = [];
  readonly #sink = writeRecording(
    { ...header, beganAt: STORY_BEGAN, build: '1.14.2' },
    webPorts,
    (member) => void this.#members.push(member),
    () => this.#stored().digest,
  );
  /** What the events come to. */
  readonly #true = new RecordedState();
  /** What the bug has stored in their stead. */
  readonly #wrong = new Map<string, Fixture>();
  readonly #isBuggy: boolean;
  #struckAt: number | undefined;
  #offset = 52_000;
  #told = new Set<string>();
  #doubled: SelectionChange | undefined;
  #isDown = false;

  constructor(isBuggy: boolean) {
    this.#isBuggy = isBuggy;
  }

  begin(): void {
    const fixtures = GAMES.map(
      ([home, away], place) =>
        packFixture(
          sampleFixture(place + 1, {
            ...{ home, away, status: 'inPlay', turnsInPlay: true, startAt: STORY_BEGAN - 3_000_000 },
            score: { period: 20, clockSeconds: 3_090, home: place === 0 ? 1 : 0, away: 0 },
          }),
          undefined,
        ).row,
    );
    const rows = { house: { fixtures, health: [this.#health('live')] }, member: {} };
    const members = [sampleMember({ emoney: 1_284_500 })];
    this.#sink.keyframe(rows, this.at);
    this.#take({ kind: 'commit', db: 'house', put: rows.house });
    this.#take({ kind: 'commit', db: 'member', put: { members, slips: [this.#slip([])] } });
    this.#take({
      kind: 'commit',
      db: 'house',
      put: { settings: [{ key: 'term', value: { number: 57, holder: 'w-57' } }] },
    });
    const look = { width: 1920, height: 1080, theme: 'dark' } as const;
    for (const [tab, path] of [
      ['t1', '/inplay'],
      ['t2', '/member/betting'],
      ['t3', '/sports/cross'],
    ] as const)
      this.#take({ kind: 'act', tab, act: { act: 'opened', path, ...look } });
    this.#take({ kind: 'act', tab: 't2', act: { act: 'hidden' } });
  }

  tell(gapMs: number): void {
    this.at += Math.ceil(this.#random() * gapMs * 2);
    const ms = this.at - STORY_BEGAN;
    this.#once('longTask', ms > 20_000, () =>
      this.#take({ kind: 'trouble', where: 'longTask', detail: 'main', ms: 168 }),
    );
    this.#once('down', ms > 60_000, () => this.#connect('waiting'));
    this.#once('up', ms > 72_000, () => this.#comeBack());
    this.#once('pick', ms > 100_000, () => this.#pick());
    this.#once('press', ms > 116_000, () => this.#press());
    this.#once('goal', ms > 116_530, () => this.#goal());
    this.#once('refused', ms > 116_650, () => this.#refuse());
    this.#once('reopen', ms > 140_000, () => this.#suspend('open'));
    if (this.#isDown) return;
    this.#once(`heard ${Math.floor(ms / 2_000)}`, true, () => this.#connect('live'));
    this.#move();
  }

  async end(): Promise<Story> {
    await this.#sink.end(this.#stored().digest);
    await this.#sink.drained();
    return { bytes: joinBytes(this.#members), struckAt: this.#struckAt };
  }

  #once(name: string, isTime: boolean, act: () => void): void {
    if (!isTime || this.#told.has(name)) return;
    this.#told.add(name);
    act();
  }

  /** The database as it really is: with what the bug did to it. */
  #stored(): RecordedState {
    if (this.#wrong.size === 0) return this.#true;
    const rows = this.#true.rows();
    const fixtures = [...this.#true.table('house', 'fixtures')].map(([id, row]) => {
      const wrong = this.#wrong.get(id);
      return wrong === undefined ? row : packFixture(wrong, undefined).row;
    });
    return RecordedState.at({ keyframe: 0, at: this.at, ...rows, house: { ...rows.house, fixtures } });
  }

  #take(given: EntryBody): void {
    const body = given.kind === 'commit' ? this.#allowedCommit(given) : given;
    const n = this.#sink.entries;
    this.#true.apply({ ...body, n, at: this.at });
    this.#sink.entry(body, this.at);
  }

  /** As the recorder lets it out. */
  #allowedCommit(commit: Extract<EntryBody, { kind: 'commit' }>): EntryBody {
    const rowsOf = (table: string, rows: readonly unknown[]) =>
      rows.map((row) => this.#allowed.row(commit.db, table, row)).filter((row) => row !== undefined);
    const put = Object.entries(commit.put ?? {}).map(([table, rows]) => [table, rowsOf(table, rows)] as const);
    return { ...commit, put: Object.fromEntries(put) };
  }

  #log(events: readonly FeedEvent[], lag = 30): void {
    const from = this.#offset + 1;
    this.#offset += events.length;
    const packed = packEvents(events);
    const row = { stream: 'events' as const, epoch: 'e1', from, to: this.#offset, at: this.at - 4, packed };
    const checkpoints = [{ stream: 'events', epoch: 'e1', offset: this.#offset }];
    this.#take({ kind: 'commit', db: 'house', put: { checkpoints }, log: [loggedOffer(row)] });
    this.at += 11;
    this.#take({ kind: 'act', tab: 't1', act: { act: 'painted', offset: this.#offset, ms: lag + 15 } });
  }

  #game(n: number): Fixture {
    const id = `f${n}`;
    const game = this.#true.fixtureOf(id);
    if (game === undefined) throw new Error(`no game ${id}`);
    return game;
  }

  #move(): void {
    const n = 1 + Math.floor(this.#random() * GAMES.length);
    const selections = this.#game(n).markets[0]?.selections ?? [];
    const one = selections[Math.floor(this.#random() * selections.length)];
    if (one === undefined || one.status !== 'open' || (this.#told.has('pick') && n === 1)) return;
    const lag = 22 + Math.floor(this.#random() ** 4 * 130);
    const odds = Math.max(105, one.odds + (this.#random() < 0.5 ? -5 : 5));
    const change = { selectionId: one.selectionId, version: one.version + 1, odds };
    if (one.selectionId === DOUBLED && !this.#told.has('down')) this.#doubled = change;
    this.#log(
      [{ type: 'OddsChanged', at: this.at - 4 - lag, data: { fixtureId: this.#game(n).fixtureId, changes: [change] } }],
      lag,
    );
  }

  #health(state: string) {
    return {
      stream: 'events',
      state,
      lastByteAt: this.at,
      asOf: this.at,
      heartbeatMs: 5_000,
      retryAt: 0,
      attempt: 0,
      clockOffset: 0,
    };
  }

  #connect(state: string): void {
    this.#isDown = state !== 'live';
    this.#take({ kind: 'commit', db: 'house', put: { health: [this.#health(state)] } });
  }

  /** Another worker goes on where the last one stood; what was sent twice is where the bug strikes. */
  #comeBack(): void {
    this.#take({
      kind: 'commit',
      db: 'house',
      put: { settings: [{ key: 'term', value: { number: 58, holder: 'w-58' } }] },
    });
    this.#connect('live');
    const game = this.#game(5);
    const { version = 0, odds = 0 } =
      game.markets[0]?.selections.find(({ selectionId }) => selectionId === DOUBLED) ?? {};
    const next = { selectionId: DOUBLED, version: version + 1, odds: odds + 15 };
    this.#log([{ type: 'OddsChanged', at: this.at - 30, data: { fixtureId: game.fixtureId, changes: [next] } }]);
    const again = this.#doubled;
    if (!this.#isBuggy || again === undefined) return;
    this.#struckAt = this.#sink.entries;
    const healed = this.#game(5);
    this.#wrong.set(healed.fixtureId, {
      ...healed,
      markets: healed.markets.map((market) => ({
        ...market,
        selections: market.selections.map((one) =>
          one.selectionId === DOUBLED ? { ...one, version: again.version, odds: again.odds ?? one.odds } : one,
        ),
      })),
    });
    // The recorder writes down what is stored whenever another worker takes over.
    const { house, member } = this.#stored().rows();
    this.#sink.keyframe({ house, member }, this.at);
  }

  #slip(picks: readonly object[], stake = 0, phase: object = { at: 'open' }) {
    return { page: 'live', picks, stake, phase, outcome: null, policy: 'none', declined: [] };
  }

  #slipPick() {
    const { fixtureId, sportId, home, away, markets } = this.#game(1);
    const selectionId = selectionIdOf(1, 'home');
    const one = markets[0]?.selections.find((each) => each.selectionId === selectionId);
    return {
      ...{ selectionId, fixtureId, sportId, home, away, marketId: '1', marketName: '1X2', side: 'home', name: 'home' },
      ...{ line: '', baseLine: '', leagueName: 'K1', startAt: 0, odds: one?.odds ?? 185, version: one?.version ?? 1 },
    };
  }

  #logSlip(offset: number, event: object, put: object): void {
    const record = { stream: 'slip' as const, epoch: 'own', from: offset, to: offset, at: this.at, events: [event] };
    this.#take({
      kind: 'commit',
      db: 'member',
      put: { slips: [put], checkpoints: [{ stream: 'slip', epoch: 'own', offset }] },
      log: [record],
    });
  }

  #pick(): void {
    const pick = this.#slipPick();
    this.#take({
      kind: 'call',
      tab: 't1',
      id: 7,
      name: 'togglePick',
      given: ['live', pick.fixtureId, pick.selectionId],
    });
    this.#logSlip(1, { type: 'PickAdded', page: 'live', pick, replaces: [] }, this.#slip([pick]));
    this.#take({ kind: 'answer', tab: 't1', id: 7, ms: 6, answer: { ok: true, value: null } });
    this.at += 400;
    this.#logSlip(2, { type: 'StakeChanged', page: 'live', stake: 30_000 }, this.#slip([pick], 30_000));
  }

  #press(): void {
    const pick = this.#slipPick();
    this.#take({
      kind: 'call',
      tab: 't1',
      id: 8,
      name: 'placeBet',
      given: ['live', { question: KEY, terms: { stake: 30_000, picks: [pick], policy: 'none' } }],
    });
    this.at += 4;
    const hold = { since: this.at, games: [] };
    const sending = this.#slip([pick], 30_000, { at: 'sending', key: KEY, hold });
    this.#logSlip(3, { type: 'BetRequested', page: 'live', key: KEY, hold }, sending);
  }

  #goal(): void {
    const { fixtureId, score } = this.#game(1);
    if (score === null) return;
    this.#log(
      [
        {
          type: 'ScoreChanged',
          at: this.at - 16,
          data: { fixtureId, score: { ...score, away: 1, clockSeconds: 3_237 } },
        },
      ],
      12,
    );
    this.#suspend('suspended');
  }

  #suspend(status: 'open' | 'suspended'): void {
    const { fixtureId, markets } = this.#game(1);
    const changes = (markets[0]?.selections ?? []).map((one) => ({
      selectionId: one.selectionId,
      version: one.version + 1,
      status,
    }));
    this.#log([{ type: 'OddsChanged', at: this.at - 50, data: { fixtureId, changes } }], 46);
  }

  #refuse(): void {
    const pick = this.#slipPick();
    this.#logSlip(4, { type: 'BetRefused', page: 'live', key: KEY, message: 'suspended' }, this.#slip([pick], 30_000));
    this.#take({ kind: 'answer', tab: 't1', id: 8, ms: 650, answer: { kind: 'refused', message: 'suspended' } });
  }
}
