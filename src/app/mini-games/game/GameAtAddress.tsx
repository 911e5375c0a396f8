/** The game of the address: one page for every mini game of the table (MIN-01), and with `?rules` its rules and chances. An address of a menu leads to the game's own. */
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { gameAt } from '../../../domain/mini-games/gameTable.ts';
import { cellNameOf, marketWordsOf } from '../copy/markets.ts';
import { GameRules, type RulesWords } from './rules/GameRules.tsx';
import { GamePage } from './GamePage.tsx';
import { UnknownGame } from './UnknownGame.tsx';

const WORDS: RulesWords = { marketOf: (marketId) => marketWordsOf(marketId).name, cellOf: cellNameOf };

export function GameAtAddress() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const game = gameAt(pathname.replace(/\/+$/, ''));
  if (game === undefined) return <UnknownGame />;
  if (game.path !== pathname) return <Navigate to={game.path} replace />;
  return params.has('rules') ? <GameRules game={game} words={WORDS} /> : <GamePage key={game.gameId} game={game} />;
}
