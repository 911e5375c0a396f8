/** `/minigame/bet365/*`: a venue of virtual sports, what is played there, what may be bet on, and what comes next (SPT-08). */
import { useParams } from 'react-router-dom';
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';
import { EmptyState } from '../../kit/ui/StateMessage.tsx';
import { virtual } from '../copy/virtual.ts';
import { venueAt } from './address.ts';
import { VenuePage } from './VenuePage.tsx';

export function Component() {
  const { sport, venue } = useParams();
  const row = venueAt(sport, venue);
  if (row === undefined) return <EmptyState title={virtual.noVenue} />;
  return (
    <QueryBoundary hint={virtual.failed}>
      <VenuePage key={row.venue} venue={row} />
    </QueryBoundary>
  );
}
