/**
 * The rows of a long list of which only those near what is seen are drawn (decision 0140); a short one is drawn whole. Rows keep their places in the page: what is
 * left out has its room, and is drawn when it is searched for in the page, printed, or asked for where it is left out.
 */
import type { Range } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { windowed } from '../copy/windowed.ts';
import { inIdle } from '../timing/whenIdle.ts';
import { DrawnRows, withFocused } from './drawnRows.ts';
import { useAnchorAfterLeap } from './useAnchorAfterLeap.ts';
import { useDrawnWhole } from './useDrawnWhole.ts';
import { leaveToTheBrowser, useWindowRows } from './windowRows.ts';
import { usePageOffset, type TakesElement } from './usePageOffset.ts';
import * as styles from './Windowed.css.ts';

/** A list is drawn whole up to so many rows: three pages, which cost little. */
const DRAWN_WHOLE = 90;
/** Until the window has told how high it is, px. */
const LIKELY_HEIGHT = 1_000;

export type RowKind = 'tr' | 'tbody' | 'li' | 'div';

/** What a row tells of its place: each is spread on an element of the row. Both are empty while the list is drawn whole. */
export interface RowPlace {
  /** On the outermost: it is measured. */
  readonly box: { readonly ref?: TakesElement; readonly 'data-index'?: number; readonly 'data-row-key'?: string };
  /** On what is a row to a screen reader: rows that are not drawn count too. */
  readonly told: {
    readonly 'aria-rowindex'?: number;
    readonly 'aria-posinset'?: number;
    readonly 'aria-setsize'?: number;
  };
}

export const NO_PLACE: RowPlace = { box: {}, told: {} };

interface WindowedProps<Item> {
  readonly items: readonly Item[];
  /** Of a row among all others, and the same as long as it is one: what is measured is known by it. */
  readonly keyOf: (item: Item) => string;
  /** How high a row is before it was drawn, px. */
  readonly estimate: number;
  /** What a row is an element of. */
  readonly kind: RowKind;
  /** The same function for the same rows: a row is drawn again when it changes. */
  readonly children: (item: Item, place: RowPlace) => ReactNode;
}

export function Windowed<Item>({ items, keyOf, estimate, kind, children }: WindowedProps<Item>) {
  const isLong = items.length > DRAWN_WHOLE;
  const { isWhole, drawWhole } = useDrawnWhole(isLong);
  const isWindowed = isLong && !isWhole;
  const { start, element, offset } = usePageOffset();
  const getItemKey = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    [items, keyOf],
  );
  const [drawnRows] = useState(() => new DrawnRows());
  const [idle, setIdle] = useState(0);
  // Another function after each idle moment, and for other rows: it is asked again what is drawn.
  const rangeExtractor = useCallback(
    (range: Range) => withFocused(drawnRows.near(range, idle), range.count, focusedIndex(items, keyOf)),
    [drawnRows, idle, items, keyOf],
  );
  const rows = useWindowRows<Element>({
    count: items.length,
    enabled: isWindowed,
    estimateSize: () => estimate,
    getItemKey,
    scrollMargin: offset,
    initialRect: { width: 0, height: LIKELY_HEIGHT },
    rangeExtractor,
  });
  leaveToTheBrowser(rows);
  const drawn = rows.getVirtualItems();
  useAnchorAfterLeap(element, drawnRows.leaps());
  const isDrawnAhead = isWindowed && !rows.isScrolling && drawnRows.hasMore();
  useEffect(() => (isDrawnAhead ? inIdle(() => setIdle(idle + 1)) : undefined), [isDrawnAhead, idle]);
  const slotOf = (item: Item, index: number) => (
    <Slot
      key={keyOf(item)}
      name={keyOf(item)}
      item={item}
      index={index}
      of={isWindowed ? items.length : 0}
      kind={kind}
      measure={rows.measureElement}
      draw={children as (item: unknown, place: RowPlace) => ReactNode}
    />
  );
  if (!isWindowed) return items.map(slotOf);
  const room = (key: string, at: 'before' | 'after', height: number, ref?: TakesElement) => (
    <Room key={key} {...{ at, kind, height }} count={items.length} onAll={drawWhole} {...(ref ? { ref } : {})} />
  );
  const end = drawn.at(-1)?.end ?? offset;
  return [
    room('room before', 'before', Math.max(0, (drawn[0]?.start ?? offset) - offset), start),
    ...drawn.flatMap(({ index, key, start: from }, at) => {
      const item = items[index];
      const gap = from - (drawn[at - 1]?.end ?? from);
      return item === undefined ? [] : [...(gap > 0 ? [room(`room ${key}`, 'before', gap)] : []), slotOf(item, index)];
    }),
    room('room after', 'after', Math.max(0, rows.getTotalSize() + offset - end)),
  ];
}

/** Where the row is that has the focus, by its name: as this is asked the page may still have it at another place. */
function focusedIndex<Item>(items: readonly Item[], keyOf: (item: Item) => string): number | undefined {
  const row = typeof document === 'undefined' ? null : document.activeElement?.closest('[data-row-key]');
  const key = row?.getAttribute('data-row-key') ?? undefined;
  if (key === undefined) return undefined;
  const index = items.findIndex((item) => keyOf(item) === key);
  return index === -1 ? undefined : index;
}

function toldOf(kind: RowKind, index: number, of: number): RowPlace['told'] {
  if (kind === 'div') return {};
  // The head of a table is its first row.
  return kind === 'li' ? { 'aria-posinset': index + 1, 'aria-setsize': of } : { 'aria-rowindex': index + 2 };
}

interface SlotProps {
  /** Its key. */
  readonly name: string;
  readonly item: unknown;
  readonly index: number;
  /** 0 while all are drawn. */
  readonly of: number;
  readonly kind: RowKind;
  readonly measure: TakesElement;
  readonly draw: (item: unknown, place: RowPlace) => ReactNode;
}

/** Drawn again when its row, its place or how it is drawn is another: scrolling draws what comes alone. */
const Slot = memo(function Slot({ name, item, index, of, kind, measure, draw }: SlotProps) {
  const place = useMemo<RowPlace>(
    () =>
      of === 0
        ? NO_PLACE
        : {
            box: { ref: measure, 'data-index': index, 'data-row-key': name },
            told: toldOf(kind, index, of),
          },
    [name, index, of, kind, measure],
  );
  return draw(item, place);
});

interface RoomProps {
  readonly at: 'before' | 'after';
  readonly kind: RowKind;
  readonly height: number;
  /** Rows there are. */
  readonly count: number;
  readonly onAll: () => void;
  readonly ref?: TakesElement;
}

function Room({ at, kind, height, count, onAll, ref }: RoomProps) {
  const box = { ...(ref === undefined ? {} : { ref }), className: styles.room, style: { blockSize: height } };
  const press =
    height === 0 ? null : (
      <button type="button" className={styles.all} data-at={at} onClick={onAll}>
        {windowed.drawAll(count)}
      </button>
    );
  if (kind === 'li') return <li {...box}>{press}</li>;
  if (kind === 'div') return <div {...box}>{press}</div>;
  const row = <td className={styles.cell}>{press}</td>;
  return kind === 'tr' ? (
    <tr {...box}>{row}</tr>
  ) : (
    <tbody {...box}>
      <tr className={styles.cell}>{row}</tr>
    </tbody>
  );
}
