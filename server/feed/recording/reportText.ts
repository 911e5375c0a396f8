/** The report of a recording as lines of text, for whoever started it. */
import type { RecordingReport } from './recordingProgress.ts';

/** Markets, and files that are none, that are named. */
const FEW = 5;

const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

/** As `10.0×`; a speed that nobody could measure is `–`. */
export const speedText = (speed: number | 'max' | null): string => {
  if (speed === null) return '–';
  return speed === 'max' ? 'as fast as it goes' : `${number(speed)}×`;
};

/** `1 h 02 min`, `3.4 s`. */
function lengthText(ms: number): string {
  if (ms < 60_000) return `${number(ms / 1_000)} s`;
  const minutes = Math.round(ms / 60_000);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${number(hours)} h ${String(minutes % 60).padStart(2, '0')} min`;
}

/** What there is nothing of is left out. */
export function reportLines(report: RecordingReport): readonly string[] {
  const { line, lines, files, ignored, unreadable, breaks, withoutPrices, cuts } = report;
  const kinds = Object.entries(ignored).map(([kind, count]) => `${kind} ${number(count)}`);
  const many = (count: number, shown: number) => (count > shown ? [`    … and ${number(count - shown)} more`] : []);
  return [
    `Recording ${report.isWhole ? 'over' : 'not whole'}: ${number(line)} of ${number(lines)} lines of ${files === 1 ? '1 file' : `${number(files)} files`} (${report.format})`,
    `  ${lengthText(report.recordedMs)} of recording in ${lengthText(report.tookMs)}: ${speedText(report.actualSpeed)}, asked for ${speedText(report.speed)}; ${report.linesPerSecond === null ? '–' : number(Math.round(report.linesPerSecond))} lines a second`,
    ...breaks.map(({ file, afterLine, reason }) => `  breaks off: ${file} after line ${number(afterLine)}: ${reason}`),
    `  unreadable: ${number(unreadable.count)}`,
    ...unreadable.first.map(({ file, line: at, reason }) => `    ${file} line ${number(at)}: ${reason}`),
    ...many(unreadable.count, unreadable.first.length),
    ...(kinds.length === 0 ? [] : [`  of no use: ${kinds.join(', ')}`]),
    ...(report.leftOut.length === 0 ? [] : [`  no recordings: ${report.leftOut.slice(0, FEW).join(', ')}`]),
    ...many(report.leftOut.length, FEW),
    `  markets: ${number(report.markets)}, without prices: ${number(withoutPrices.count)}`,
    ...withoutPrices.first.slice(0, FEW).map((market) => `    ${market}`),
    ...many(withoutPrices.count, Math.min(FEW, withoutPrices.first.length)),
    `  selections with a result: ${number(report.settled)}`,
    ...(cuts.pauses === 0
      ? []
      : [`  pauses cut short: ${number(cuts.pauses)}, by ${lengthText(cuts.ms)} of recording in all`]),
  ];
}
