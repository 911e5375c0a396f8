/** Reports what somebody wrote, once: why, and what becomes of it (FRE-6). */
import { useState } from 'react';
import { REPORT_WHYS, type ReportWhy, type Spoken } from '../../../domain/posts/post.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { FieldProblem } from '../../kit/ui/TextField.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';
import { reportWhys } from '../../kit/copy/reportWhys.ts';
import { posts } from '../copy/posts.ts';
import { threads } from '../copy/threads.ts';
import * as frame from '../threads/Threads.css.ts';
import { useSending } from '../threads/useSending.ts';
import * as styles from './Posts.css.ts';

interface ReportButtonProps {
  readonly about: Spoken;
  readonly isReported: boolean;
  readonly onDone: () => void;
}

export function ReportButton({ about, isReported, onDone }: ReportButtonProps) {
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [why, setWhy] = useState<ReportWhy>('abuse');
  const sending = useSending('reportSpoken', () => {
    setIsOpen(false);
    toast({ tone: 'done', text: posts.reportDone });
    onDone();
  });
  return (
    <>
      <Button kind="quiet" className={styles.act} disabled={isReported} onClick={() => setIsOpen(true)}>
        {isReported ? posts.reported : posts.report}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        size="small"
        title={posts.reportTitle}
        description={posts.reportHint}
        footer={
          <>
            <Button size="large" className={frame.shrink} onClick={() => setIsOpen(false)}>
              {threads.cancel}
            </Button>
            <Button
              kind="primary"
              size="large"
              className={frame.grow}
              isPending={sending.isBusy}
              disabled={sending.isShut}
              onClick={() => void sending.send({ ...about, why })}
            >
              {posts.report}
            </Button>
          </>
        }
      >
        <fieldset className={styles.whys} aria-label={posts.reportTitle}>
          {REPORT_WHYS.map((one) => (
            <label key={one} className={styles.why}>
              <input type="radio" name="why" checked={one === why} onChange={() => setWhy(one)} />
              {reportWhys[one]}
            </label>
          ))}
        </fieldset>
        {sending.problem === undefined ? null : <FieldProblem text={sending.problem} />}
      </Dialog>
    </>
  );
}
