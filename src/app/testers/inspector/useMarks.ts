/** What the viewer has chosen: the filter, the line, both marks. */
import { useCallback, useMemo, useState } from 'react';
import { isAsked, parseFilter } from '../../../domain/recording/inspection/lineFilter.ts';
import type { LogIndex } from '../../../domain/recording/inspection/logIndex.ts';
import type { LogLine } from '../../../domain/recording/inspection/logLine.ts';
import { lineText } from '../copy/inspectorLines.ts';
import type { InspectorProps } from './inspectorProps.ts';

/** Lines by a filter; those of the last one that could be read while another is being written. */
export function useFilter(log: LogIndex, beganAt: number) {
  const [text, setText] = useState('');
  const [good, setGood] = useState('');
  const parsed = useMemo(() => parseFilter(text), [text]);
  const lines = useMemo(() => {
    const filter = parseFilter(good);
    const asked = filter.ok ? filter.value : [];
    return asked.length === 0 ? log.lines : log.lines.filter((line) => isAsked(asked, line, beganAt, lineText));
  }, [log, good, beganAt]);
  const onFilter = useCallback((given: string) => {
    setText(given);
    if (parseFilter(given).ok) setGood(given);
  }, []);
  return { text, error: parsed.ok ? undefined : parsed.failure, lines, onFilter };
}

interface Picked {
  readonly line: LogLine;
  /** Where the recording stood then. */
  readonly from: number;
}

/** Entries of one transaction that a player may go on past the one that was asked for. */
const WHOLE = 8;

/** The line that is selected: the one that was picked while the recording stands there, else the last one before its place. */
export function useSelected(log: LogIndex, { place, goTo }: Pick<InspectorProps, 'place' | 'goTo'>) {
  const [picked, setPicked] = useState<Picked>();
  const pick = useCallback(
    (line: LogLine) => {
      setPicked({ line, from: place });
      goTo(line.n + 1);
    },
    [place, goTo],
  );
  const isThere =
    picked !== undefined && (place === picked.from || (place > picked.line.n && place <= picked.line.n + 1 + WHOLE));
  const last = log.lines[log.placeOf(place) - 1] ?? log.lines[0];
  return { selected: isThere ? picked.line : last, pick };
}
