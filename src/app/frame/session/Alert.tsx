/** A sentence that has to be seen, with one answer. Escape is that answer too. */
import { AlertDialog } from '../../kit/ui/AlertDialog.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import * as styles from './Alert.css.ts';

interface AlertProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly description?: string;
  readonly answer: string;
  readonly onClose: () => void;
}

export function Alert({ isOpen, title, description, answer, onClose }: AlertProps) {
  return (
    <AlertDialog
      isOpen={isOpen}
      title={title}
      {...(description === undefined ? {} : { description })}
      cancel={
        <Button kind="primary" size="large" className={styles.answer}>
          {answer}
        </Button>
      }
      action={null}
      onClose={onClose}
    />
  );
}
