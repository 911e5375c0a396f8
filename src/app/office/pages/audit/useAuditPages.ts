/** Pages of the log that fit a choice: the first again when something new is told, more by a press. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { auditCall } from '../../../../domain/calls/office.ts';
import type { AuditEntry } from '../../../../domain/office/audit.ts';
import { useOffice, useTold } from '../../link/Office.tsx';
import { auditQuery, type AuditChoice } from './auditQuery.ts';

export interface AuditPages {
  readonly rows: readonly AuditEntry[];
  readonly state: 'reading' | 'here' | 'failed';
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly again: () => void;
}

/** Whoever types is not asked about each letter, ms. */
const SETTLES_MS = 200;

/** Asks once what is asked has settled, and again whenever the count is another one. */
function useAgain(ask: () => Promise<void>, count: number): void {
  const asked = useRef(-1);
  useEffect(() => {
    asked.current = count;
    const timer = setTimeout(() => void ask(), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [ask, count]);
}

interface Read {
  readonly rows: readonly AuditEntry[];
  readonly next: string | null;
  readonly state: AuditPages['state'];
}

export function useAuditPages(choice: AuditChoice): AuditPages {
  const { api, now } = useOffice();
  const told = useTold('audit', 'read');
  const [read, setRead] = useState<Read>({ rows: [], next: null, state: 'reading' });
  const [tries, setTries] = useState(0);
  const turn = useRef(0);
  const ask = useCallback(
    async (after: string | null) => {
      turn.current += 1;
      const mine = turn.current;
      const query = { ...auditQuery(choice, now()), ...(after === null ? {} : { after }) };
      const result = await api.ask(auditCall, { query });
      if (turn.current !== mine) return;
      setRead((last) =>
        result.ok
          ? {
              rows: after === null ? result.value.rows : [...last.rows, ...result.value.rows],
              next: result.value.next,
              state: 'here',
            }
          : { ...last, state: 'failed' },
      );
    },
    [api, now, choice],
  );
  useAgain(
    useCallback(() => ask(null), [ask]),
    told + tries,
  );
  const { rows, next, state } = read;
  return {
    rows,
    state,
    hasMore: next !== null,
    more: () => void ask(next),
    again: () => setTries((count) => count + 1),
  };
}
