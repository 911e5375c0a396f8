/**
 * Obeys the player (`domain/recording/player.ts`): folds entries, hands the stage the rows that differ, and waits until they stand (RPL-2). One thing at
 * a time: whatever is wanted meanwhile is looked at once the stage has answered.
 */
import type { RecordedState } from '../../../../db/recording/recordedState.ts';
import { nextPlayer, opened, type Player, type PlayerSignal } from '../../../../domain/recording/player.ts';
import { targetAt, type Target } from '../../../../domain/recording/reel.ts';
import type { RowDifference } from '../../../../db/recording/recordedState.ts';
import type { RowChange, TableChange } from '../stageLink.ts';
import { AskedBook } from './answers.ts';
import type { Film } from './film.ts';
import { createSpeedometer } from './speedometer.ts';
import type { TabLook } from './recordedTabs.ts';

/** What a stage is to show from now on. */
export interface Scene {
  readonly rows: RowChange;
  /** The recording's, epoch ms. */
  readonly clock: number;
  /** Time did not pass, it leapt. */
  readonly isJump: boolean;
  /** Something that the stage asked is answered otherwise here. */
  readonly isOtherwise: boolean;
  readonly look: TabLook;
}

/** What playback asks of the stage. */
export interface StagePort {
  /** Resolves once all of it stands. */
  show(scene: Scene): Promise<void>;
  tick(clock: number, rate: number, isPlaying: boolean): void;
}

/** What the dock draws. */
export interface PlaybackView {
  readonly player: Player;
  readonly film: Film | undefined;
  /** Of the state that is shown, 16 hexadecimal digits; '' before the first. */
  readonly digest: string;
  /** Number of entries that the shown state has. */
  readonly shownPlace: number;
  /** Times the recording's own, measured; `undefined` while nothing is played. */
  readonly speed: number | undefined;
  readonly tab: string | undefined;
  readonly look: TabLook | undefined;
}

/** How long one turn may fold, ms of the viewer's time. */
const FOLD_MS = 12;
/** From this rate on the stage is painted ten times a second at most; below it as often as the site itself would be. */
const FAST = 100;
const LEAST_APART_MS = { slow: 33, fast: 100 } as const;
/** Longer than that nobody watched: a tab in the background plays no faster afterwards. */
const LONGEST_TURN_MS = 1_000;

const NOTHING: RowChange = { house: {}, member: {} };

