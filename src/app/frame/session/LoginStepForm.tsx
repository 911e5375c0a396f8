/**
 * What a login asks for after the password (SEC-02): a password of one's own, an authenticator that is set up, its code, or a look at the
 * codes kept for the day it is lost. Each answer leads to the next step, or to the session, which moves the page on.
 */
import { lazy, Suspense } from 'react';
import { z } from 'zod';
import { fail } from '../../../domain/kernel/decision.ts';
import { NewPassword } from '../../../domain/session/account.ts';
import type { LoginStep } from '../../../domain/session/loginSteps.ts';
import { accountFields, loginSteps, lostPassword } from '../copy/session.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { TextField } from '../../kit/ui/TextField.tsx';
import { code } from '../../kit/ui/QrCode.css.ts';
import { AccountForm } from './AccountForm.tsx';
import * as styles from './LoginStepForm.css.ts';
import { filledIn } from './filledIn.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useAccountForm } from './useAccountForm.ts';

const QrCode = lazy(async () => ({ default: (await import('../../kit/ui/QrCode.tsx')).QrCode }));

interface StepProps<Step extends LoginStep = LoginStep> {
  readonly userId: string;
  readonly step: Step;
  readonly onStep: (step: LoginStep) => void;
}

type Of<Name extends LoginStep['step']> = StepProps<Extract<LoginStep, { readonly step: Name }>>;

export function LoginStepForm({ step, ...rest }: StepProps) {
  switch (step.step) {
    case 'newPassword':
      return <OwnPassword step={step} {...rest} />;
    case 'enrol':
      return <Enrolment step={step} {...rest} />;
    case 'code':
      return <CodeForm step={step} {...rest} />;
    case 'recoveryCodes':
      return <RecoveryCodes step={step} {...rest} />;
  }
}

const { newPassword, repeat } = accountFields;
const OwnPasswordRequest = z.object({ newPassword: NewPassword });

function OwnPassword({ userId, step, onStep }: Of<'newPassword'>) {
  const { engine } = usePorts();
  const { frame, problemOf } = useAccountForm({
    fields: { newPassword, repeat },
    schema: OwnPasswordRequest,
    send: async (request) => {
      const result = await engine.continueLogin({ ticket: step.ticket, answer: request.newPassword });
      // What is an answer there is a password here.
      const isAnswer = !result.ok && result.failure.kind === 'refused' && result.failure.field === 'answer';
      return isAnswer ? fail({ ...result.failure, field: 'newPassword' }) : result;
    },
    onDone: (next) => {
      if (next !== null) onStep(next);
    },
    isLeft: true,
  });
  return (
    <AccountForm {...frame} submit={lostPassword.submit} pending={lostPassword.pending}>
      <NewPasswordFields userId={userId} problemOf={problemOf} autoFocus />
    </AccountForm>
  );
}

function Enrolment(props: Of<'enrol'>) {
  const { uri, secret } = props.step;
  return (
    <div className={styles.stack}>
      <Suspense fallback={<div className={code} />}>
        <QrCode text={uri} label={loginSteps.qr} />
      </Suspense>
      <p className={styles.note}>
        {loginSteps.secret}
        <code className={styles.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <CodeForm {...props} />
    </div>
  );
}

const { answer } = loginSteps;
const fields = { answer };
const schema = filledIn(['answer']);

function CodeForm({ step, onStep }: Of<'code' | 'enrol'>) {
  const { engine } = usePorts();
  const { frame, problemOf } = useAccountForm({
    fields,
    schema,
    send: (request) => engine.continueLogin({ ticket: step.ticket, answer: request.answer }),
    onDone: (next) => {
      if (next !== null) onStep(next);
    },
    isLeft: true,
  });
  const isFirst = step.step === 'enrol';
  return (
    <AccountForm {...frame} submit={loginSteps.submit} pending={loginSteps.pending}>
      <TextField
        label={answer.label}
        hint={isFirst ? undefined : answer.hint}
        name="answer"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        autoFocus
        {...(isFirst ? { inputMode: 'numeric' as const } : {})}
        problem={problemOf('answer')}
      />
    </AccountForm>
  );
}

const NOTHING = {};
const nothing = filledIn([]);

function RecoveryCodes({ step, onStep }: Of<'recoveryCodes'>) {
  const { engine } = usePorts();
  const { frame } = useAccountForm({
    fields: NOTHING,
    schema: nothing,
    send: () => engine.continueLogin({ ticket: step.ticket, answer: '' }),
    onDone: (next) => {
      if (next !== null) onStep(next);
    },
    isLeft: true,
  });
  return (
    <AccountForm {...frame} submit={loginSteps.kept} pending={loginSteps.pending}>
      <ul className={styles.codes}>
        {step.codes.map((code) => (
          <li key={code}>
            <code className={styles.secret}>{code}</code>
          </li>
        ))}
      </ul>
    </AccountForm>
  );
}
