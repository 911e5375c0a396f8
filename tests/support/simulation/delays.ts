/**
 * Answers that are held back on purpose, so that they come into a time they were not meant for: a poll's into the session of another
 * member, what is known of a bet into the next one, and a login's record after what the stream has told since.
 */
import type { Dice } from './dice.ts';
import type { Faults } from './faults.ts';
import type { ModelCall } from './simulatedOrigin.ts';

export interface DelaysDeps {
  readonly dice: Dice;
  readonly faults: Faults;
  onOutrun(): void;
  onPollHeld(): void;
  onRecordHeld(): void;
}

export interface Delays {
  /** How long the answer to a call takes, ms; `undefined` if nothing holds it back. */
  of(call: ModelCall): number | undefined;
}

const BET = '/sports-prematch/betting';
const BLOCK = /^\/streams\/events\/blocks\//;

export function createDelays({ dice, faults, onOutrun, onPollHeld, onRecordHeld }: DelaysDeps): Delays {
  const outrun = new Set<string>();
  let isNextSlow = false;

  const ofBet = (key: string | undefined): number | undefined => {
    if (isNextSlow) {
      isNextSlow = false;
      return dice.between(3_000, 10_000);
    }
    if (faults.betOutrun === 0 || key === undefined || !dice.chance(faults.betOutrun)) return undefined;
    outrun.add(key);
    isNextSlow = true;
    onOutrun();
    // A bet waits for 15 s.
    return dice.between(15_100, 40_000);
  };

  return {
    of({ path, key }) {
      if (path === BET) return ofBet(key);
      // Less than a client waits for the next byte of a block.
      if (BLOCK.test(path))
        return faults.blockSlow > 0 && dice.chance(faults.blockSlow) ? dice.between(2_000, 9_000) : undefined;
      if (path === '/member/user' && faults.betOutrun > 0 && dice.chance(0.5)) {
        onRecordHeld();
        return dice.between(500, 3_000);
      }
      const asked = /betting\/key\/([\w-]+)/.exec(path)?.[1];
      // A question about a key waits for 5 s, a poll for 4.
      if (asked !== undefined) return faults.betOutrun > 0 && outrun.has(asked) ? dice.between(400, 4_500) : undefined;
      if (!/^\/member\/m\d$/.test(path) || faults.memberSwitched === 0 || !dice.chance(faults.memberSwitched))
        return undefined;
      onPollHeld();
      return dice.between(500, 3_900);
    },
  };
}
