/**
 * Where a replay stands and what every act makes of it (rules RPL), as a total table: every state answers every signal. Decisions only; whoever
 * obeys them folds entries and shows rows (`app/testers/replay/playback`).
 *
 * A place is a number of entries: those before it are applied. The clock is the recording's, epoch ms; it moves in played time alone.
 */
import { placeAt, targetAt, targetAtClock, type Breakage, type Reel, type Target } from './reel.ts';

/** A stretch that is played over and over, epoch ms. */
export interface Loop {
  readonly from: number;
  readonly until: number;
}

/** The rates that are offered, times the recording's own. */
export const RATES = [0.1, 0.5, 1, 10, 100, 1000] as const;
const SLOWEST = 0.1;
const FASTEST = 1000;

/** What holds of an opened recording, whatever it does. */
interface Standing {
  readonly reel: Reel;
  readonly place: number;
  readonly clock: number;
  readonly rate: number;
  readonly loop: Loop | undefined;
  /** The longest pause that is played, ms; `undefined` plays them as they were. */
  readonly longestGap: number | undefined;
}

export type Player =
  | { readonly at: 'idle' }
  /** `done`: how much of it, 0 to 1. */
  | { readonly at: 'opening'; readonly done: number }
  | ({ readonly at: 'paused' } & Standing)
  | ({ readonly at: 'playing' } & Standing)
  | ({ readonly at: 'atEnd' } & Standing)
  /** What is shown stays until `to` is whole. `plays`: goes on by itself then. */
  | ({ readonly at: 'seeking'; readonly to: Target; readonly plays: boolean } & Standing)
  /** At the end of what is sound. */
  | ({ readonly at: 'broken'; readonly breakage: Breakage } & Partial<Standing>);

interface Signals {
  open: object;
  progress: { readonly done: number };
  opened: { readonly reel: Reel };
  /** Nothing of it can be played. */
  failed: { readonly breakage: Breakage };
  close: object;
  play: object;
  pause: object;
  goTo: { readonly to: Target };
  /** What was sought stands whole. */
  reached: { readonly place: number };
  /** So much of the viewer's time went by, ms. */
  passed: { readonly ms: number };
  /** No further than this could be folded in that time. */
  held: { readonly place: number };
  setRate: { readonly rate: number };
  setLoop: { readonly loop: Loop | undefined };
  cutGaps: { readonly longestGap: number | undefined };
}
/** Something that a viewer does, or that became of what the player wanted. */
export type PlayerSignal = { [Kind in keyof Signals]: { readonly kind: Kind } & Signals[Kind] }[keyof Signals];

type State = Player['at'];
type Of<At extends State> = Extract<Player, { readonly at: At }>;
type Cell<At extends State, Kind extends keyof Signals> = (player: Of<At>, signal: Signals[Kind]) => Player;
type Table = {
  readonly [At in State]: { readonly [Kind in keyof Signals]: Cell<At, Kind> };
};

const same = <One extends Player>(player: One): One => player;
const idle = (): Player => ({ at: 'idle' });
const opening = (): Player => ({ at: 'opening', done: 0 });
const broken = (_: Player, { breakage }: Signals['failed']): Player => ({ at: 'broken', breakage });

function begun(_: Player, { reel }: Signals['opened']): Player {
  const standing = { reel, place: 0, clock: reel.from, rate: 1, loop: undefined, longestGap: undefined };
  return { at: 'seeking', to: targetAt(reel, 0), plays: false, ...standing };
}

function standingOf({ reel, place, clock, rate, loop, longestGap }: Standing): Standing {
  return { reel, place, clock, rate, loop, longestGap };
}

/** A place that there is, no earlier than what stands before it was stored. */
function within(reel: Reel, { place, clock }: Target): Target {
  const least = targetAt(reel, place);
  return { place: least.place, clock: Math.max(least.clock, Math.min(reel.until, clock)) };
}

const seeking = (player: Standing, to: Target, plays: boolean): Player => ({
  at: 'seeking',
  to: within(player.reel, to),
  plays,
  ...standingOf(player),
});

/** At rest where it stands: at an end there is nothing more to play. */
function resting(player: Standing): Player {
  const { reel, place, clock } = player;
  if (place < reel.times.length || clock < reel.until) return { at: 'paused', ...standingOf(player) };
  if (reel.breakage !== undefined) return { at: 'broken', breakage: reel.breakage, ...standingOf(player) };
  return { at: 'atEnd', ...standingOf(player) };
}

/** The time after some of the viewer's has passed, with long pauses cut. */
function clockAfter({ reel, clock, rate, longestGap }: Standing, ms: number): number {
  let left = ms * rate;
  let at = clock;
  if (longestGap === undefined) return at + left;
  // Each pause that is cut ends at an entry: no more turns than there are entries.
  for (let next = placeAt(reel, at); left > 0; next = placeAt(reel, at)) {
    const begins = next === 0 ? reel.from : (reel.times[next - 1] ?? reel.from);
    const ends = reel.times[next] ?? reel.until;
    if (ends <= at) return at + left;
    const cutAt = Math.min(ends, Math.max(at, begins + longestGap));
    if (at + left < cutAt) return at + left;
    left -= cutAt - at;
    at = ends;
  }
  return at;
}

function passed(player: Of<'playing'>, { ms }: Signals['passed']): Player {
  const { reel, loop } = player;
  const clock = clockAfter(player, Math.max(0, ms));
  if (loop !== undefined && player.clock <= loop.until && clock >= loop.until)
    return seeking(player, targetAtClock(reel, loop.from), true);
  const stands = { ...player, ...targetAtClock(reel, clock) };
  return clock < reel.until ? stands : resting(stands);
}

