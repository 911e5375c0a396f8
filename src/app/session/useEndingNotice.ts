/**
 * Why the last session ended, told once per browser and only by a tab somebody looks at (SES-07).
 *
 * @returns the sentence for as long as this page stays open, or `undefined`
 */
import { useEffect, useState } from 'react';
import { endingSentences } from '../copy/endings.ts';
import { usePorts } from '../ports/Ports.tsx';
import { useStoredSession } from './StoredSession.tsx';

const KEY = 'hanpan.endingTold';

export function useEndingNotice(): string | undefined {
  const { local } = usePorts();
  const stored = useStoredSession();
  const [told, setTold] = useState<{ readonly sessionId: string; readonly text: string }>();
  const row = stored?.row?.state === 'signedIn' ? undefined : stored?.row;
  const text = row === undefined || row.ending === null ? null : endingSentences[row.ending];
  const sessionId = row?.sessionId ?? '';
  useEffect(() => {
    const tell = () => {
      if (text === null || document.visibilityState !== 'visible') return;
      if (local.read(KEY) === sessionId) return;
      local.keep(KEY, sessionId);
      setTold({ sessionId, text });
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [local, text, sessionId]);
  return told?.sessionId === sessionId ? told.text : undefined;
}
