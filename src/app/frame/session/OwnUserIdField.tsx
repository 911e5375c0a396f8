/** The id of whoever has one, for signing in and for finding a lost password. */
import type { ComponentProps } from 'react';
import { loginFields } from '../copy/login.ts';
import { TextField } from '../../kit/ui/TextField.tsx';

type OwnUserIdFieldProps = Pick<ComponentProps<typeof TextField>, 'autoFocus' | 'defaultValue' | 'problem'>;

export function OwnUserIdField(props: OwnUserIdFieldProps) {
  return (
    <TextField
      {...props}
      label={loginFields.ownUserId.label}
      name="userId"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
    />
  );
}