/** Plays from here; a loop that was left is gone back to. */
function playing(player: Standing): Player {
  const { loop, reel, clock } = player;
  if (loop !== undefined && (clock < loop.from || clock >= loop.until))
    return seeking(player, targetAtClock(reel, loop.from), true);
  return { at: 'playing', ...standingOf(player) };
}

const fromTheStart = (player: Standing): Player =>
  seeking(player, targetAtClock(player.reel, player.loop?.from ?? player.reel.from), true);

/** What every state of an opened recording does alike. */
const change = <One extends Standing>() => ({
  setRate: (player: One, { rate }: Signals['setRate']): One => ({
    ...player,
    rate: Number.isFinite(rate) ? Math.max(SLOWEST, Math.min(FASTEST, rate)) : player.rate,
  }),
  setLoop: (player: One, { loop }: Signals['setLoop']): One => ({
    ...player,
    loop: loop === undefined || loop.until > loop.from ? loop : undefined,
  }),
  cutGaps: (player: One, { longestGap }: Signals['cutGaps']): One => ({
    ...player,
    longestGap: longestGap === undefined || longestGap > 0 ? longestGap : undefined,
  }),
});

const unopened = { play: same, pause: same, goTo: same, reached: same, passed: same, held: same } as const;
const unset = { setRate: same, setLoop: same, cutGaps: same } as const;
const anew = { open: opening, close: idle } as const;
/** Told late of a file that was closed or is open already. */
const late = { progress: same, opened: same, failed: same } as const;

const whole = (player: Of<'broken'>): Standing | undefined => {
  const { reel, place, clock, rate } = player;
  if (reel === undefined || place === undefined || clock === undefined || rate === undefined) return undefined;
  return { reel, place, clock, rate, loop: player.loop, longestGap: player.longestGap };
};

/** Where nothing plays, what is asked of a broken file is asked of the part that is sound. */
const ofSound =
  <Kind extends keyof Signals>(act: (player: Standing, signal: Signals[Kind]) => Player) =>
  (player: Of<'broken'>, signal: Signals[Kind]): Player => {
    const standing = whole(player);
    return standing === undefined ? player : act(standing, signal);
  };

const backToBroken =
  <Kind extends 'setRate' | 'setLoop' | 'cutGaps'>(kind: Kind) =>
  (player: Of<'broken'>, signal: Signals[Kind]): Player => {
    const standing = whole(player);
    if (standing === undefined) return player;
    const changed = (change<Standing>()[kind] as (player: Standing, signal: Signals[Kind]) => Standing)(
      standing,
      signal,
    );
    return { at: 'broken', breakage: player.breakage, ...changed };
  };

const table: Table = {
  idle: { ...anew, ...unopened, ...unset, ...late },
  opening: {
    ...anew,
    ...unopened,
    ...unset,
    progress: (player, { done }) => ({ ...player, done: Math.max(player.done, Math.min(1, done)) }),
    opened: begun,
    failed: broken,
  },
  paused: {
    ...anew,
    ...late,
    ...change<Of<'paused'>>(),
    play: playing,
    pause: same,
    goTo: (player, { to }) => seeking(player, to, false),
    reached: same,
    passed: same,
    held: same,
  },
  playing: {
    ...anew,
    ...late,
    ...change<Of<'playing'>>(),
    play: same,
    pause: (player) => ({ ...player, at: 'paused' }),
    goTo: (player, { to }) => seeking(player, to, true),
    reached: same,
    passed,
    held: (player, { place }) => (place >= player.place ? player : { ...player, ...targetAt(player.reel, place) }),
  },
  seeking: {
    ...anew,
    ...late,
    ...change<Of<'seeking'>>(),
    play: (player) => ({ ...player, plays: true }),
    pause: (player) => ({ ...player, plays: false }),
    goTo: (player, { to }) => seeking(player, to, player.plays),
    reached(player, { place }) {
      if (place !== player.to.place) return player;
      const stands = { ...standingOf(player), ...player.to };
      const rests = resting(stands);
      return player.plays && rests.at === 'paused' ? { at: 'playing', ...stands } : rests;
    },
    passed: same,
    held: same,
  },
  atEnd: {
    ...anew,
    ...late,
    ...change<Of<'atEnd'>>(),
    play: fromTheStart,
    pause: same,
    goTo: (player, { to }) => seeking(player, to, false),
    reached: same,
    passed: same,
    // Played to its end in one go, and folded less far.
    held: (player, { place }) =>
      place >= player.place ? player : { ...standingOf(player), at: 'playing', ...targetAt(player.reel, place) },
  },
  broken: {
    ...anew,
    ...late,
    setRate: backToBroken('setRate'),
    setLoop: backToBroken('setLoop'),
    cutGaps: backToBroken('cutGaps'),
    play: ofSound<'play'>(fromTheStart),
    pause: same,
    goTo: ofSound<'goTo'>((player, { to }) => seeking(player, to, false)),
    reached: same,
    passed: same,
    held: (player, { place }) => {
      const standing = whole(player);
      if (standing === undefined || place >= standing.place) return player;
      return { ...standing, at: 'playing', ...targetAt(standing.reel, place) };
    },
  },
};

/** What becomes of a player by a signal; the same object where nothing does. */
export function nextPlayer(player: Player, signal: PlayerSignal): Player {
  // Row and cell are of this state and signal; a table that is looked up cannot tell that to the compiler.
  const cell = table[player.at][signal.kind] as Cell<State, keyof Signals>;
  return cell(player, signal);
}

/** A player of an opened recording; `undefined` for one that has none. */
export function opened(player: Player): (Player & Standing) | undefined {
  if (player.at === 'idle' || player.at === 'opening') return undefined;
  return player.at === 'broken' && whole(player) === undefined ? undefined : (player as Player & Standing);
}