export class Playback {
  #view: PlaybackView = {
    player: { at: 'idle' },
    film: undefined,
    digest: '',
    shownPlace: 0,
    speed: undefined,
    tab: undefined,
    look: undefined,
  };
  #stage: StagePort | undefined;
  #asked: AskedBook | undefined;
  #state: RecordedState | undefined;
  #shown: RecordedState | undefined;
  #shownAt = -Infinity;
  #lastTurn: number | undefined;
  #turn: Promise<void> | undefined;
  readonly #speed = createSpeedometer();
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();

  /** @param now the viewer's clock, ms */
  constructor(now: () => number) {
    this.#now = now;
  }

  readonly view = (): PlaybackView => this.#view;
  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  /** Begins with a film, over a stage that is empty. */
  begin(film: Film, stage: StagePort): void {
    this.#stage = stage;
    this.#asked = new AskedBook(film.answers);
    this.#state = undefined;
    this.#shown = undefined;
    const [tab] = film.tabs.names;
    this.#set({ film, tab, digest: '', shownPlace: 0 });
    this.send({ kind: 'open' });
    this.send({ kind: 'opened', reel: film.reel });
  }

  end(): void {
    this.#stage = undefined;
    this.#set({ film: undefined, tab: undefined, look: undefined, speed: undefined });
    this.send({ kind: 'close' });
  }

  send(signal: PlayerSignal): void {
    const player = nextPlayer(this.#view.player, signal);
    if (player !== this.#view.player) this.#set({ player });
  }

  /** To a place, by whole transactions. */
  goTo(place: number): void {
    const { film } = this.#view;
    if (film !== undefined) this.seek(targetAt(film.reel, place));
  }

  seek(to: Target): void {
    const { film } = this.#view;
    if (film === undefined) return;
    const place = film.wholeFrom(to.place);
    this.send({ kind: 'goTo', to: { place, clock: Math.max(to.clock, targetAt(film.reel, place).clock) } });
  }

  /**
   * What was answered then: by the rows that the stage has, or is being handed. Those of a leap take a while to be written, and a screen that sees the
   * first of them may ask before the last stands.
   */
  answer(name: string, given: readonly unknown[]): unknown {
    return this.#asked?.answer(name, given, this.#shown?.n ?? 0);
  }

  /** Follows another of the recorded tabs. */
  follow(tab: string): void {
    this.#set({ tab });
    const { player } = this.#view;
    const standing = opened(player);
    if (standing !== undefined) this.seek({ place: standing.place, clock: standing.clock });
  }

  /** What the viewer's time asks for; resolves when the stage has it. */
  turn(): Promise<void> {
    this.#turn ??= this.#next().finally(() => {
      this.#turn = undefined;
    });
    return this.#turn;
  }

  async #next(): Promise<void> {
    const { film, player } = this.#view;
    const now = this.#now();
    const passed = Math.min(LONGEST_TURN_MS, now - (this.#lastTurn ?? now));
    this.#lastTurn = now;
    if (film === undefined || this.#stage === undefined) return;
    if (player.at === 'seeking') await this.#seek(film, this.#stage);
    else if (player.at === 'playing') await this.#play(film, this.#stage, passed);
    else await this.#rest(film, this.#stage);
  }

  /** The old screen stays until the new state is whole: whatever is wanted while it is folded is folded instead. */
  async #seek(film: Film, stage: StagePort): Promise<void> {
    for (;;) {
      const { player } = this.#view;
      if (player.at !== 'seeking') return;
      const { to } = player;
      const state = await film.stateAt(to.place);
      const still = this.#view.player;
      if (still.at !== 'seeking' || this.#stage !== stage) return;
      if (still.to !== to) continue;
      this.#state = state;
      await this.#show(film, stage, to.clock, true);
      this.#speed.reset();
      this.send({ kind: 'reached', place: to.place });
      return;
    }
  }

  async #play(film: Film, stage: StagePort, passed: number): Promise<void> {
    const before = opened(this.#view.player)?.clock ?? 0;
    this.send({ kind: 'passed', ms: passed });
    const wanted = opened(this.#view.player);
    const state = this.#state;
    // A loop went back to its beginning.
    if (wanted === undefined || state === undefined || wanted.at === 'seeking') return;
    const until = this.#now() + FOLD_MS;
    await film.foldOn(state, film.wholeFrom(wanted.place), () => this.#now() < until);
    if (state.n < wanted.place) this.send({ kind: 'held', place: state.n });
    const stands = opened(this.#view.player) ?? wanted;
    this.#speed.note(this.#now(), stands.clock - before);
    this.#set({ speed: this.#speed.read() });
    const isPlaying = stands.at === 'playing';
    const apart = stands.rate >= FAST ? LEAST_APART_MS.fast : LEAST_APART_MS.slow;
    const isDue = this.#now() - this.#shownAt >= apart;
    if (this.#isBehind(film) && (isDue || !isPlaying)) await this.#show(film, stage, stands.clock, false);
    stage.tick(stands.clock, stands.rate, isPlaying);
  }

  async #rest(film: Film, stage: StagePort): Promise<void> {
    const stands = opened(this.#view.player);
    if (stands === undefined) return;
    if (this.#view.speed !== undefined) {
      this.#speed.reset();
      this.#set({ speed: undefined });
      stage.tick(stands.clock, stands.rate, false);
    }
    if (this.#isBehind(film)) await this.#show(film, stage, stands.clock, false);
  }

  #isBehind(film: Film): boolean {
    const { tab, look, shownPlace } = this.#view;
    const place = this.#state?.n ?? 0;
    return shownPlace !== place || look !== film.tabs.lookAt(tab, place);
  }

  async #show(film: Film, stage: StagePort, clock: number, isJump: boolean): Promise<void> {
    const state = this.#state;
    if (state === undefined) return;
    const look = film.tabs.lookAt(this.#view.tab, state.n);
    const next = state.copy();
    const rows = rowsOf(next.since(this.#shown));
    this.#shown = next;
    this.#shownAt = this.#now();
    const isOtherwise = this.#asked?.isOtherwise(next.n) ?? false;
    await stage.show({ rows, clock, isJump, isOtherwise, look });
    this.#set({ digest: next.digest, shownPlace: next.n, look });
  }

  #set(change: Partial<PlaybackView>): void {
    this.#view = { ...this.#view, ...change };
    for (const changed of this.#listeners) changed();
  }
}

/** Differences by database and table. */
function rowsOf(differences: readonly RowDifference[]): RowChange {
  if (differences.length === 0) return NOTHING;
  const rows: { house: Record<string, TableChange>; member: Record<string, TableChange> } = { house: {}, member: {} };
  for (const { db, table, put, gone } of differences) rows[db][table] = { put, gone };
  return rows;
}
