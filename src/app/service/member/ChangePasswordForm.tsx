/** Changes the password of a signed-in member, who proves themselves by the current one (SES-13). */
import { useState } from 'react';
import { z } from 'zod';
import { NewPassword } from '../../../domain/session/account.ts';
import { accountFields, lostPassword } from '../../frame/copy/session.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { AccountForm } from '../../frame/session/AccountForm.tsx';
import { NewPasswordFields } from '../../frame/session/NewPasswordFields.tsx';
import { PasswordField } from '../../frame/session/PasswordField.tsx';
import { useAccountForm } from '../../frame/session/useAccountForm.ts';
import { useToast } from '../../kit/ui/Toast.tsx';

const { currentPassword, newPassword, repeat } = accountFields;
const ChangeRequest = z.object({ currentPassword: z.string().min(1).max(200), newPassword: NewPassword });

export function ChangePasswordForm({ userId }: { readonly userId: string }) {
  const [round, setRound] = useState(0);
  // A form of its own for each change: nothing typed stays behind.
  return <Round key={round} userId={userId} onDone={() => setRound(round + 1)} />;
}

function Round({ userId, onDone }: { readonly userId: string; readonly onDone: () => void }) {
  const { engine } = usePorts();
  const toast = useToast();
  const { frame, problemOf } = useAccountForm({
    fields: { currentPassword, newPassword, repeat },
    schema: ChangeRequest,
    send: (request) => engine.changePassword(request),
    onDone: () => {
      toast({ tone: 'done', text: lostPassword.changed });
      onDone();
    },
  });
  return (
    <AccountForm {...frame} submit={lostPassword.submit} pending={lostPassword.pending}>
      <PasswordField
        label={currentPassword.label}
        name="currentPassword"
        autoComplete="current-password"
        maxLength={200}
        problem={problemOf('currentPassword')}
      />
      <NewPasswordFields userId={userId} problemOf={problemOf} />
    </AccountForm>
  );
}
