/** The rows of a list that are here, run by run, and where each goes on. */
import { Fragment, type ReactNode } from 'react';
import type { ListName, ListRowOf } from '../../../domain/calls/lists.ts';
import type { ShownList } from '../../frame/link/useList.ts';
import { ListEnd, ListRows } from '../../frame/lists/ListRows.tsx';
import { lists } from '../../kit/copy/lists.ts';
import { ListFoot } from '../../kit/ui/ListFoot.tsx';
import { footStateOf } from '../../frame/lists/footStateOf.ts';
import type { RowPlace } from '../../kit/windowed/Windowed.tsx';

interface ListProps<Name extends ListName> {
  readonly list: ShownList<Name>;
  /** Said at the end of the list. */
  readonly end: string;
}

interface RunsProps<Name extends ListName> extends ListProps<Name> {
  readonly idOf: (row: ListRowOf<Name>) => string;
  /** How high a row is before it was drawn, px. */
  readonly estimate: number;
  readonly children: (row: ListRowOf<Name>, place: RowPlace) => ReactNode;
}

/** Each row is a line of a list. */
export function Runs<Name extends ListName>({ list, end, children, ...rows }: RunsProps<Name>) {
  const runs = list.view?.runs ?? [];
  return (
    <>
      <ul>
        <ListRows {...rows} {...{ list, runs }} kind="li">
          {children}
        </ListRows>
      </ul>
      <ListEnd {...{ list, runs, end }} isFull={list.view?.isFull === true} />
    </>
  );
}

interface WholeRunsProps<Name extends ListName> extends ListProps<Name> {
  readonly children: (rows: readonly ListRowOf<Name>[]) => ReactNode;
}

/** The rows of a run are drawn together. */
export function WholeRuns<Name extends ListName>({ list, end, children }: WholeRunsProps<Name>) {
  const runs = list.view?.runs ?? [];
  return runs.map(({ rows, next }, index) => {
    const isLast = index === runs.length - 1;
    return (
      // Counted from the oldest: what is news comes before all others, and what follows joins the run it was asked of.
      <Fragment key={runs.length - index}>
        {children(rows)}
        <ListFoot
          state={footStateOf(list, next, isLast && list.view?.isFull === true)}
          end={end}
          {...(isLast ? {} : { more: lists.gap })}
          onMore={() => {
            if (next !== null) void list.more(next);
          }}
        />
      </Fragment>
    );
  });
}
