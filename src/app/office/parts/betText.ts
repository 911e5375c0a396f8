/** What a bet is on, in one line. Pure. */
import { teamsText } from '../../kit/copy/picks.ts';
import { record as words } from '../copy/members.ts';

interface BetSaid {
  readonly home: string;
  readonly away: string;
  readonly folds: number;
}

/** The first game's sides, which a round of ours has not, and how many picks there are. */
export function betText({ home, away, folds }: BetSaid): string {
  const sides = teamsText({ home, away });
  return [sides, words.folds(folds)].filter((part) => part !== '').join(' · ');
}
