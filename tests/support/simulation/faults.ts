/**
 * What can go wrong in a run, and how often. Each seed switches a random subset on (a swarm): faults that are always all there
 * hide each other.
 */
import type { Dice } from './dice.ts';

/** Chances per call, per event or per second of virtual time, as named. */
export interface Faults {
  /** Per API call. */
  requestLost: number;
  replyLost: number;
  /** The request arrives once more, up to a minute later. */
  requestDoubled: number;
  /** Answered 503, 429 or with a page of HTML, before the origin saw it. */
  callRefused: number;
  /** Answered 500 after the origin has decided: the session ends, the bet stands. */
  errorAfterCommit: number;
  /** Takes up to 25 s, longer than any call waits. */
  slowReply: number;
  /** Per event on a stream. */
  cut: number;
  cutInFrame: number;
  doubled: number;
  dropped: number;
  swapped: number;
  garbledOnce: number;
  otherEpoch: number;
  /** Nothing more comes, and nothing says so. */
  halfOpen: number;
  oversized: number;
  /** Per image. */
  imageTorn: number;
  /** Per opening of a stream. */
  streamRefused: number;
  /** Per poll: its answer is held, and another member signs in before it comes. */
  memberSwitched: number;
  /**
   * Per bet: its answer takes longer than the call waits, what is asked about its key is answered late, and so is the next bet; the
   * member signs in anew meanwhile and bets again. Half of the logins learn of the balance late.
   */
  betOutrun: number;
  /** Per login: the session is over after 1 to 4 min. Its member stays until then, and wakes nothing. */
  shortSession: number;
  /** Per second. Nothing is answered for a while, at once. */
  originDown: number;
  workerKilled: number;
  /** A worker dies between two operations on its storage. */
  workerKilledInStorage: number;
  /** A worker dies while it puts an image in place. */
  workerKilledInImage: number;
  secondWorker: number;
  powerCut: number;
  tabClosed: number;
  tabHidden: number;
  sessionEnded: number;
  logTrimmed: number;
  epochChanged: number;
  foreignEvent: number;
  /** An event of a known kind that no client can ever read. */
  unreadableEvent: number;
  /** The wall clock is set forward or back; often, and mostly when back, while the connections have just gone silent. */
  clockMoved: number;
  machineSlept: number;
  /** No room in the browser's storage, for the log or for anything. */
  diskFull: number;
  /** A newer build, half of the time of a newer protocol: tabs opened from now on are of it, open ones are not. */
  deployed: number;
  /** Per opening of `events`: by an origin that knows no topics. */
  topicsUnknown: number;
  /** Per second: a tab looks at other topics. While it is off, no tab ever says what it looks at. */
  lookMoved: number;
  /** Per look at the log for a stream: its client takes nothing for 1 to 9 s, and is told the rest without what is overtaken (S-21). */
  clientSlow: number;
  /** Per frame of a stream that is neither an event nor a word on events: it is lost. */
  controlDropped: number;
  /** Per heartbeat: from there on nothing comes but comments. */
  commentsOnly: number;
  /** Per second: a tab's thread is taken for 1 to 8 s: no timer of its own runs, and what a worker says comes when it is free again. */
  tabBusy: number;
  /** Per second: the house's database is deleted under the engine, or the members', or both. */
  databaseLost: number;
  /** Per question: slip or policy change in another tab while it is open, its own tab may be too busy to draw that, and it is pressed early. */
  questionChanged: number;
  /** Per second: the origin's wall clock is set forward or back; its time may stand still for that, and never goes back. */
  originClockMoved: number;
  /** Per second: the stored row of a game turns to garbage, and is read. */
  rowDamaged: number;
  /** Per block of an image or an index: it comes some seconds later, and what it tells has been overtaken meanwhile (`--origin real`). */
  blockSlow: number;
  /** Per second: the origin says from now on that the offer is wide (S-32), or that it is not any more. Screens show games beside sports then. */
  offerWidened: number;
  /** Per bet: a price of it moves while it is on its way. */
  priceMoved: number;
}

