/** All rows of a list that is short however long its span: pages that follow are asked for without a press, one after another. */
import { useEffect } from 'react';
import type { ListFilterOf, ListName, ListRowOf } from '../../../domain/calls/lists.ts';
import { useList, type ShownList } from '../../frame/link/useList.ts';

export interface WholeList<Name extends ListName> {
  readonly list: ShownList<Name>;
  /** `undefined` until the first page is here. */
  readonly rows: readonly ListRowOf<Name>[] | undefined;
  /** Whether nothing is missing of it. */
  readonly isWhole: boolean;
}

export function useWholeList<Name extends ListName>(name: Name, filter: ListFilterOf<Name>): WholeList<Name> {
  const list = useList(name, filter);
  const runs = list.view?.runs ?? [];
  const following = runs.find(({ next }) => next !== null)?.next ?? null;
  const { stateOf, more } = list;
  const isAskable = following !== null && stateOf(following) === 'done';
  useEffect(() => {
    if (following !== null && isAskable) void more(following);
  }, [following, isAskable, more]);
  const isKnown = list.view !== undefined && runs.length > 0;
  return {
    list,
    rows: isKnown ? runs.flatMap(({ rows }) => rows) : undefined,
    isWhole: isKnown && following === null,
  };
}
