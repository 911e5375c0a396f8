/** What others may use of this wing: the names of games, of what can be bet on and of rounds that were bet on. */
export { gameGroups, gameNameOf, type GameGroup } from './copy/games.ts';
export { drawnAllTheSame } from './rounds/outcome.ts';
export { cellNameOf, marketWordsOf } from './copy/markets.ts';
export { inWords } from './rounds/inWords.ts';
export { RoundTime } from './rounds/RoundTime.tsx';
export { asTold, betToldAt } from '../../domain/mini-games/told.ts';