export type FaultKind = keyof Faults;

const USUAL: Faults = {
  requestLost: 0.15,
  replyLost: 0.15,
  requestDoubled: 0.1,
  callRefused: 0.08,
  errorAfterCommit: 0.02,
  slowReply: 0.05,
  cut: 0.004,
  cutInFrame: 0.004,
  doubled: 0.02,
  dropped: 0.004,
  swapped: 0.006,
  garbledOnce: 0.004,
  otherEpoch: 0.002,
  halfOpen: 0.002,
  oversized: 0.0002,
  imageTorn: 0.3,
  streamRefused: 0.15,
  memberSwitched: 0.03,
  betOutrun: 0.1,
  shortSession: 0.6,
  originDown: 0.01,
  workerKilled: 0.01,
  workerKilledInStorage: 0.02,
  workerKilledInImage: 0.02,
  secondWorker: 0.01,
  powerCut: 0.003,
  tabClosed: 0.01,
  tabHidden: 0.01,
  sessionEnded: 0.005,
  logTrimmed: 0.02,
  epochChanged: 0.004,
  foreignEvent: 0.02,
  unreadableEvent: 0.01,
  clockMoved: 0.01,
  machineSlept: 0.007,
  diskFull: 0.015,
  deployed: 0.008,
  topicsUnknown: 0.2,
  lookMoved: 0.2,
  clientSlow: 0.03,
  controlDropped: 0.03,
  commentsOnly: 0.02,
  tabBusy: 0.03,
  databaseLost: 0.004,
  questionChanged: 0.3,
  originClockMoved: 0.01,
  rowDamaged: 0.05,
  blockSlow: 0.2,
  offerWidened: 0.05,
  priceMoved: 0.25,
};

/** A seed has what it switches on up to this many times as often as usual, and at least a third of that. */
const MOST = 1.5;

export const FAULT_KINDS = Object.keys(USUAL) as readonly FaultKind[];

/** What a run is mostly about; `mixed` is everything at once. */
export const PROFILES = ['mixed', 'bets', 'streams'] as const;
export type Profile = (typeof PROFILES)[number];

/** The rates the figures of docs/SIMULATION.md are given for. */
const BETS: Partial<Faults> = {
  requestLost: 0.3,
  replyLost: 0.3,
  requestDoubled: 0.1,
  workerKilled: 0.005,
  workerKilledInStorage: 0.01,
  slowReply: 0.05,
};

export const noFaults = (): Faults => Object.fromEntries(FAULT_KINDS.map((kind) => [kind, 0])) as unknown as Faults;

/**
 * @param sure kinds that are on, and most often, whatever the dice say
 * @param only of what is on then, no others are
 */
export function faultsOf(
  profile: Profile,
  dice: Dice,
  sure: readonly FaultKind[] = [],
  only: readonly FaultKind[] = FAULT_KINDS,
): Faults {
  if (profile === 'bets') return { ...noFaults(), ...BETS };
  const faults = noFaults();
  const share = 0.2 + 0.6 * dice.fraction();
  for (const kind of FAULT_KINDS) if (dice.chance(share)) faults[kind] = USUAL[kind] * (MOST - dice.fraction());
  for (const kind of sure) faults[kind] = USUAL[kind] * MOST;
  for (const kind of FAULT_KINDS) if (!only.includes(kind)) faults[kind] = 0;
  if (profile !== 'streams') return faults;
  // Hundreds of events a second: at the usual chance per event no connection would live for a second.
  for (const kind of PER_EVENT) faults[kind] /= 10;
  return faults;
}

const PER_EVENT = [
  'cut',
  'cutInFrame',
  'dropped',
  'swapped',
  'garbledOnce',
  'otherEpoch',
  'halfOpen',
  'oversized',
  'clientSlow',
] as const;
