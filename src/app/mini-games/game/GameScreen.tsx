/** `/minigame/:provider/:game`: one screen for every mini game of the table (MIN-01). An address of a menu leads to the game's own. */
import { Navigate, useLocation } from 'react-router-dom';
import { gameAt } from '../../../domain/mini-games/gameTable.ts';
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';
import { play } from '../copy/play.ts';
import { GamePage } from './GamePage.tsx';
import { UnknownGame } from './UnknownGame.tsx';

export function Component() {
  const { pathname } = useLocation();
  const game = gameAt(pathname.replace(/\/+$/, ''));
  if (game === undefined) return <UnknownGame />;
  if (game.path !== pathname) return <Navigate to={game.path} replace />;
  return (
    <QueryBoundary hint={play.failed}>
      <GamePage key={game.gameId} game={game} />
    </QueryBoundary>
  );
}
