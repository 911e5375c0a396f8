/** `/customer` and what lies below it: inquiries, one of them open, or the dialog that asks something new (COM-05). */
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';
import { inquiries } from '../copy/inquiries.ts';
import { Customer } from './Customer.tsx';

export function Component() {
  return (
    <QueryBoundary hint={inquiries.failed}>
      <Customer />
    </QueryBoundary>
  );
}
