/**
 * A new password, twice. The name it belongs to stands beside it, unseen, so that a password manager knows whose password it keeps.
 */
import { hidden } from '../../kit/theme/hidden.css.ts';
import { accountFields } from '../copy/session.ts';
import { PasswordField } from './PasswordField.tsx';

const { newPassword, repeat } = accountFields;

interface NewPasswordFieldsProps {
  readonly userId: string;
  readonly problemOf: (field: 'newPassword' | 'repeat') => string | undefined;
  readonly autoFocus?: boolean;
}

export function NewPasswordFields({ userId, problemOf, autoFocus = false }: NewPasswordFieldsProps) {
  return (
    <>
      <input
        className={hidden}
        name="username"
        autoComplete="username"
        value={userId}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        label={newPassword.label}
        hint={newPassword.hint}
        name="newPassword"
        autoComplete="new-password"
        autoFocus={autoFocus}
        problem={problemOf('newPassword')}
      />
      <PasswordField label={repeat.label} name="repeat" autoComplete="new-password" problem={problemOf('repeat')} />
    </>
  );
}
