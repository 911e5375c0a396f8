/** Pairs of members of one browser against each other, the strongest (MBR-9). */
import { MOST_PAIRS, type BackedPair, type Backing } from '../../../src/domain/office/unusual.ts';
import { breathe } from '../../breathe.ts';
import { groupRows } from '../../store/groupRows.ts';

/** Pairs that are held at most, of which the strongest are kept: some milliseconds of sorting. */
const HELD_PAIRS = 4 * MOST_PAIRS;
/** Pairs that are looked at before everybody else has a turn. */
const PAIRS_AT_ONCE = 5_000;

/**
 * `MOST_PAIRS` at most, each once, the strongest first: by the lesser of the two stakes, and then by what they are.
 *
 * @param browsers of each its members
 * @param backed by member what they backed with enough
 */
export async function strongestPairs(
  browsers: readonly (readonly string[])[],
  backed: ReadonlyMap<string, readonly Backing[]>,
): Promise<readonly BackedPair[]> {
  const pairs = keepStrongest();
  let looked = 0;
  for (const members of browsers) {
    const backings = members.flatMap((memberId) => backed.get(memberId) ?? []);
    for (const ofMarket of groupRows(backings, marketOf).values()) {
      const strongestFirst = ofMarket.toSorted((one, other) => other.staked - one.staked);
      for (const [index, weaker] of strongestFirst.entries()) {
        // Whoever comes after staked no more.
        if (weaker.staked < pairs.least()) break;
        for (const stronger of strongestFirst.slice(0, index)) pairs.add(weaker, stronger);
        looked += index;
        if (looked < PAIRS_AT_ONCE) continue;
        looked = 0;
        await breathe();
      }
    }
  }
  return pairs.all();
}

const marketOf = ({ fixtureId, marketId, baseLine }: Backing): string =>
  JSON.stringify([fixtureId, marketId, baseLine]);

function keepStrongest() {
  let held: BackedPair[] = [];
  let least = 0;
  const trim = () => {
    const byName = new Map(held.map((pair) => [nameOf(pair), pair]));
    const inOrder = [...byName].toSorted(
      ([name, pair], [otherName, other]) => strengthOf(other) - strengthOf(pair) || (name < otherName ? -1 : 1),
    );
    held = inOrder.slice(0, MOST_PAIRS).map(([, pair]) => pair);
    if (held.length === MOST_PAIRS) least = strengthOf(held.at(-1)!);
  };
  return {
    add(one: Backing, other: Backing): void {
      if (one.memberId === other.memberId || one.selectionId === other.selectionId) return;
      held.push(one.selectionId < other.selectionId ? [one, other] : [other, one]);
      if (held.length >= HELD_PAIRS) trim();
    },
    /** What a pair has to come to that is still kept, won. */
    least: () => least,
    all(): readonly BackedPair[] {
      trim();
      return held;
    },
  };
}

const strengthOf = ([one, other]: BackedPair): number => Math.min(one.staked, other.staked);

/** Other for any other two; in its order pairs of one strength are. */
const nameOf = ([one, other]: BackedPair): string =>
  [
    ...[one.fixtureId, one.marketId, one.baseLine, one.selectionId],
    ...[other.selectionId, one.memberId, other.memberId],
  ].join('\0');
