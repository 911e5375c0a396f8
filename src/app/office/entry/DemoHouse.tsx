/** What a demo house tells whoever looks around: its operators, and the code that an authenticator would show now. Nothing in any other house. */
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { demoCodeCall } from '../../../domain/calls/office.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { entry } from '../copy/entry.ts';
import { roleNames } from '../copy/office.ts';
import type { OfficeApi } from '../link/officeApi.ts';
import * as styles from './SignIn.css.ts';

interface DemoHouseProps {
  readonly api: OfficeApi;
  /** Whose code is shown. */
  readonly userId: string;
  /** Signs in as one of them. */
  readonly onUser: (fields: { readonly userId: string; readonly password: string }) => void;
  /** Fills the code in, while one is asked for. */
  readonly onCode: ((code: string) => void) | undefined;
}

type Demo = z.output<typeof demoCodeCall.answer>;

const LEAST_MS = 500;

export function DemoHouse({ api, userId, onUser, onCode }: DemoHouseProps) {
  const [as, setAs] = useState<string>();
  const demo = useDemo(api, as ?? userId, onCode !== undefined);
  if (demo === undefined) return null;
  const { code } = demo;
  return (
    <aside className={styles.demo} aria-label={entry.demoTitle}>
      <h2 className={styles.demoTitle}>{entry.demoTitle}</h2>
      <p className={styles.text}>{entry.demoText}</p>
      {onCode === undefined ? (
        <ul className={styles.demoUsers} aria-label={entry.demoAccounts}>
          {demo.operators.map((operator) => (
            <li key={operator.userId}>
              <button
                type="button"
                className={styles.demoUser}
                onClick={() => {
                  setAs(operator.userId);
                  onUser({ userId: operator.userId, password: demo.password });
                }}
              >
                <span className={styles.demoName}>{operator.name}</span>
                <span>{operator.userId}</span>
                <span className={styles.demoRole}>{roleNames[operator.role]}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p className={styles.demoCode} role="status">
            {code === null ? '–' : entry.demoCode(code)}
          </p>
          <Button disabled={code === null} onClick={() => onCode(code ?? '')}>
            {entry.demoFill}
          </Button>
        </>
      )}
    </aside>
  );
}

/** Asked again when the code is another one. */
function useDemo(api: OfficeApi, userId: string, isAsked: boolean): Demo | undefined {
  const [demo, setDemo] = useState<Demo>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async () => {
      const result = await api.ask(demoCodeCall, { query: userId === '' ? {} : { userId } });
      if (isOver || !result.ok) return;
      setDemo(result.value);
      const { now, freshAt } = result.value;
      if (isAsked) timer = setTimeout(() => void ask(), Math.max(LEAST_MS, freshAt - now));
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [api, userId, isAsked]);
  return demo;
}
