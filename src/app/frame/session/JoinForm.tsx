/** Joining, vouched for by another member (SES-12, SES-13). */
import { SignUpRequest, type Recommender } from '../../../domain/session/account.ts';
import { accountFields, join } from '../copy/session.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { TextField } from '../../kit/ui/TextField.tsx';
import { AccountForm } from './AccountForm.tsx';
import * as styles from './AccountForm.css.ts';
import { digitsOf } from './digitsOf.ts';
import { PasswordField } from './PasswordField.tsx';
import { PhoneAndPinFields } from './PhoneAndPinFields.tsx';
import { useAccountForm } from './useAccountForm.ts';

const { userId, nickname, password, repeat, phone, pin } = accountFields;

interface JoinFormProps {
  readonly recommender: Recommender;
  readonly onDone: (userId: string) => void;
}

export function JoinForm({ recommender, onDone }: JoinFormProps) {
  const { engine } = usePorts();
  const { frame, problemOf } = useAccountForm({
    fields: { userId, nickname, password, repeat, phone, pin },
    schema: SignUpRequest,
    prepare: (typed) => ({ ...typed, phone: digitsOf(typed.phone), recommender: recommender.code }),
    send: (request) => engine.signUp(request),
    onDone: (_, request) => onDone(request.userId),
  });
  return (
    <AccountForm {...frame} submit={join.submit} pending={join.pending}>
      <p className={styles.known}>
        <span className={styles.knownLabel}>{join.recommender}</span>
        <span className={styles.knownValue}>{recommender.nickname}</span>
      </p>
      <div className={styles.pairs}>
        <TextField
          label={userId.label}
          hint={userId.hint}
          name="userId"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          autoFocus
          problem={problemOf('userId')}
        />
        <TextField
          label={nickname.label}
          hint={nickname.hint}
          name="nickname"
          autoComplete="nickname"
          spellCheck={false}
          problem={problemOf('nickname')}
        />
        <PasswordField
          label={password.label}
          hint={password.hint}
          name="password"
          autoComplete="new-password"
          problem={problemOf('password')}
        />
        <PasswordField label={repeat.label} name="repeat" autoComplete="new-password" problem={problemOf('repeat')} />
        <PhoneAndPinFields problemOf={problemOf} hasHints />
      </div>
    </AccountForm>
  );
}
