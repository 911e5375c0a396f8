/** `/member`: the member's own record. */
import { memberPage } from '../copy/member.ts';
import { MemberPage } from './MemberPage.tsx';
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';

export function Component() {
  return (
    <QueryBoundary hint={memberPage.failed}>
      <MemberPage />
    </QueryBoundary>
  );
}
