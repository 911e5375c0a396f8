/** Asks for id and password; Enter submits; what is wrong is said beneath the field or above the button (SES-02, SES-03). */
import { useState, type FormEvent } from 'react';
import { LoginRequest } from '../../domain/session/member.ts';
import { login } from '../copy/labels.ts';
import { loginFailureText } from '../copy/rejections.ts';
import { usePorts } from '../ports/Ports.tsx';
import { Button } from '../ui/Button.tsx';
import { FieldProblem, TextField } from '../ui/TextField.tsx';
import * as styles from './LoginForm.css.ts';

interface Problems {
  readonly userId?: string | undefined;
  readonly password?: string | undefined;
  readonly form?: string | undefined;
}

export function LoginForm() {
  const { engine } = usePorts();
  const [isPending, setIsPending] = useState(false);
  const [problems, setProblems] = useState<Problems>({});

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = new FormData(event.currentTarget);
    const request = LoginRequest.safeParse({ userId: form.get('userId'), password: form.get('password') });
    if (!request.success) {
      const wrong = new Set(request.error.issues.map((issue) => issue.path[0]));
      setProblems({
        userId: wrong.has('userId') ? login.userIdRequired : undefined,
        password: wrong.has('password') ? login.passwordRequired : undefined,
      });
      return;
    }
    setProblems({});
    setIsPending(true);
    const result = await engine.login(request.data);
    // On success the session row changes and the page moves on by itself; the form stays pending until then.
    if (result.ok) return;
    setIsPending(false);
    setProblems({ form: loginFailureText(result.failure) });
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={login.userId}
        name="userId"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        autoFocus
        problem={problems.userId}
      />
      <TextField
        label={login.password}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={200}
        problem={problems.password}
      />
      {problems.form === undefined ? null : <FieldProblem text={problems.form} />}
      <Button type="submit" look="primary" size="large" isWide isPending={isPending} aria-disabled={isPending}>
        {isPending ? login.pending : login.submit}
      </Button>
    </form>
  );
}
