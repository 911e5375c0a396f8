/** Changes the nickname; a taken one is refused beneath the field. */
import { MemberEdit } from '../../../domain/session/account.ts';
import { memberPage } from '../copy/member.ts';
import { accountFields } from '../../frame/copy/session.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { AccountForm } from '../../frame/session/AccountForm.tsx';
import { useAccountForm } from '../../frame/session/useAccountForm.ts';
import { TextField } from '../../kit/ui/TextField.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';

const words = accountFields.nickname;

export function NicknameForm({ nickname }: { readonly nickname: string }) {
  const { engine } = usePorts();
  const toast = useToast();
  const { frame, problemOf } = useAccountForm({
    fields: { nickname: words },
    schema: MemberEdit,
    send: (request) => engine.editMember(request),
    onDone: () => toast({ tone: 'done', text: memberPage.saved }),
  });
  return (
    <AccountForm {...frame} kind="neutral" submit={memberPage.save} pending={memberPage.saving}>
      <TextField
        label={words.label}
        hint={words.hint}
        name="nickname"
        autoComplete="nickname"
        spellCheck={false}
        defaultValue={nickname}
        problem={problemOf('nickname')}
      />
    </AccountForm>
  );
}
