/** Proves who lost a password; the house answers with a ticket for a new one (SES-13). */
import { FindPasswordRequest } from '../../../domain/session/account.ts';
import { accountFields, lostPassword } from '../copy/session.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { AccountForm } from './AccountForm.tsx';
import { digitsOf } from './digitsOf.ts';
import { OwnUserIdField } from './OwnUserIdField.tsx';
import { PhoneAndPinFields } from './PhoneAndPinFields.tsx';
import { useAccountForm } from './useAccountForm.ts';

const { ownUserId, phone, pin } = accountFields;

interface FindPasswordFormProps {
  readonly onDone: (userId: string, ticket: string) => void;
}

export function FindPasswordForm({ onDone }: FindPasswordFormProps) {
  const { engine } = usePorts();
  const { frame, problemOf } = useAccountForm({
    fields: { userId: ownUserId, phone, pin },
    schema: FindPasswordRequest,
    prepare: (typed) => ({ ...typed, phone: digitsOf(typed.phone) }),
    send: (request) => engine.findPassword(request),
    onDone: ({ ticket }, request) => onDone(request.userId, ticket),
  });
  return (
    <AccountForm {...frame} submit={lostPassword.next} pending={lostPassword.checking}>
      <OwnUserIdField autoFocus problem={problemOf('userId')} />
      <PhoneAndPinFields problemOf={problemOf} />
    </AccountForm>
  );
}
