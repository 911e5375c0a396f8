/** Signing in to the office: id and password, then the authenticator, set up at the first time. A demo house shows the code of now beside the field. */
import { lazy, Suspense, useState, type FormEvent, type ReactNode } from 'react';
import { z } from 'zod';
import { officeLoginCall, officeStepCall } from '../../../domain/calls/office.ts';
import type { Result } from '../../../domain/kernel/decision.ts';
import type { DoorReason, OfficeSession } from '../../../domain/office/operator.ts';
import type { LoginStep } from '../../../domain/session/loginSteps.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { code } from '../../kit/ui/QrCode.css.ts';
import { Logo, PlayMoneyMark } from '../../kit/ui/Logo.tsx';
import { FieldProblem, TextField } from '../../kit/ui/TextField.tsx';
import { entry } from '../copy/entry.ts';
import { doorReasons, office } from '../copy/office.ts';
import type { OfficeApi, OfficeFailure } from '../link/officeApi.ts';
import { DemoHouse } from './DemoHouse.tsx';
import * as styles from './SignIn.css.ts';

const QrCode = lazy(async () => ({ default: (await import('../../kit/ui/QrCode.tsx')).QrCode }));

interface SignInProps {
  readonly api: OfficeApi;
  /** Why somebody who was in is out. */
  readonly why: DoorReason | undefined;
  readonly onEntered: (session: OfficeSession) => void;
}

type Entered = OfficeSession | LoginStep;

export function SignIn({ api, why, onEntered }: SignInProps) {
  const [step, setStep] = useState<LoginStep>();
  const [userId, setUserId] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const [answer, setAnswer] = useState('');
  const take = async (asked: Promise<Result<Entered, OfficeFailure>>) => {
    setProblem(undefined);
    setIsPending(true);
    const result = await asked;
    setIsPending(false);
    setAnswer('');
    if (!result.ok) {
      setProblem(sentenceOf(result.failure));
      if (result.failure.kind === 'refused' && result.failure.status === 410) setStep(undefined);
    } else if ('step' in result.value) setStep(result.value);
    else onEntered(result.value);
  };
  const start = (fields: { readonly userId: string; readonly password: string }) => {
    if (fields.userId === '' || fields.password === '') setProblem(entry.required);
    else void take(api.ask(officeLoginCall, { body: fields }));
  };
  return (
    <main className={styles.page}>
      <title>{office.title(entry.title)}</title>
      <div className={styles.card}>
        <header className={styles.head}>
          <Logo />
          <span className={styles.desk}>{office.desk}</span>
          <PlayMoneyMark />
        </header>
        {why === undefined || why === 'noSession' ? null : (
          <p className={styles.why} role="alert">
            {doorReasons[why]}
          </p>
        )}
        {step === undefined ? (
          <FirstForm {...{ isPending, problem, userId, setUserId, start }} />
        ) : (
          <StepForm
            key={step.ticket}
            {...{ step, answer, setAnswer, isPending, problem }}
            onAnswer={(given) => void take(api.ask(officeStepCall, { body: { ticket: step.ticket, answer: given } }))}
            onOver={() => setStep(undefined)}
          />
        )}
      </div>
      <DemoHouse api={api} userId={userId} onUser={start} onCode={step?.step === 'code' ? setAnswer : undefined} />
    </main>
  );
}

const Said = z.object({ message: z.string().min(1) });

function sentenceOf(failure: OfficeFailure): string {
  if (failure.kind === 'unreachable') return entry.unreachable;
  if (failure.kind === 'door') return doorReasons[failure.reason];
  return Said.safeParse(failure.body).data?.message ?? entry.failed;
}

interface FirstFormProps {
  readonly isPending: boolean;
  readonly problem: string | undefined;
  readonly userId: string;
  readonly setUserId: (userId: string) => void;
  readonly start: (fields: { readonly userId: string; readonly password: string }) => void;
}

function FirstForm({ isPending, problem, userId, setUserId, start }: FirstFormProps) {
  const [password, setPassword] = useState('');
  return (
    <Form
      title={entry.title}
      text={entry.text}
      submit={entry.submit}
      {...{ isPending, problem }}
      onSubmit={() => start({ userId, password })}
    >
      <TextField
        label={entry.userId}
        name="userId"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={userId}
        onChange={({ target }) => setUserId(target.value)}
      />
      <TextField
        label={entry.password}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
    </Form>
  );
}

interface StepFormProps {
  readonly step: LoginStep;
  readonly answer: string;
  readonly setAnswer: (answer: string) => void;
  readonly isPending: boolean;
  readonly problem: string | undefined;
  readonly onAnswer: (answer: string) => void;
  readonly onOver: () => void;
}

function StepForm({ step, answer, setAnswer, isPending, problem, onAnswer, onOver }: StepFormProps) {
  const words = wordsOf[step.step];
  const field = (label: string, rest: object) => (
    <TextField
      label={label}
      name="answer"
      autoFocus
      maxLength={64}
      value={answer}
      onChange={({ target }) => setAnswer(target.value)}
      {...rest}
    />
  );
  return (
    <Form
      {...words}
      {...{ isPending, problem }}
      submit={step.step === 'recoveryCodes' ? entry.kept : entry.next}
      onSubmit={() => onAnswer(answer)}
      onOver={onOver}
    >
      {step.step === 'enrol' ? (
        <>
          <Suspense fallback={<div className={code} />}>
            <QrCode text={step.uri} label={entry.qr} />
          </Suspense>
          <p className={styles.note}>
            {entry.secret}
            <code className={styles.secret}>{step.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
        </>
      ) : null}
      {step.step === 'recoveryCodes' ? (
        <ul className={styles.codes}>
          {step.codes.map((code) => (
            <li key={code}>
              <code className={styles.secret}>{code}</code>
            </li>
          ))}
        </ul>
      ) : step.step === 'newPassword' ? (
        field(entry.newPassword, { type: 'password', autoComplete: 'new-password' })
      ) : (
        field(entry.code, {
          autoComplete: 'one-time-code',
          spellCheck: false,
          autoCapitalize: 'none',
          ...(step.step === 'code' ? { hint: entry.codeHint } : { inputMode: 'numeric' }),
        })
      )}
    </Form>
  );
}

const wordsOf: Record<LoginStep['step'], { readonly title: string; readonly text: string }> = {
  newPassword: { title: entry.newPasswordTitle, text: entry.newPasswordText },
  enrol: { title: entry.enrolTitle, text: entry.enrolText },
  code: { title: entry.codeTitle, text: entry.codeText },
  recoveryCodes: { title: entry.recoveryTitle, text: entry.recoveryText },
};

interface FormProps {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly isPending: boolean;
  readonly problem: string | undefined;
  readonly onSubmit: () => void;
  readonly onOver?: () => void;
  readonly children: ReactNode;
}

function Form({ title, text, submit, isPending, problem, onSubmit, onOver, children }: FormProps) {
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={title}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!isPending) onSubmit();
      }}
    >
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
      {problem === undefined ? null : <FieldProblem text={problem} />}
      <Button type="submit" kind="primary" size="large" isWide isPending={isPending}>
        {isPending ? entry.pending : submit}
      </Button>
      {onOver === undefined ? null : (
        <Button kind="quiet" isWide onClick={onOver}>
          {entry.startOver}
        </Button>
      )}
    </form>
  );
}
