/** One letter, open: opening it is reading it (SES-11). Deleting asks first, for it cannot be undone. */
import { useEffect, useState } from 'react';
import type { Message } from '../../../domain/notices/message.ts';
import { messages } from '../copy/messages.ts';
import { accountFailureText } from '../../frame/copy/login.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { AlertDialog } from '../../kit/ui/AlertDialog.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { HouseHtml } from '../../kit/ui/HouseHtml.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';
import * as styles from './Messages.css.ts';

interface LetterProps {
  readonly letter: Message;
  readonly onDeleted: () => void;
}

export function Letter({ letter, onDeleted }: LetterProps) {
  const { engine } = usePorts();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const isUnread = letter.readAt === null;
  useEffect(() => {
    // A letter that could not be marked stays unread, and is marked when it is opened again.
    if (isUnread) void engine.readMessage(letter.id);
  }, [engine, letter.id, isUnread]);
  const remove = async () => {
    setIsAsking(false);
    setIsPending(true);
    const result = await engine.deleteMessage(letter.id);
    setIsPending(false);
    const problem = result.ok ? null : accountFailureText(result.failure);
    if (problem !== null) toast({ tone: 'problem', text: problem });
    if (!result.ok) return;
    toast({ tone: 'removed', text: messages.deleted });
    onDeleted();
  };
  return (
    <div className={styles.letter}>
      <HouseHtml html={letter.contents} className={styles.contents} />
      <div className={styles.actions}>
        <Button kind="outline" size="small" isPending={isPending} onClick={() => setIsAsking(true)}>
          {isPending ? null : <Icon name="trash" size={16} />}
          {messages.delete}
        </Button>
      </div>
      <AlertDialog
        isOpen={isAsking}
        title={messages.deleteQuestion}
        description={messages.deleteHint}
        onClose={() => setIsAsking(false)}
        cancel={<Button size="large">{messages.no}</Button>}
        action={
          <Button kind="primary" size="large" onClick={() => void remove()}>
            {messages.yes}
          </Button>
        }
      />
    </div>
  );
}
