/** One letter, open: opening it is reading it (SES-11). Deleting asks first, for it cannot be undone. */
import { useEffect, useRef } from 'react';
import type { Message } from '../../../domain/notices/message.ts';
import { useCommand } from '../../frame/link/useCommand.ts';
import { messages } from '../copy/messages.ts';
import { HouseHtml } from '../../kit/ui/HouseHtml.tsx';
import { DeleteLetters } from './DeleteLetters.tsx';
import * as styles from './Messages.css.ts';

interface LetterProps {
  readonly letter: Message;
  readonly onDeleted: () => void;
}

export function Letter({ letter, onDeleted }: LetterProps) {
  const { perform } = useCommand('tidyLetters');
  const { id } = letter;
  const isUnread = letter.readAt === null;
  const said = useRef(false);
  useEffect(() => {
    // A letter that could not be marked stays unread, and is marked when it is opened again.
    if (!isUnread || said.current) return;
    said.current = true;
    void perform({ act: 'read', ids: [id] });
  }, [perform, id, isUnread]);
  return (
    <div className={styles.letter}>
      <HouseHtml html={letter.contents} className={styles.contents} />
      <div className={styles.actions}>
        <DeleteLetters ids={[id]} name={messages.delete} onDeleted={onDeleted} />
      </div>
    </div>
  );
}
