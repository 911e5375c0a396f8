/**
 * Blackjack as a table that is watched (rules BLJ): two hands that draw to seventeen, the player's first; a hand beyond 21 has lost, and dealer deals
 * no more to one who has. Two cards of 21 beat more of them. Every card is of a deck without end. Ways are millionths, which tests count out.
 */
import { DECK, isCard, rankOf } from './cards.ts';
import { marketRule, plainFamily } from './family.ts';
import type { Words } from './words.ts';

const STANDS = 17;
const MOST = 21;
/** Of any hand: aces alone reach seventeen with seven cards. */
const MOST_CARDS = 24;
const MILLION = 1_000_000;

export interface Hand {
  readonly cards: readonly number[];
  readonly points: number;
}

export interface Blackjack {
  readonly player: Hand;
  readonly dealer: Hand;
  readonly winner: 'player' | 'dealer' | 'push';
}

/** Points of a hand: an ace counts eleven where that is not too much. */
export function pointsOfHand(cards: readonly number[]): number {
  const least = cards.reduce((sum, card) => sum + Math.min(rankOf(card) + 1, 10), 0);
  return cards.some((card) => rankOf(card) === 0) && least + 10 <= MOST ? least + 10 : least;
}

const isNatural = ({ cards, points }: Hand): boolean => cards.length === 2 && points === MOST;

/** Plays both hands with cards as they come. */
function play(next: () => number): Blackjack {
  const player = [next()];
  const dealer = [next()];
  player.push(next());
  dealer.push(next());
  const drawTo = (cards: number[]): Hand => {
    while (pointsOfHand(cards) < STANDS) cards.push(next());
    return { cards, points: pointsOfHand(cards) };
  };
  const first = drawTo(player);
  if (first.points > MOST) {
    return { player: first, dealer: { cards: dealer, points: pointsOfHand(dealer) }, winner: 'dealer' };
  }
  const second = drawTo(dealer);
  return { player: first, dealer: second, winner: winnerOf(first, second) };
}

function winnerOf(player: Hand, dealer: Hand): Blackjack['winner'] {
  if (dealer.points > MOST || player.points > dealer.points) return 'player';
  if (player.points < dealer.points) return 'dealer';
  if (isNatural(player) === isNatural(dealer)) return 'push';
  return isNatural(player) ? 'player' : 'dealer';
}

function draw(words: Words): number[] {
  const drawn: number[] = [];
  play(() => {
    const card = words.below(DECK);
    drawn.push(card);
    return card;
  });
  return drawn;
}

/** @returns `undefined` for cards that are not just what the two hands take */
export function readBlackjack(drawn: readonly number[]): Blackjack | undefined {
  if (drawn.length < 4 || drawn.length > MOST_CARDS || !drawn.every((card) => isCard(card))) return undefined;
  let used = 0;
  const read = play(() => {
    const card = drawn[used] ?? 0;
    used += 1;
    return card;
  });
  return used === drawn.length ? read : undefined;
}

export const blackjack = plainFamily('blackjack', draw, readBlackjack, [
  marketRule<Blackjack>(
    'mg.bj.win',
    MILLION,
    [
      ['player', 411_175, 209],
      ['dealer', 490_470, 175],
    ],
    ({ winner }) => winner,
    98_355,
  ),
  marketRule<Blackjack>('mg.bj.push', MILLION, [['even', 98_355]], ({ winner }) =>
    winner === 'push' ? 'even' : undefined,
  ),
  marketRule<Blackjack>('mg.bj.bust', MILLION, [['bust', 281_593]], ({ player }) =>
    player.points > MOST ? 'bust' : undefined,
  ),
]);
