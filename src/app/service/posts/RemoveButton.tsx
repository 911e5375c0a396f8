/** Deletes what the member wrote, after a question: it cannot be undone. */
import { useState } from 'react';
import type { Spoken } from '../../../domain/posts/post.ts';
import { AlertDialog } from '../../kit/ui/AlertDialog.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { FieldProblem } from '../../kit/ui/TextField.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';
import { posts } from '../copy/posts.ts';
import { threads } from '../copy/threads.ts';
import { useSending } from '../threads/useSending.ts';
import * as styles from './Posts.css.ts';

export function RemoveButton({ about, onDone }: { readonly about: Spoken; readonly onDone: () => void }) {
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const sending = useSending('deleteSpoken', () => {
    setIsAsking(false);
    toast({ tone: 'removed', text: posts.removed });
    onDone();
  });
  return (
    <>
      <Button kind="quiet" className={styles.act} onClick={() => setIsAsking(true)}>
        {posts.remove}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        title={posts.removeQuestion}
        description={posts.removeHint}
        onClose={() => setIsAsking(false)}
        cancel={<Button size="large">{threads.cancel}</Button>}
        action={
          <Button
            kind="primary"
            size="large"
            isPending={sending.isBusy}
            disabled={sending.isShut}
            onClick={() => void sending.send(about)}
          >
            {posts.remove}
          </Button>
        }
      >
        {sending.problem === undefined ? null : <FieldProblem text={sending.problem} />}
      </AlertDialog>
    </>
  );
}
