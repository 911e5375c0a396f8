/** Cards as mini games deal them: numbers from 0, thirteen ranks of a suit one after another, the ace first. */
import { drawDistinct, type Words } from './words.ts';

export const RANKS = 13;
export const DECK = 52;
const DECKS = 8;

/** 0 for the ace to 12 for the king. */
export const rankOf = (card: number): number => card % RANKS;
/** 0 to 3: spades, hearts, diamonds, clubs. */
export const suitOf = (card: number): number => Math.floor(card / RANKS);
export const isRed = (card: number): boolean => suitOf(card) === 1 || suitOf(card) === 2;
export const isCard = (card: number, deck = DECK): boolean => card >= 0 && card < deck;

/** The first cards of a shoe of eight decks. @param deck cards of one */
export const dealFrom = (words: Words, count: number, deck = DECK): number[] =>
  drawDistinct(words, count, DECKS * deck).map((place) => place % deck);

/** Whether cards may lie in one shoe: no card more often than there are decks. */
export const isOfShoe = (cards: readonly number[], deck = DECK): boolean =>
  cards.every((card) => isCard(card, deck) && cards.filter((other) => other === card).length <= DECKS);

export const colourOf = (card: number): 'red' | 'black' => (isRed(card) ? 'red' : 'black');
export const parityOf = (value: number): 'odd' | 'even' => (value % 2 === 1 ? 'odd' : 'even');
