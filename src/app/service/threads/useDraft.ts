/** What a member is writing, kept with the tab: a reload, a lost line or another page does not take it. Dropped once it is sent. */
import { useCallback, useState } from 'react';
import { usePorts } from '../../kit/ports/Ports.tsx';

const MOST_KEPT = 10_000;

/** @param name of the draft; another one is another draft */
export function useDraft<Draft extends Readonly<Record<string, string>>>(name: string, empty: Draft) {
  const { tab } = usePorts();
  const key = `hp-draft-${name}`;
  const [kept, setKept] = useState<{ readonly key: string; readonly draft: Draft }>();
  const draft = kept?.key === key ? kept.draft : { ...empty, ...readDraft(tab.read(key), Object.keys(empty)) };
  const change = useCallback(
    (next: Draft) => {
      setKept({ key, draft: next });
      tab.keep(key, JSON.stringify(next).slice(0, MOST_KEPT));
    },
    [key, tab],
  );
  const drop = useCallback(() => {
    setKept(undefined);
    tab.drop(key);
  }, [key, tab]);
  return { draft, change, drop };
}

function readDraft(text: string | undefined, fields: readonly string[]): Record<string, string> {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    const entries = typeof read === 'object' && read !== null ? Object.entries(read) : [];
    return Object.fromEntries(entries.filter(([field, value]) => fields.includes(field) && typeof value === 'string'));
  } catch {
    return {};
  }
}
