/**
 * `/minigame/bet365/*`: a venue of virtual sports, what is played there, what may be bet on, and what comes next; `/game_result/virtuals/*`: how its rounds
 * ended (SPT-08, MIN-05). One small file, which brings what it shows: whatever the first script knows of a page, everybody loads.
 */
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { pageRow } from '../../../domain/reference/pageTable.ts';
import { usePage } from '../../kit/links/usePage.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState } from '../../kit/ui/StateMessage.tsx';
import { virtual } from '../copy/virtual.ts';
import { SPORTS, venueAt } from './address.ts';

const VenuePage = lazy(async () => ({
  default: (await patientImport(() => import('./VenuePage.tsx'))).VenuePage,
}));
const VirtualResults = lazy(async () => ({
  default: (await patientImport(() => import('./VirtualResults.tsx'))).VirtualResults,
}));

export function Component() {
  const { sport, venue } = useParams();
  const isGame = pageRow(usePage()).slip === 'virtual';
  const row = venueAt(sport ?? SPORTS[0], venue);
  return (
    <QueryBoundary hint={virtual.failed}>
      <Suspense fallback={<BoardSkeleton label={virtual.loading} />}>
        {!isGame ? (
          <VirtualResults key={sport} sport={SPORTS.find((each) => each === sport)} />
        ) : row === undefined ? (
          <EmptyState title={virtual.noVenue} />
        ) : (
          <VenuePage key={row.venue} venue={row} />
        )}
      </Suspense>
    </QueryBoundary>
  );
}
