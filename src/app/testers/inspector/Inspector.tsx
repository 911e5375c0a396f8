/**
 * The inspector (docs/inspector.md): a recording as single events, what caused them, what they changed and how long they took. It stands over whatever opened
 * it, and moves that with it: its place is the player's.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { InspectedLog } from '../../../db/recording/inspection/readLog.ts';
import { commandsAt, leaderAt, streamsAt, tabsAt } from '../../../db/recording/inspection/streamStates.ts';
import { lagStatistics } from '../../../domain/recording/inspection/lagStatistics.ts';
import { tracksOf } from '../../../domain/recording/inspection/tracks.ts';
import type { LogLine } from '../../../domain/recording/inspection/logLine.ts';
import { inspectorWords, panelNames } from '../copy/inspector.ts';
import { filterOfLine, lineOfKey } from './inspectorKeys.ts';
import type { InspectorProps } from './inspectorProps.ts';
import { LagPanel } from './LagPanel.tsx';
import { hasModifier } from '../../kit/ui/hasModifier.ts';
import { LogPanel } from './LogPanel.tsx';
import { CommandsPanel, StreamsPanel, TabsPanel } from './MachinePanels.tsx';
import { saveLines } from './saveLines.ts';
import { StatePanel } from './StatePanel.tsx';
import { TopBar } from './TopBar.tsx';
import { TracksPanel } from './TracksPanel.tsx';
import { useFilter, useSelected } from './useMarks.ts';
import { useInspectedLog } from './useInspectedLog.ts';
import { usePartedRows, useStates } from './useStates.ts';
import { CauseBook, chainOf } from './chains.ts';
import { WhyPanel } from './WhyPanel.tsx';
import * as styles from './Inspector.css.ts';

/** Screens that are shown below take no focus while it stands: they move with it. Whoever opened it has the focus again once it is closed. */
function useFocusBack(): void {
  useEffect(() => {
    const opener = document.activeElement;
    let last: Element | null = null;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !(target instanceof HTMLIFrameElement)) last = target;
    };
    let task: number | undefined;
    // Only once the frame's own focus is done does it give the keyboard up for good: before, the page's element comes back and the keys do not.
    const takeBack = () => {
      const taker = document.activeElement;
      if (!(taker instanceof HTMLIFrameElement)) return;
      clearTimeout(task);
      task = window.setTimeout(() => {
        taker.blur();
        window.focus();
        if (last instanceof HTMLElement) last.focus({ preventScroll: true });
      });
    };
    document.addEventListener('focusin', note);
    addEventListener('blur', takeBack);
    return () => {
      document.removeEventListener('focusin', note);
      removeEventListener('blur', takeBack);
      clearTimeout(task);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
}

export function Inspector(props: InspectorProps) {
  useFocusBack();
  const reading = useInspectedLog(props.recording);
  const content = () => {
    if (reading.at === 'reading') return inspectorWords.reading(Math.floor(reading.share * 100));
    return reading.at === 'failed' ? inspectorWords.failed : inspectorWords.empty;
  };
  const isReady = reading.at === 'read' && reading.log.index.lines.length > 0;
  return (
    <div className={styles.inspector} role="dialog" aria-label={inspectorWords.title}>
      {isReady ? (
        <Opened {...props} log={reading.log} />
      ) : (
        <p className={styles.waiting} role="status">
          {content()}
        </p>
      )}
    </div>
  );
}

type PanelName = keyof typeof panelNames;
const PANELS = Object.keys(panelNames) as readonly PanelName[];
const PIECES = 240;
const COMMANDS = 8;

function Opened({ log, ...props }: InspectorProps & { readonly log: InspectedLog }) {
  const { recording, place, goTo, onClose } = props;
  const { index } = log;
  const filter = useFilter(index, recording.header.beganAt);
  const { selected, pick } = useSelected(index, props);
  const [a, setA] = useState(0);
  const [panel, setPanel] = useState<PanelName>('log');
  const tracks = useMemo(() => tracksOf(index.lines, PIECES), [index]);
  const chain = useMemo(() => (selected === undefined ? [] : chainOf(index, selected)), [index, selected]);
  const causes = useMemo(() => new CauseBook(index), [index]);
  const causeOf = useCallback((line: LogLine) => causes.of(line), [causes]);
  const press = (key: string): boolean => {
    if (key === 'a') setA(place);
    if (key === 'f' && selected !== undefined) filter.onFilter(filterOfLine(selected));
    const line = lineOfKey(key, { log: index, lines: filter.lines, selected, causeOf });
    if (line !== undefined) pick(line);
    return key === 'a' || key === 'f' || line !== undefined;
  };
  const before = index.placeOf(place);
  const at = index.lines[before - 1]?.at ?? recording.header.beganAt;
  useKeys(press, onClose);
  useFirstPlace(goTo, recording.entries);
  return (
    <>
      <TopBar
        {...{ log, place, at, onClose }}
        ways={props.ways}
        header={recording.header}
        onStep={press}
        onSwap={() => {
          setA(place);
          goTo(a);
        }}
        onParting={(after, by) => {
          setA(after);
          goTo(by);
          setPanel('state');
        }}
      />
      <TracksPanel
        tracks={tracks}
        a={index.lines[Math.max(0, index.placeOf(a) - 1)]?.at ?? tracks.from}
        b={at}
        onGo={(moment) => goTo(index.lines.findLast((line) => line.at <= moment)?.n ?? 0)}
        onPick={(one) => pickAt(index.lines, one, pick)}
      />
      <PanelTabs panel={panel} onPanel={setPanel} />
      <div className={styles.room} data-panel={panel}>
        <LogPanel
          {...{ selected, causeOf }}
          {...filter}
          chain={useMemo(() => new Set(chain.map(({ line }) => line)), [chain])}
          filter={filter.text}
          isShown={panel === 'log'}
          onPick={pick}
          onSave={() => saveLines(filter.lines)}
          onKey={(event) => {
            if (press(event.key)) event.preventDefault();
          }}
        />
        <Columns {...props} {...{ log, a, panel, selected }} onPick={pick} />
      </div>
    </>
  );
}

interface ColumnsProps extends InspectorProps {
  readonly log: InspectedLog;
  readonly a: number;
  readonly panel: PanelName;
  readonly selected: LogLine | undefined;
  readonly onPick: (line: LogLine) => void;
}

/** Whatever stands beside the log. */
function Columns({ log: { index, digests }, a, panel, selected, onPick, ...props }: ColumnsProps) {
  const { place, recording } = props;
  const [isParted, setIsParted] = useState(false);
  const states = useStates(props, a, place);
  const canPart = useMemo(() => digests.some(({ n, isKeyframe }) => isKeyframe && n === place), [digests, place]);
  const parted = usePartedRows(props, isParted && canPart ? place : undefined);
  const statistics = useMemo(() => lagStatistics(index.lines.filter(({ stream }) => stream === 'events')), [index]);
  const before = index.placeOf(place);
  const at = index.lines[before - 1]?.at ?? recording.header.beganAt;
  const shows = (...names: readonly PanelName[]) => names.includes(panel);
  return (
    <>
      <div className={styles.column} data-shown={shows('why', 'state')}>
        <WhyPanel log={index} line={selected} isShown={shows('why')} onPick={onPick} />
        <StatePanel
          {...{ states, digests, parted, canPart }}
          isParted={isParted && canPart}
          fixtureIds={selected?.fixtureIds ?? NO_FIXTURES}
          isShown={shows('state')}
          onParted={setIsParted}
        />
      </div>
      <div className={styles.column} data-shown={shows('lag', 'machine')}>
        <LagPanel statistics={statistics} line={selected} isShown={shows('lag')} />
        <StreamsPanel streams={states === undefined ? [] : streamsAt(states.b, at)} isShown={shows('machine')} />
        <TabsPanel
          tabs={tabsAt(index.lines, before)}
          leader={states === undefined ? undefined : leaderAt(states.b)}
          isShown={shows('machine')}
        />
        <CommandsPanel
          commands={commandsAt(index.lines, before, COMMANDS)}
          isShown={shows('machine')}
          onPick={onPick}
        />
      </div>
    </>
  );
}

const NO_FIXTURES: readonly string[] = [];

function pickAt(lines: readonly LogLine[], index: number, pick: (line: LogLine) => void): void {
  const line = lines[index];
  if (line !== undefined) pick(line);
}

function PanelTabs({ panel, onPanel }: { readonly panel: PanelName; readonly onPanel: (panel: PanelName) => void }) {
  return (
    <nav className={styles.tabs} aria-label={inspectorWords.panels}>
      {PANELS.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.tab}
          data-name={name}
          aria-pressed={panel === name}
          onClick={() => onPanel(name)}
        >
          {panelNames[name]}
        </button>
      ))}
    </nav>
  );
}

/** Keys are the inspector's while it stands, whatever lies below it; those typed into a field are the field's. */
function useKeys(press: (key: string) => boolean, onClose: () => void): void {
  const current = useRef({ press, onClose });
  useEffect(() => {
    current.current = { press, onClose };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // The slider of the tracks takes arrows only.
      const isField = event.target instanceof HTMLInputElement && event.target.type !== 'range';
      if (hasModifier(event) || (isField && event.key !== 'Escape')) return;
      event.stopPropagation();
      if (event.key === 'Escape' && !isField) current.current.onClose();
      else if (!isField && !event.defaultPrevented && 'jknwaf'.includes(event.key) && current.current.press(event.key))
        event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** A link to a place ends in `#n=…`. */
function useFirstPlace(goTo: (n: number) => void, entries: number): void {
  const go = useRef(goTo);
  useEffect(() => {
    const n = Number(/^#n=(\d{1,9})$/.exec(location.hash)?.[1]);
    if (Number.isInteger(n) && n <= entries) go.current(n);
  }, [entries]);
}
