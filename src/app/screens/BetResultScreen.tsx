/** `/bet_result`: the member's bets, newest first. */
import { BetHistory } from '../bets/BetHistory.tsx';
import { history } from '../copy/labels.ts';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';

export function Component() {
  return (
    <QueryBoundary hint={history.failed}>
      <BetHistory />
    </QueryBoundary>
  );
}
