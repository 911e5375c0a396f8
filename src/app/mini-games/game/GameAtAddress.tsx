/** The game of the address: one page for every mini game of the table (MIN-01). An address of a menu leads to the game's own. */
import { Navigate, useLocation } from 'react-router-dom';
import { gameAt } from '../../../domain/mini-games/gameTable.ts';
import { GamePage } from './GamePage.tsx';
import { UnknownGame } from './UnknownGame.tsx';

export function GameAtAddress() {
  const { pathname } = useLocation();
  const game = gameAt(pathname.replace(/\/+$/, ''));
  if (game === undefined) return <UnknownGame />;
  if (game.path !== pathname) return <Navigate to={game.path} replace />;
  return <GamePage key={game.gameId} game={game} />;
}
