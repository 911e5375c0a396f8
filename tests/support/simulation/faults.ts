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
  /** Per second. Nothing is answered for a while, at once. */
  originDown: number;
  workerKilled: number;
  /** A worker dies between two operations on its storage. */
  workerKilledInStorage: number;
  secondWorker: number;
  powerCut: number;
  tabClosed: number;
  tabHidden: number;
  sessionEnded: number;
  logTrimmed: number;
  epochChanged: number;
  foreignEvent: number;
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
  originDown: 0.01,
  workerKilled: 0.01,
  workerKilledInStorage: 0.02,
  secondWorker: 0.01,
  powerCut: 0.003,
  tabClosed: 0.01,
  tabHidden: 0.01,
  sessionEnded: 0.005,
  logTrimmed: 0.02,
  epochChanged: 0.004,
  foreignEvent: 0.02,
};

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

export function faultsOf(profile: Profile, dice: Dice): Faults {
  if (profile === 'bets') return { ...noFaults(), ...BETS };
  const faults = noFaults();
  const share = 0.2 + 0.6 * dice.fraction();
  for (const kind of FAULT_KINDS) if (dice.chance(share)) faults[kind] = USUAL[kind] * (0.5 + dice.fraction());
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
] as const;
