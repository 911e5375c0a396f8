/** Asks for id and password; Enter submits; what is wrong is said beneath the field or above the button (SES-02, SES-03). */
import { fail } from '../../../domain/kernel/decision.ts';
import type { LoginStep } from '../../../domain/session/loginSteps.ts';
import { login, loginFailureText, loginFields } from '../copy/login.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { AccountForm } from './AccountForm.tsx';
import { deviceMark } from './deviceMark.ts';
import { filledIn } from './filledIn.ts';
import { OwnUserIdField } from './OwnUserIdField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useAccountForm } from './useAccountForm.ts';

const { ownUserId, password } = loginFields;
const schema = filledIn(['userId', 'password']);

interface LoginFormProps {
  /** Filled in for whoever has just joined; empty otherwise. */
  readonly userId: string;
  /** Where writing begins, if it begins here: the password of whose id is known. */
  readonly startsAt: 'userId' | 'password' | null;
  /** The password was right, and another step is asked for. */
  readonly onStep: (userId: string, step: LoginStep) => void;
}

export function LoginForm({ userId, startsAt, onStep }: LoginFormProps) {
  const { engine, local } = usePorts();
  const { frame, problemOf } = useAccountForm({
    fields: { userId: ownUserId, password },
    schema,
    send: async (request) => {
      const result = await engine.login({ ...request, device: deviceMark(local) });
      if (result.ok) return result;
      return fail({ kind: 'refused', message: loginFailureText(result.failure), reason: 'login', field: null });
    },
    // Or the session row changes, and the page moves on by it.
    onDone: (step, request) => {
      if (step !== null) onStep(request.userId, step);
    },
    isLeft: true,
  });
  return (
    <AccountForm {...frame} submit={login.submit} pending={login.pending}>
      <OwnUserIdField defaultValue={userId} autoFocus={startsAt === 'userId'} problem={problemOf('userId')} />
      <PasswordField
        label={password.label}
        name="password"
        autoComplete="current-password"
        maxLength={200}
        autoFocus={startsAt === 'password'}
        problem={problemOf('password')}
      />
    </AccountForm>
  );
}
