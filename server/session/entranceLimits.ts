/**
 * How often each entrance may be tried, by address and by account (rules ENT; `docs/decisions/0064-entrances.md`).
 *
 * What is counted is what was typed, whether or not there is such a member, so that no refusal tells.
 */
import type { SteadyClock } from '../clock.ts';
import { createAttemptMeter, type AttemptMeter, type Pace } from './attemptMeter.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A name from one address: a member who mistypes waits a minute. */
const ONE_NAME: Pace = { free: 8, firstWaitMs: MINUTE, longestWaitMs: 15 * MINUTE, forgetMs: 15 * MINUTE };
/** An address, whatever it tries: many members may share one. */
const ONE_ADDRESS: Pace = { free: 40, firstWaitMs: 6 * SECOND, longestWaitMs: 6 * SECOND, forgetMs: 6 * SECOND };
/** A name from all addresses it never signed in from. */
const STRANGERS: Pace = { free: 20, firstWaitMs: 30 * SECOND, longestWaitMs: 15 * MINUTE, forgetMs: 15 * MINUTE };
/** A million PINs at five and then one a day. */
const RECOVERY: Pace = { free: 5, firstWaitMs: HOUR, longestWaitMs: 24 * HOUR, forgetMs: 24 * HOUR };
/** Whoever is asked for these knows the password, or has a session. */
const KNOWN_MEMBER: Pace = { free: 8, firstWaitMs: MINUTE, longestWaitMs: 15 * MINUTE, forgetMs: 15 * MINUTE };
const FORMS: Pace = { free: 8, firstWaitMs: 7.5 * SECOND, longestWaitMs: 7.5 * SECOND, forgetMs: 7.5 * SECOND };

/** An attempt that may be made. Nothing is said of a wrong one: it stays counted. */
export interface Attempt {
  /** It was right: it does not count, and what was mistyped before is forgotten. */
  succeed(): void;
  /** The attempt was right, or was not made after all: it counts no more. */
  giveBack(): void;
}

/** An attempt that may be made and given back, or how long to wait, ms. */
export type Reserved =
  | { readonly ok: true; readonly attempt: Attempt }
  | { readonly ok: false; readonly waitMs: number };

/** Asked before anything is hashed or compared. */
export interface EntranceLimits {
  /** @param isKnown whether the member has signed in from there before */
  login(userId: string, address: string, isKnown: boolean): Reserved;
  /** By what is typed beside the PIN: who does not know a member's telephone number cannot lock them out of it. */
  recovery(userId: string, phone: string, address: string): Reserved;
  currentPassword(memberId: string, address: string): Reserved;
  secondFactor(memberId: string, address: string): Reserved;
  join(address: string): Reserved;
  recommender(address: string): Reserved;
}

interface Claim {
  readonly meter: AttemptMeter;
  readonly key: string;
  /** Whether success forgets all of it: what is one's own, not what is shared. */
  readonly isOwn?: boolean;
}

/** Counts in this process's memory, by a steady clock: a restart forgives. */
export function createEntranceLimits(steady: SteadyClock): EntranceLimits {
  const meter = (pace: Pace) => createAttemptMeter(steady, pace);
  const meters = {
    address: meter(ONE_ADDRESS),
    name: meter(ONE_NAME),
    strangers: meter(STRANGERS),
    recovery: meter(RECOVERY),
    current: meter(KNOWN_MEMBER),
    code: meter(KNOWN_MEMBER),
    join: meter(FORMS),
    recommender: meter(FORMS),
  };
  const from = (address: string): Claim => ({ meter: meters.address, key: address });
  return {
    login(userId, address, isKnown) {
      const name = userId.toLowerCase();
      const claims = [from(address), { meter: meters.name, key: `${address} ${name}`, isOwn: true }];
      return reserve(isKnown ? claims : [...claims, { meter: meters.strangers, key: name }]);
    },
    recovery: (userId, phone, address) =>
      reserve([from(address), { meter: meters.recovery, key: `${phone} ${userId.toLowerCase()}` }]),
    currentPassword: (memberId, address) =>
      reserve([from(address), { meter: meters.current, key: memberId, isOwn: true }]),
    secondFactor: (memberId, address) => reserve([from(address), { meter: meters.code, key: memberId, isOwn: true }]),
    join: (address) => reserve([{ meter: meters.join, key: address }]),
    recommender: (address) => reserve([{ meter: meters.recommender, key: address }]),
  };
}

/** Takes all or nothing; between looking and taking nothing else runs. */
function reserve(claims: readonly Claim[]): Reserved {
  const waitMs = Math.max(...claims.map(({ meter, key }) => meter.waitOf(key)));
  if (waitMs > 0) return { ok: false, waitMs };
  const taken = claims.map(({ meter, key }) => meter.take(key));
  const giveBack = () => {
    for (const each of taken) each.giveBack();
  };
  return {
    ok: true,
    attempt: {
      giveBack,
      succeed() {
        giveBack();
        for (const { meter, key, isOwn } of claims) if (isOwn === true) meter.clear(key);
      },
    },
  };
}
