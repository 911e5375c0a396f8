/** Proves who lost a password; the house answers with a ticket for a new one (SES-13). */
import { FindPasswordRequest } from '../../domain/session/account.ts';
import { accountFields, lostPassword } from '../copy/session.ts';
import { usePorts } from '../ports/Ports.tsx';
import { TextField } from '../ui/TextField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { digitsOf } from './digitsOf.ts';
import { PasswordField } from './PasswordField.tsx';
import { useAccountForm } from './useAccountForm.ts';

const { ownUserId, phone, pin } = accountFields;

interface FindPasswordFormProps {
  readonly onDone: (userId: string, ticket: string) => void;
}

export function FindPasswordForm({ onDone }: FindPasswordFormProps) {
  const { engine } = usePorts();
  const { form, isPending, problemOf, onSubmit } = useAccountForm({
    fields: { userId: ownUserId, phone, pin },
    schema: FindPasswordRequest,
    prepare: (typed) => ({ ...typed, phone: digitsOf(typed.phone) }),
    send: (request) => engine.findPassword(request),
    onDone: ({ ticket }, request) => onDone(request.userId, ticket),
  });
  return (
    <AccountForm
      ref={form}
      onSubmit={onSubmit}
      problem={problemOf('form')}
      isPending={isPending}
      submit={lostPassword.next}
      pending={lostPassword.checking}
    >
      <TextField
        label={ownUserId.label}
        name="userId"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        autoFocus
        problem={problemOf('userId')}
      />
      <TextField
        label={phone.label}
        name="phone"
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        maxLength={20}
        problem={problemOf('phone')}
      />
      <PasswordField
        label={pin.label}
        name="pin"
        autoComplete="off"
        inputMode="numeric"
        maxLength={6}
        problem={problemOf('pin')}
      />
    </AccountForm>
  );
}
