/** A dialog, a question that must be answered, and a menu of the navigation. */
import { useState } from 'react';
import { changedOdds, slip } from '../kit/copy/labels.ts';
import { design } from './copy/design.ts';
import { AlertDialog } from '../kit/ui/AlertDialog.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { Dialog } from '../kit/ui/Dialog.tsx';
import { HouseHtml } from '../kit/ui/HouseHtml.tsx';
import { HoverMenu } from '../kit/ui/HoverMenu.tsx';
import { item } from '../kit/ui/menuItem.css.ts';
import * as styles from './DesignPage.css.ts';
import { Section } from './Section.tsx';

export function DialogSection() {
  const [shown, setShown] = useState<'dialog' | 'question'>();
  const close = () => setShown(undefined);
  return (
    <Section title={design.dialogs}>
      <div className={styles.line}>
        <Button onClick={() => setShown('dialog')}>{design.openDialog}</Button>
        <Button onClick={() => setShown('question')}>{design.openQuestion}</Button>
        <HoverMenu label={design.menu}>
          {(closeMenu) =>
            design.entries.map((entry) => (
              <button key={entry} type="button" className={item} onClick={closeMenu}>
                {entry}
              </button>
            ))
          }
        </HoverMenu>
      </div>
      <Dialog
        isOpen={shown === 'dialog'}
        onOpenChange={close}
        title={design.chapterOne}
        footer={<Button onClick={close}>{slip.yes}</Button>}
      >
        <HouseHtml html={design.html} />
      </Dialog>
      <AlertDialog
        isOpen={shown === 'question'}
        title={design.question}
        description={design.questionHint}
        cancel={<Button size="large">{changedOdds.no}</Button>}
        action={
          <Button kind="primary" size="large" onClick={close}>
            {changedOdds.yes}
          </Button>
        }
        onClose={close}
      />
    </Section>
  );
}
