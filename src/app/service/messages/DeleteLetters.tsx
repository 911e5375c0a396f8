/** Deletes one letter or many, after a question: it cannot be undone. */
import { useState } from 'react';
import { AlertDialog } from '../../kit/ui/AlertDialog.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';
import { messages } from '../copy/messages.ts';
import { useSending } from '../threads/useSending.ts';
import * as styles from './Messages.css.ts';

interface DeleteLettersProps {
  readonly ids: readonly string[];
  readonly name: string;
  readonly onDeleted: () => void;
}

export function DeleteLetters({ ids, name, onDeleted }: DeleteLettersProps) {
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const { send, isBusy, isShut, problem } = useSending('tidyLetters', ({ count }) => {
    toast({ tone: 'removed', text: count > 1 ? messages.deletedMany(count) : messages.deleted });
    onDeleted();
  });
  const remove = () => {
    setIsAsking(false);
    void send({ act: 'delete', ids: [...ids] });
  };
  return (
    <>
      {problem === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <Button
        kind="outline"
        className={styles.act}
        isPending={isBusy}
        disabled={isShut || ids.length === 0}
        onClick={() => setIsAsking(true)}
      >
        {isBusy ? null : <Icon name="trash" size={16} />}
        {name}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        title={ids.length > 1 ? messages.deleteManyQuestion(ids.length) : messages.deleteQuestion}
        description={messages.deleteHint}
        onClose={() => setIsAsking(false)}
        cancel={<Button size="large">{messages.no}</Button>}
        action={
          <Button kind="primary" size="large" onClick={remove}>
            {messages.yes}
          </Button>
        }
      />
    </>
  );
}
