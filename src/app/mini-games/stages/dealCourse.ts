/**
 * How cards are dealt: those that lie hidden at first, then each is turned in the order dealt, and what a hand takes after that is dealt and
 * turned one by one. The parts are `card-<place dealt>`, `turn-<place dealt>` and `back-<place dealt>`.
 */
import { goesAt, UNSEEN, type Course, type Track } from './course.ts';

const FIRST_MS = 300;
const DEAL_MS = 350;
const DEALS_EVERY_MS = 240;
const TURN_MS = 350;
const TURNS_EVERY_MS = 620;
const REST_MS = 300;

/**
 * @param cards how many are dealt in all
 * @param hidden how many of them are dealt before the first is turned
 */
export function dealCourse(cards: number, hidden: number): Course {
  const dealt = FIRST_MS + Math.min(cards, hidden) * DEALS_EVERY_MS + DEAL_MS;
  const tracks: Track[] = [];
  const reveals: number[] = [];
  let turns = dealt;
  for (let card = 0; card < cards; card += 1) {
    const deals = card < hidden ? FIRST_MS + card * DEALS_EVERY_MS : turns;
    const turnsAt = card < hidden ? turns : deals + DEAL_MS + REST_MS;
    tracks.push(
      {
        part: `card-${card}`,
        ...{ from: deals, until: deals + DEAL_MS },
        frames: [
          { transform: 'translate(160px, -150px) rotate(24deg)', opacity: UNSEEN },
          { transform: 'translate(40px, -36px) rotate(6deg)', opacity: 1 },
          { transform: 'none', opacity: 1 },
        ],
      },
      {
        part: `turn-${card}`,
        ...{ from: turnsAt, until: turnsAt + TURN_MS, easing: 'ease-in-out' },
        frames: [{ transform: 'rotateY(180deg)' }, { transform: 'none' }],
      },
      // Half way the card stands on its edge.
      goesAt(`back-${card}`, turnsAt + TURN_MS / 2),
    );
    reveals.push(turnsAt + TURN_MS);
    turns = turnsAt + TURNS_EVERY_MS;
  }
  return { tracks, reveals, endMs: (reveals.at(-1) ?? 0) + REST_MS };
}
