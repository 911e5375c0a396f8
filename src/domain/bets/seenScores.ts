/**
 * The scores a member saw when they confirmed a bet on games in play (rule CLS-5). The product's body has no place for them, so that
 * they travel in a header, and the body stays as §7 has it.
 */
import { FixtureId } from '../kernel/ids.ts';
import { MAX_PICKS } from '../reference/pages.ts';
import type { SeenScore } from './recheckAfterDelay.ts';

/** Optional request header: `fixture=home:away` for each game in play, joined by commas; `fixture=-` for one without a score. */
export const SEEN_SCORES_HEADER = 'hanpan-seen-scores';

/** Scores by fixture; `null` for a game in play that shows none. */
export type SeenScores = ReadonlyMap<FixtureId, SeenScore | null>;

const NONE = '-';

/** The headers that say these scores: none where nothing is in play. */
export function scoresOnTheWire(scores: SeenScores): Readonly<Record<string, string>> {
  if (scores.size === 0) return {};
  const words = [...scores].map(
    ([fixtureId, score]) => `${encodeURIComponent(fixtureId)}=${score === null ? NONE : `${score.home}:${score.away}`}`,
  );
  return { [SEEN_SCORES_HEADER]: words.join(',') };
}

/**
 * Reads the header: the other direction of `scoresOnTheWire`.
 *
 * @param header `undefined` if the call has none
 * @returns `undefined` for a text that does not say scores
 */
export function seenScoresOf(header: string | undefined): SeenScores | undefined {
  const scores = new Map<FixtureId, SeenScore | null>();
  if (header === undefined) return scores;
  for (const word of header.split(',')) {
    const [, name, none, home, away] = /^([^=]{1,200})=(?:(-)|(\d{1,4}):(\d{1,4}))$/.exec(word) ?? [];
    const fixtureId = FixtureId.safeParse(name === undefined ? undefined : decoded(name));
    if (!fixtureId.success || scores.has(fixtureId.data) || scores.size === MAX_PICKS) return undefined;
    scores.set(fixtureId.data, none === NONE ? null : { home: Number(home), away: Number(away) });
  }
  return scores;
}

function decoded(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}
