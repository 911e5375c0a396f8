/** Keys of the inspector: F asks for the lines of the same selection alone; J and K to the line below and above, N to the next of the same selection, W to the cause, A puts the mark. */
import { filterText } from '../../../domain/recording/inspection/lineFilter.ts';
import type { LogIndex } from '../../../domain/recording/inspection/logIndex.ts';
import type { LogLine } from '../../../domain/recording/inspection/logLine.ts';

/** A filter for the selection of a line, or for its game; all lines where it is of neither. */
export function filterOfLine({ selectionIds: [selection], fixtureIds: [fixture] }: LogLine): string {
  if (selection !== undefined) return filterText([{ isNot: false, by: 'sel', value: selection }]);
  return fixture === undefined ? '' : filterText([{ isNot: false, by: 'fixture', value: fixture }]);
}

interface KeyRoom {
  readonly log: LogIndex;
  /** That the filter asks for, in the order of the recording. */
  readonly lines: readonly LogLine[];
  readonly selected: LogLine | undefined;
  readonly causeOf: (line: LogLine) => LogLine | undefined;
}

/** Where a key leads; `undefined` for one that leads nowhere. The newest line is on top: below is earlier. */
export function lineOfKey(key: string, { log, lines, selected, causeOf }: KeyRoom): LogLine | undefined {
  const at = selected === undefined ? lines.length : placeIn(lines, selected);
  switch (key) {
    case 'j':
    case 'ArrowDown':
      return lines[at - 1];
    case 'k':
    case 'ArrowUp':
      return lines[lines[at] === selected ? at + 1 : at];
    case 'n':
      return selected === undefined ? undefined : nextAlike(log, selected);
    case 'w':
      return selected === undefined ? undefined : causeOf(selected);
    case 'Home':
      return lines.at(-1);
    case 'End':
      return lines[0];
    default:
      return undefined;
  }
}

/** Place of a line among some, or of the first after it. */
function placeIn(lines: readonly LogLine[], { index }: LogLine): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((lines[middle]?.index ?? 0) < index) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Of the same selection, or of the same game where the line is of none. */
function nextAlike(log: LogIndex, { index, selectionIds, fixtureIds }: LogLine): LogLine | undefined {
  const [selection] = selectionIds;
  const [fixture] = fixtureIds;
  const alike =
    selection === undefined ? (fixture === undefined ? [] : log.ofFixture(fixture)) : log.ofSelection(selection);
  return alike.find((line) => line.index > index);
}
