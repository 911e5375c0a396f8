/** The rows of a list that are here, run by run, and where each goes on. */
import { Fragment, type ReactNode } from 'react';
import type { ListName, ListRowOf } from '../../../domain/calls/lists.ts';
import type { ShownList } from '../../frame/link/useList.ts';
import { lists } from '../../kit/copy/lists.ts';
import { ListFoot, type FootState } from '../../kit/ui/ListFoot.tsx';

interface RunsProps<Name extends ListName, Drawn> {
  readonly list: ShownList<Name>;
  /** Said at the end of the list. */
  readonly end: string;
  readonly idOf: (row: ListRowOf<Name>) => string;
  readonly children: (drawn: Drawn) => ReactNode;
}

/** Each row is a line of a list. */
export const Runs = <Name extends ListName>({ children, ...list }: RunsProps<Name, ListRowOf<Name>>) => (
  <WholeRuns {...list}>{(rows) => <ul>{rows.map(children)}</ul>}</WholeRuns>
);

/** The rows of a run are drawn together. */
export function WholeRuns<Name extends ListName>(props: RunsProps<Name, readonly ListRowOf<Name>[]>) {
  const { list, end, idOf, children } = props;
  const { view, head, stateOf, more } = list;
  const runs = view?.runs ?? [];
  return runs.map(({ rows, next }, index) => {
    const isLast = index === runs.length - 1;
    const asked = next === null ? 'end' : stateOf(next);
    const state: FootState = asked !== 'done' ? asked : head === 'offline' ? 'offline' : 'more';
    const [first] = rows;
    return (
      <Fragment key={first === undefined ? index : idOf(first)}>
        {children(rows)}
        <ListFoot
          state={next !== null && isLast && view?.isFull === true ? 'full' : state}
          end={end}
          {...(isLast ? {} : { more: lists.gap })}
          onMore={() => {
            if (next !== null) void more(next);
          }}
        />
      </Fragment>
    );
  });
}
