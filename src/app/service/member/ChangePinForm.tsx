/** Changes the PIN that a lost password is proved by, for whoever knows the present password (ACC-11). */
import { useState } from 'react';
import { ChangePinRequest } from '../../../domain/session/account.ts';
import { accountFields, lostPassword } from '../../frame/copy/session.ts';
import { AccountForm } from '../../frame/session/AccountForm.tsx';
import { PasswordField } from '../../frame/session/PasswordField.tsx';
import { useAccountForm } from '../../frame/session/useAccountForm.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';
import { memberPage } from '../copy/member.ts';

const { currentPassword, pin } = accountFields;

export function ChangePinForm() {
  const [round, setRound] = useState(0);
  // A form of its own for each change: nothing typed stays behind.
  return <Round key={round} onDone={() => setRound(round + 1)} />;
}

function Round({ onDone }: { readonly onDone: () => void }) {
  const { engine } = usePorts();
  const toast = useToast();
  const { frame, problemOf } = useAccountForm({
    fields: { currentPassword, pin },
    schema: ChangePinRequest,
    send: (request) => engine.changePin(request),
    onDone: () => {
      toast({ tone: 'done', text: memberPage.pinSaved });
      onDone();
    },
  });
  return (
    <AccountForm {...frame} kind="neutral" submit={lostPassword.submit} pending={lostPassword.pending}>
      <PasswordField
        label={currentPassword.label}
        name="currentPassword"
        autoComplete="current-password"
        maxLength={200}
        problem={problemOf('currentPassword')}
      />
      <PasswordField
        label={pin.label}
        hint={memberPage.pinHint}
        name="pin"
        autoComplete="off"
        inputMode="numeric"
        maxLength={8}
        problem={problemOf('pin')}
      />
    </AccountForm>
  );
}
