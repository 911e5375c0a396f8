/** Who vouches for a new member: the first question of joining (SES-12, SES-13). */
import { RecommenderRequest, type Recommender } from '../../../domain/session/account.ts';
import { accountFields, join } from '../copy/session.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { TextField } from '../../kit/ui/TextField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { useAccountForm } from './useAccountForm.ts';

export function RecommenderForm({ onDone }: { readonly onDone: (recommender: Recommender) => void }) {
  const { engine } = usePorts();
  const { code } = accountFields;
  const { frame, problemOf } = useAccountForm({
    fields: { code },
    schema: RecommenderRequest,
    send: (request) => engine.checkRecommender(request.code),
    onDone,
  });
  return (
    <AccountForm {...frame} submit={join.next} pending={join.checking}>
      <TextField
        label={code.label}
        name="code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        autoFocus
        problem={problemOf('code')}
      />
    </AccountForm>
  );
}
