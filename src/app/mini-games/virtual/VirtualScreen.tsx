/**
 * `/minigame/bet365/*`: a venue of virtual sports, what is played there, what may be bet on, and what comes next; `/game_result/virtuals/*`: how its rounds
 * ended (SPT-08, MIN-05). One screen, so that the first script knows one file.
 */
import { useParams } from 'react-router-dom';
import { pageRow } from '../../../domain/reference/pageTable.ts';
import { usePage } from '../../kit/links/usePage.ts';
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';
import { EmptyState } from '../../kit/ui/StateMessage.tsx';
import { virtual } from '../copy/virtual.ts';
import { SPORTS, venueAt } from './address.ts';
import { VenuePage } from './VenuePage.tsx';
import { VirtualResults } from './VirtualResults.tsx';

export function Component() {
  const { sport, venue } = useParams();
  const isGame = pageRow(usePage()).slip === 'virtual';
  const row = venueAt(sport ?? SPORTS[0], venue);
  return (
    <QueryBoundary hint={virtual.failed}>
      {!isGame ? (
        <VirtualResults key={sport} sport={SPORTS.find((each) => each === sport)} />
      ) : row === undefined ? (
        <EmptyState title={virtual.noVenue} />
      ) : (
        <VenuePage key={row.venue} venue={row} />
      )}
    </QueryBoundary>
  );
}
