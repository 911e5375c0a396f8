/** `/member/limits`: what members allow themselves (FAIR-03, FAIR-04). */
import { ownLimits } from '../copy/limits.ts';
import { LimitsPage } from './LimitsPage.tsx';
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';

export function Component() {
  return (
    <QueryBoundary hint={ownLimits.failed}>
      <LimitsPage />
    </QueryBoundary>
  );
}
