/** `/bet_result`: the member's bets, newest first. */
import { BetHistory } from './BetHistory.tsx';
import { history } from '../copy/history.ts';
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';

export function Component() {
  return (
    <QueryBoundary hint={history.failed}>
      <BetHistory />
    </QueryBoundary>
  );
}
