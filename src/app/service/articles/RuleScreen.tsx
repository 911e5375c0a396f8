/** `/rule`: the rules of the house. */
import { rules } from '../copy/rules.ts';
import { RuleBook } from './RuleBook.tsx';
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';

export function Component() {
  return (
    <QueryBoundary hint={rules.failed}>
      <RuleBook />
    </QueryBoundary>
  );
}
