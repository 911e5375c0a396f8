/** `/minigame`, `/minigame/:provider/:game` and `/game_result/minigame` (MIN-01, MIN-05). */
import type { ReactNode } from 'react';
import type { PageId } from '../../domain/reference/pageTable.ts';
import { usePage } from '../kit/links/usePage.ts';
import { QueryBoundary } from '../kit/ui/QueryBoundary.tsx';
import { play } from './copy/play.ts';
import { GameAtAddress } from './game/GameAtAddress.tsx';
import { GameLayout } from './game/GameLayout.tsx';
import { Hub } from './hub/Hub.tsx';
import { MiniGameResults } from './results/MiniGameResults.tsx';

const parts: { readonly [Id in PageId]?: ReactNode } = {
  miniGames: (
    <GameLayout title={play.title}>
      <Hub />
    </GameLayout>
  ),
  miniGame: <GameAtAddress />,
  miniGameResults: <MiniGameResults />,
};

export const MiniGamePages = () => <QueryBoundary hint={play.failed}>{parts[usePage()]}</QueryBoundary>;
