/** `/`: what starts next, and the way to the board. */
import { board } from '../copy/labels.ts';
import { SoonStarting } from '../lobby/SoonStarting.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';

export function Component() {
  return (
    <QueryBoundary hint={board.failed}>
      <SoonStarting />
    </QueryBoundary>
  );
}
