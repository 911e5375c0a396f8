/**
 * `/login`: the form, why the last session ended if it ended by itself, and the dialogs of joining and lost passwords, which are
 * loaded when they are opened (SES-13). Members are sent on by `SessionGate`.
 */
import { lazy, Suspense, type ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { login, signUpClosed } from '../copy/login.ts';
import { firstPathOf } from '../../kit/links/firstPaths.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginLinks } from './LoginLinks.tsx';
import type { AccountStep } from './accountSteps.ts';
import { useAccountSteps } from './useAccountSteps.ts';
import { useEndingNotice } from './useEndingNotice.ts';
import { isOperatorsEntrance } from './whereabouts.ts';
import { Drawing } from '../../kit/ui/Drawing.tsx';
import { firstIcons } from '../../kit/ui/firstIcons.tsx';
import * as styles from './LoginScreen.css.ts';

const Alert = lazy(async () => ({ default: (await import('./Alert.tsx')).Alert }));
const AccountDialog = lazy(async () => ({
  default: (await import('./AccountDialog.tsx')).AccountDialog,
}));

export function LoginScreen() {
  const ending = useEndingNotice();
  const steps = useAccountSteps();
  // Whoever opens a closed site has nothing to join and nobody to ask.
  const isOperators = isOperatorsEntrance({ path: firstPathOf('login'), search: useLocation().search });
  const { step, move } = steps;
  return (
    <section className={styles.card} aria-labelledby="login-title">
      <h1 id="login-title" className={styles.title}>
        {login.title}
      </h1>
      {ending === undefined ? null : (
        <p className={styles.ending} role="alert">
          <Drawing drawing={firstIcons.alert} size={18} />
          {ending}
        </p>
      )}
      {/* A form of its own for each visit: opening and closing a dialog leaves nothing typed behind. */}
      <LoginForm
        key={String(step.at === 'login')}
        {...formOf(step)}
        onStep={(userId, asked) => move({ type: 'asked', userId, step: asked })}
      />
      {isOperators ? null : <LoginLinks steps={steps} />}
      {step.at === 'signUpClosed' ? (
        <Suspense fallback={null}>
          <Alert isOpen {...signUpClosed} onClose={() => move({ type: 'close' })} />
        </Suspense>
      ) : null}
      {step.at === 'login' || step.at === 'signUpClosed' ? null : (
        <Suspense fallback={null}>
          <AccountDialog step={step} onMove={move} />
        </Suspense>
      )}
    </section>
  );
}

function formOf(step: AccountStep): Omit<ComponentProps<typeof LoginForm>, 'onStep'> {
  if (step.at !== 'login') return { userId: '', startsAt: null };
  if (step.userId !== '') return { userId: step.userId, startsAt: 'password' };
  return { userId: '', startsAt: step.isArrival === true ? 'userId' : null };
}
