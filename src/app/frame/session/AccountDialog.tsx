/** The dialogs of the login page, one at a time (SES-13). Loaded when the first of them is opened. */
import type { Dispatch, ReactNode } from 'react';
import { join, loginSteps, lostPassword, nonMember } from '../copy/session.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';
import type { AccountMove, AccountStep } from './accountSteps.ts';
import { FindPasswordForm } from './FindPasswordForm.tsx';
import { Joined } from './Joined.tsx';
import { JoinForm } from './JoinForm.tsx';
import { LoginStepForm } from './LoginStepForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { NonMember } from './NonMember.tsx';
import { RecommenderForm } from './RecommenderForm.tsx';

interface AccountDialogProps {
  readonly step: Exclude<AccountStep, { readonly at: 'login' | 'signUpClosed' }>;
  readonly onMove: Dispatch<AccountMove>;
}

const titles: Readonly<Record<Exclude<AccountDialogProps['step']['at'], 'loginStep'>, string>> = {
  recommender: join.recommenderTitle,
  join: join.title,
  joined: join.doneTitle,
  findPassword: lostPassword.title,
  newPassword: lostPassword.newTitle,
  nonMember: nonMember.title,
};

const texts: Readonly<Partial<Record<AccountDialogProps['step']['at'], string>>> = {
  recommender: join.recommenderText,
  joined: join.done,
  findPassword: lostPassword.text,
  newPassword: lostPassword.newText,
};

export function AccountDialog({ step, onMove }: AccountDialogProps) {
  const asked = step.at === 'loginStep' ? loginSteps[step.step.step] : { title: titles[step.at], text: texts[step.at] };
  const { title, text } = asked;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onMove({ type: 'close' });
      }}
      title={title}
      {...(text === undefined ? {} : { description: text })}
      size={step.at === 'join' ? 'normal' : 'small'}
    >
      <Content step={step} onMove={onMove} />
    </Dialog>
  );
}

function Content({ step, onMove }: AccountDialogProps): ReactNode {
  const toast = useToast();
  switch (step.at) {
    case 'recommender':
      return <RecommenderForm onDone={(recommender) => onMove({ type: 'recommended', recommender })} />;
    case 'join':
      return <JoinForm recommender={step.recommender} onDone={(userId) => onMove({ type: 'joined', userId })} />;
    case 'joined':
      return <Joined userId={step.userId} onLogin={() => onMove({ type: 'close' })} />;
    case 'findPassword':
      return <FindPasswordForm onDone={(userId, ticket) => onMove({ type: 'proved', userId, ticket })} />;
    case 'newPassword':
      return (
        <NewPasswordForm
          userId={step.userId}
          ticket={step.ticket}
          onDone={() => {
            toast({ tone: 'done', text: lostPassword.changed });
            onMove({ type: 'passwordChanged' });
          }}
        />
      );
    case 'loginStep':
      return (
        <LoginStepForm
          key={step.step.ticket}
          userId={step.userId}
          step={step.step}
          onStep={(next) => onMove({ type: 'asked', userId: step.userId, step: next })}
        />
      );
    case 'nonMember':
      return <NonMember />;
  }
}
