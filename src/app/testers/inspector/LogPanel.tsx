/** All lines that the filter asks for, the newest on top; only the rows in sight are drawn. */
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { FilterError } from '../../../domain/recording/inspection/lineFilter.ts';
import type { LogLine } from '../../../domain/recording/inspection/logLine.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { filterErrors, inspectorWords, logWords, streamNames } from '../copy/inspector.ts';
import { secondsText } from './moment.ts';
import { causeText, kindText, subjectText } from '../copy/inspectorLines.ts';
import { Panel } from './Panel.tsx';
import * as styles from './Log.css.ts';

interface LogPanelProps {
  /** In the order of the recording. */
  readonly lines: readonly LogLine[];
  readonly selected: LogLine | undefined;
  /** Lines of the chain of the one that is selected. */
  readonly chain: ReadonlySet<LogLine>;
  readonly causeOf: (line: LogLine) => LogLine | undefined;
  readonly filter: string;
  readonly error: FilterError | undefined;
  readonly isShown: boolean;
  readonly onFilter: (text: string) => void;
  readonly onPick: (line: LogLine) => void;
  readonly onSave: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** Rows drawn beyond those in sight, above and below. */
const BEYOND = 8;

export function LogPanel(props: LogPanelProps) {
  const { lines, filter, error, isShown, onFilter, onSave } = props;
  return (
    <Panel
      title={logWords.title}
      isShown={isShown}
      className={styles.panel}
      rest={
        <div className={styles.filterRow}>
          <label className={styles.filter} data-wrong={error !== undefined}>
            <input
              type="text"
              className={styles.input}
              aria-label={logWords.filterName}
              aria-invalid={error !== undefined}
              aria-describedby="inspector-filter-error"
              placeholder={logWords.filter}
              spellCheck={false}
              value={filter}
              onChange={({ target }) => onFilter(target.value)}
            />
            <span className={styles.count}>{inspectorWords.count(lines.length)}</span>
          </label>
          <IconButton icon="down" name={logWords.save} onClick={onSave} />
        </div>
      }
    >
      <p className={styles.error} id="inspector-filter-error" role="status">
        {error === undefined ? '' : filterErrors[error.reason](error.text)}
      </p>
      <div className={styles.columns} aria-hidden="true">
        {Object.entries(logWords.columns).map(([name, word]) => (
          <span key={name} data-column={name}>
            {word}
          </span>
        ))}
      </div>
      <Rows {...props} />
      <footer className={styles.foot}>
        <span>{logWords.order}</span>
        <span className={styles.keys}>
          {logWords.keys.map(([keys, what]) => (
            <span key={what}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}{' '}
              {what}
            </span>
          ))}
        </span>
      </footer>
    </Panel>
  );
}

function Rows({ lines, selected, chain, causeOf, onPick, onKey }: LogPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [room, setRoom] = useState({ height: 800, row: 32 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = () =>
      setRoom({ height: element.clientHeight, row: matchMedia('(max-width: 799px)').matches ? 44 : 32 });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const at = selected === undefined ? -1 : lines.length - 1 - lines.indexOf(selected);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || at < 0 || at >= lines.length) return;
    const y = at * room.row;
    if (y < element.scrollTop || y + room.row > element.scrollTop + element.clientHeight) {
      element.scrollTop = Math.max(0, y - element.clientHeight / 3);
    }
  }, [at, room, lines.length]);
  const first = Math.max(0, Math.floor(top / room.row) - BEYOND);
  const count = Math.ceil(room.height / room.row) + 2 * BEYOND;
  const shown = Array.from({ length: Math.max(0, Math.min(count, lines.length - first)) }, (_, place) => first + place);
  return (
    <div
      ref={box}
      className={styles.rows}
      role="listbox"
      aria-label={logWords.title}
      aria-activedescendant={selected === undefined ? undefined : `line-${selected.index}`}
      tabIndex={0}
      onKeyDown={onKey}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
    >
      {lines.length === 0 ? <p className={styles.nothing}>{logWords.nothing}</p> : null}
      <div style={{ blockSize: lines.length * room.row, position: 'relative' }}>
        {shown.map((place) => {
          const line = lines[lines.length - 1 - place];
          return line === undefined ? null : (
            <Row
              key={line.index}
              line={line}
              y={place * room.row}
              cause={causeOf(line)}
              isSelected={line === selected}
              isOfChain={chain.has(line)}
              onPick={onPick}
            />
          );
        })}
      </div>
    </div>
  );
}

interface RowProps {
  readonly line: LogLine;
  readonly y: number;
  readonly cause: LogLine | undefined;
  readonly isSelected: boolean;
  readonly isOfChain: boolean;
  readonly onPick: (line: LogLine) => void;
}

/** What the eye is to find among prices. */
const isStrong = (line: LogLine): boolean =>
  line.stream !== 'events' || (line.effect !== 'moved' && line.effect !== 'nothing');

function Row({ line, y, cause, isSelected, isOfChain, onPick }: RowProps) {
  const cell = (column: string, content: ReactNode) => <span data-column={column}>{content}</span>;
  return (
    <button
      type="button"
      id={`line-${line.index}`}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      className={styles.row}
      data-chain={isOfChain}
      data-strong={isStrong(line)}
      style={{ transform: `translateY(${y}px)` }}
      onClick={() => onPick(line)}
    >
      {cell('offset', formatWon(line.offset ?? line.n))}
      {cell('seconds', secondsText(line.at))}
      {cell('stream', streamNames[line.stream])}
      {cell('kind', kindText(line))}
      {cell('subject', subjectText(line))}
      {cell('cause', causeText(cause))}
      <span data-column="lag" data-late={line.stream === 'events' && (line.lag ?? 0) > 200}>
        {line.lag === undefined ? inspectorWords.none : `${Math.round(line.lag)}ms`}
      </span>
    </button>
  );
}
