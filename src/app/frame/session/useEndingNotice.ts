/**
 * Why the last session ended, told once per browser and only by a tab somebody looks at (SES-07).
 *
 * @returns the sentence for as long as this page stays open, or `undefined`
 */
import { useEffect, useState } from 'react';
import { after } from '../../kit/timing/pageTimer.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useStoredSession } from './StoredSession.tsx';

export function useEndingNotice(): string | undefined {
  const { local, locks } = usePorts();
  const stored = useStoredSession();
  const [notice, setNotice] = useState<{ readonly sessionId: string; readonly text: string }>();
  const row = stored?.row?.state === 'signedIn' ? undefined : stored?.row;
  const ending = row?.ending ?? null;
  const sessionId = row?.sessionId ?? '';
  useEffect(() => {
    const tell = () => {
      if (ending === null || document.visibilityState !== 'visible') return;
      import('./tellEnding.ts')
        .then(({ tellEnding }) => tellEnding({ local, locks, after }, sessionId, ending))
        .then((text) => (text === undefined ? undefined : setNotice({ sessionId, text })))
        .catch(() => undefined);
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [local, locks, ending, sessionId]);
  return notice?.sessionId === sessionId ? notice.text : undefined;
}
