/** Sets a new password in place of a lost one, with the ticket the house gave for it (SES-13). */
import { z } from 'zod';
import { NewPassword } from '../../../domain/session/account.ts';
import { accountFields, lostPassword } from '../copy/session.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { AccountForm } from './AccountForm.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useAccountForm } from './useAccountForm.ts';

const { newPassword, repeat } = accountFields;
const NewPasswordRequest = z.object({ newPassword: NewPassword });

interface NewPasswordFormProps {
  readonly userId: string;
  readonly ticket: string;
  readonly onDone: () => void;
}

export function NewPasswordForm({ userId, ticket, onDone }: NewPasswordFormProps) {
  const { engine } = usePorts();
  const { frame, problemOf } = useAccountForm({
    fields: { newPassword, repeat },
    schema: NewPasswordRequest,
    send: (request) => engine.changePassword({ ticket, ...request }),
    onDone,
  });
  return (
    <AccountForm {...frame} submit={lostPassword.submit} pending={lostPassword.pending}>
      <NewPasswordFields userId={userId} problemOf={problemOf} autoFocus />
    </AccountForm>
  );
}
