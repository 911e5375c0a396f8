/**
 * A season of football as football-data.co.uk keeps it: a row of CSV for each match, which comes on offer a day before its kick-off with its closing
 * prices, and is over with its score once the rows after it have gone on. Rules FD-1 … FD-4 (docs/FEEDS.md).
 */
import type { FeedReport } from '../feed.ts';
import type { FeedReader, RecordingFormat } from '../recording/feedReader.ts';
import { seasonReports, type Stage } from './seasonReports.ts';
import { fieldsOf, seasonMatchOf, startOf, type SeasonMatch } from './seasonRow.ts';

const HEADER = /^\uFEFF?"?(?:Div|Country|Date)"?,.*"?Home(?:Team)?"?,"?Away(?:Team)?"?,/;
/** How long before its kick-off a match comes on offer (FD-1). */
const LEAD_MS = 24 * 3_600_000;
/** How long after it a match is over: two halves and what is between them. */
const LENGTH_MS = 105 * 60_000;
/** The most matches that may be open; the earliest is over before its time. */
const MAX_OPEN = 2_000;

const stampOf = (line: string): number | undefined => {
  const startAt = startOf(line);
  return startAt === undefined ? undefined : startAt - LEAD_MS;
};

/** Recognised by its header; rows have a date. */
export const footballDataFormat: RecordingFormat = {
  name: 'football-data',
  recognises: (line) => HEADER.test(line),
  stampOf,
  createReader: createSeasonReader,
};

interface OpenMatch {
  readonly match: SeasonMatch;
  stage: Stage;
}

function createSeasonReader(): FeedReader {
  let columns: readonly string[] | undefined;
  let isShort = false;
  let open: OpenMatch[] = [];
  const goOn = (now: number): readonly FeedReport[] => {
    const reports: FeedReport[] = [];
    const excess = open.length - MAX_OPEN;
    for (const [index, one] of open.entries()) {
      const stage = index < excess ? 'finished' : stageAt(one.match, now);
      if (stage === one.stage) continue;
      one.stage = stage;
      reports.push(...seasonReports(one.match, stage));
    }
    open = open.filter(({ stage }) => stage !== 'finished');
    return reports;
  };
  return {
    // What has a score was over when the file was made.
    rest() {
      open = open.filter(({ match }) => match.full !== undefined);
      return goOn(Infinity);
    },
    // A row may leave out its last fields.
    isWithin: (isOpen) => isOpen && isShort,
    read(line) {
      isShort = fieldsOf(line).length < (columns?.length ?? 0);
      if (HEADER.test(line)) {
        columns = fieldsOf(line.replace(/^\uFEFF/, ''));
        return { kind: 'ignored', what: 'header' };
      }
      if (/^[\s,]*$/.test(line)) return { kind: 'ignored', what: 'empty row' };
      if (columns === undefined) return { kind: 'unreadable', detail: 'a row before the header', reports: [] };
      const match = seasonMatchOf(columns, line);
      if (typeof match === 'string') return { kind: 'unreadable', detail: match, reports: [] };
      const before = goOn(match.startAt - LEAD_MS);
      open.push({ match, stage: 'scheduled' });
      return { kind: 'reports', reports: [...before, ...seasonReports(match, 'scheduled')] };
    },
  };
}

function stageAt({ startAt, full }: SeasonMatch, now: number): Stage {
  if (now < startAt) return 'scheduled';
  return full !== undefined && now >= startAt + LENGTH_MS ? 'finished' : 'inPlay';
}
