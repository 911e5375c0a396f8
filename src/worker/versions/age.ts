/** Whether this worker's code is still the newest in this browser, and what is told when it is not (SYN-07). */
import type { OriginClient } from '../http/originClient.ts';
import type { Clock } from '../ports/clock.ts';
import { currentBuild } from './currentBuild.ts';
import { standingOf, type Identity, type Standing } from './identity.ts';

/** Whether newer code than this worker's has been met. */
export interface Age {
  /** Does not reject. Two builds of equal numbers are told apart by asking the origin, at most every half minute for each build met. */
  standingTo(other: Identity): Promise<Standing>;
  onOutdated(): void;
  /** Asks the origin whether it serves another build by now. */
  ask(): void;
  /** Resolves when newer code than this was met; may never. */
  readonly outdated: Promise<void>;
}

const ANSWER_HOLDS_MS = 30_000;

export function createAge(deps: {
  readonly client: OriginClient;
  readonly clock: Clock;
  readonly identity: Identity;
}): Age {
  const { client, clock, identity } = deps;
  let onOutdated: () => void = () => undefined;
  const outdated = new Promise<void>((resolve) => {
    onOutdated = resolve;
  });
  let known: { readonly build: string; readonly at: number } | undefined;
  const met = new Set<string>();

  const current = async (): Promise<string | undefined> => {
    // Not for as long as a clock that was set back would have it.
    if (known !== undefined && Math.abs(clock.now() - known.at) < ANSWER_HOLDS_MS) return known.build;
    const build = await currentBuild(client);
    known = build === undefined ? undefined : { build, at: clock.now() };
    return build;
  };

  return {
    async standingTo(other) {
      const isNamed = standingOf(identity, other, undefined) !== 'unknown';
      // What was current before this build was met says nothing of it: it may have been deployed since.
      if (!isNamed && !met.has(other.build)) known = undefined;
      met.add(other.build);
      return standingOf(identity, other, isNamed ? undefined : await current());
    },
    onOutdated: () => {
      onOutdated();
    },
    ask: () => {
      known = undefined;
      void current().then((build) => {
        if (build !== undefined && build !== identity.build) onOutdated();
      });
    },
    outdated,
  };
}
