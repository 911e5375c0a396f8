/**
 * Why the last session ended, told once per browser and only by a tab somebody looks at (SES-07).
 *
 * @returns the sentence for as long as this page stays open, or `undefined`
 */
import { useEffect, useState } from 'react';
import { endingSentences } from '../copy/endings.ts';
import { after } from '../ports/pageTimer.ts';
import { usePorts } from '../ports/Ports.tsx';
import { useStoredSession } from './StoredSession.tsx';

export function useEndingNotice(): string | undefined {
  const { local, locks } = usePorts();
  const stored = useStoredSession();
  const [told, setTold] = useState<{ readonly sessionId: string; readonly text: string }>();
  const row = stored?.row?.state === 'signedIn' ? undefined : stored?.row;
  const text = row === undefined || row.ending === null ? null : endingSentences[row.ending];
  const sessionId = row?.sessionId ?? '';
  useEffect(() => {
    const tell = () => {
      if (text === null || document.visibilityState !== 'visible') return;
      // Loaded when something is to be told.
      import('./takeWord.ts')
        .then(({ takeWord }) => takeWord({ local, locks, after }, sessionId))
        .then((isOurs) => (isOurs ? setTold({ sessionId, text }) : undefined))
        .catch(() => undefined);
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [local, locks, text, sessionId]);
  return told?.sessionId === sessionId ? told.text : undefined;
}
