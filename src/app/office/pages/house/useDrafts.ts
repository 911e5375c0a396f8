/** What is typed in forms and not stored, each by what it is of: it waits there while another form, or another tab of the page, is open. */
import { useMemo, useState } from 'react';

export interface Drafts<T> {
  readonly all: ReadonlyMap<string, T>;
  /** @param typed `undefined` once it is stored or thrown away */
  readonly keep: (id: string, typed: T | undefined) => void;
}

export function useDrafts<T>(): Drafts<T> {
  const [all, setAll] = useState<ReadonlyMap<string, T>>(() => new Map());
  return useMemo(() => {
    const keep: Drafts<T>['keep'] = (id, typed) =>
      setAll((before) => {
        const after = new Map(before);
        if (typed === undefined) after.delete(id);
        else after.set(id, typed);
        return after;
      });
    return { all, keep };
  }, [all]);
}
