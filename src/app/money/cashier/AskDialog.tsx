/** The question before something is asked for; for what leaves, with the password. Yes can be pressed once. */
import { useState, type ReactNode } from 'react';
import { AlertDialog } from '../../kit/ui/AlertDialog.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { TextField } from '../../kit/ui/TextField.tsx';
import { exchangeWords, requestWords, walletWords } from '../copy/cashier.ts';
import * as styles from './Cashier.css.ts';

interface AskDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly description: string;
  readonly isBusy: boolean;
  readonly yes?: string;
  readonly no?: string;
  readonly children?: ReactNode;
  readonly onClose: () => void;
  readonly onYes: () => void;
}

export function AskDialog({ isOpen, title, description, isBusy, children, onClose, onYes, ...words }: AskDialogProps) {
  const { yes = walletWords.apply, no = walletWords.cancel } = words;
  return (
    <AlertDialog
      isOpen={isOpen}
      title={title}
      description={description}
      isPersistent={isBusy}
      onClose={onClose}
      cancel={
        <Button size="large" disabled={isBusy} onClick={onClose}>
          {no}
        </Button>
      }
      action={
        <Button kind="primary" size="large" isPending={isBusy} disabled={isBusy} onClick={onYes}>
          {isBusy ? requestWords.sending : yes}
        </Button>
      }
    >
      {children}
    </AlertDialog>
  );
}

interface PasswordDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly isBusy: boolean;
  /** Why the last one was not taken. */
  readonly problem: string | undefined;
  readonly onClose: () => void;
  readonly onYes: (password: string) => void;
}

/** Nothing that is typed is kept: each opening begins with an empty field. */
export function PasswordDialog({ isOpen, onYes, ...rest }: PasswordDialogProps) {
  return isOpen ? <OpenPassword {...rest} onYes={onYes} /> : null;
}

function OpenPassword({ title, isBusy, problem, onClose, onYes }: Omit<PasswordDialogProps, 'isOpen'>) {
  const [password, setPassword] = useState('');
  const say = () => {
    if (password === '' || isBusy) return;
    onYes(password);
    setPassword('');
  };
  return (
    <AskDialog isOpen title={title} description={exchangeWords.taken} isBusy={isBusy} onClose={onClose} onYes={say}>
      <form
        className={styles.password}
        onSubmit={(event) => {
          event.preventDefault();
          say();
        }}
      >
        <TextField
          type="password"
          autoComplete="current-password"
          label={exchangeWords.password}
          problem={problem}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </form>
    </AskDialog>
  );
}
