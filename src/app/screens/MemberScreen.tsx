/** `/member`: the member's own record. */
import { memberPage } from '../copy/member.ts';
import { MemberPage } from '../member/MemberPage.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';

export function Component() {
  return (
    <QueryBoundary hint={memberPage.failed}>
      <MemberPage />
    </QueryBoundary>
  );
}
