/** What a member proves themselves by who lost their password: chosen on joining, asked for then (SES-13). */
import { accountFields } from '../copy/session.ts';
import { TextField } from '../../kit/ui/TextField.tsx';
import { PasswordField } from './PasswordField.tsx';

const { phone, pin } = accountFields;

interface PhoneAndPinFieldsProps {
  readonly problemOf: (field: 'phone' | 'pin') => string | undefined;
  /** For who has yet to choose them. */
  readonly hasHints?: boolean;
}

export function PhoneAndPinFields({ problemOf, hasHints = false }: PhoneAndPinFieldsProps) {
  return (
    <>
      <TextField
        label={phone.label}
        hint={hasHints ? phone.hint : undefined}
        name="phone"
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        maxLength={20}
        problem={problemOf('phone')}
      />
      <PasswordField
        label={pin.label}
        hint={hasHints ? pin.hint : undefined}
        name="pin"
        autoComplete="off"
        inputMode="numeric"
        maxLength={8}
        problem={problemOf('pin')}
      />
    </>
  );
}
