/** `/message`: letters of the house (SES-11). */
import { messages } from '../copy/messages.ts';
import { MessageList } from './MessageList.tsx';
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';

export function Component() {
  return (
    <QueryBoundary hint={messages.failed}>
      <MessageList />
    </QueryBoundary>
  );
}
