/** `/game_result/sports`: how games ended, a day at a time, live (SPT-13, MIN-05). */
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';
import { results } from '../copy/results.ts';
import { Results } from './Results.tsx';

export function Component() {
  return (
    <QueryBoundary hint={results.failed}>
      <Results />
    </QueryBoundary>
  );
}
