/** Pages of a list that is not told row by row: the first again when a document is told to be another one, more by a press. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListFilter } from '../../../domain/lists/list.ts';
import type { ListCall, ListPage } from '../../../domain/lists/listCall.ts';
import type { HttpCall } from '../../../domain/calls/httpCall.ts';
import { wireFilter } from '../../../domain/lists/list.ts';
import type { OfficeDocument, OfficeRow } from '../../../domain/office/told.ts';
import { useOffice, useTold } from './Office.tsx';

export interface Pages<Row> {
  readonly rows: readonly Row[];
  readonly state: 'reading' | 'here' | 'failed';
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly again: () => void;
}

interface Read<Row> {
  readonly of: string;
  readonly rows: readonly Row[];
  readonly next: string | null;
  readonly state: Pages<Row>['state'];
}

/** Things told in a burst are asked for once, ms. */
const SETTLES_MS = 120;

/** @param names lists and documents that tell of it */
export function usePages<Row, Filter extends ListFilter>(
  call: ListCall<Row, Filter>,
  filter: Filter,
  ...names: readonly (OfficeDocument | OfficeRow['list'])[]
): Pages<Row> {
  const { api } = useOffice();
  const told = useTold(...names, 'read');
  const asked = JSON.stringify(wireFilter(filter));
  const [read, setRead] = useState<Read<Row>>({ of: asked, rows: [], next: null, state: 'reading' });
  const [tries, setTries] = useState(0);
  const turn = useRef(0);
  const ask = useCallback(
    async (after: string | null) => {
      turn.current += 1;
      const mine = turn.current;
      const query = Object.fromEntries([
        ...(JSON.parse(asked) as [string, string][]),
        ...(after === null ? [] : [['after', after] as const]),
      ]);
      const result = await api.ask<HttpCall>(call, { query });
      if (turn.current !== mine) return;
      setRead((last) => {
        const before = after === null || last.of !== asked ? [] : last.rows;
        if (!result.ok) return { of: asked, rows: before, next: null, state: 'failed' };
        const page = result.value as unknown as ListPage<Row>;
        return { of: asked, rows: [...before, ...page.rows], next: page.next, state: 'here' };
      });
    },
    [api, call, asked],
  );
  useEffect(() => {
    const timer = setTimeout(() => void ask(null), told + tries === 0 ? 0 : SETTLES_MS);
    return () => clearTimeout(timer);
  }, [ask, told, tries]);
  const isOfThis = read.of === asked;
  return {
    rows: isOfThis ? read.rows : [],
    state: isOfThis ? read.state : 'reading',
    hasMore: isOfThis && read.next !== null,
    more: () => void ask(read.next),
    again: () => setTries((count) => count + 1),
  };
}
