/**
 * A feed with so many times the markets: each that another feed opens, again under other lines and names. The copies stand still, so that the
 * house is larger and no busier.
 */
import type { FeedReport, MarketReport } from '../../server/feed/feed.ts';
import type { FeedFactory } from '../../server/feed/feedFactory.ts';
import { SelectionId } from '../../src/domain/kernel/ids.ts';

export function manyMarkets(feed: FeedFactory, times: number): FeedFactory {
  if (times === 1) return feed;
  return async (sink, clock, state) => {
    let isOpening = true;
    const deliver = (reports: readonly FeedReport[]) =>
      sink.deliver(isOpening ? reports.flatMap((report) => copiesOf(report, times)) : reports);
    const running = await feed({ deliver, complain: (complaint) => sink.complain(complaint) }, clock, state);
    isOpening = false;
    return running;
  };
}

function copiesOf(report: FeedReport, times: number): readonly FeedReport[] {
  if (report.kind !== 'market') return [report];
  return [report, ...Array.from({ length: times - 1 }, (_, index) => copyOf(report, index + 1))];
}

/** Its line is another, as that of a further total or handicap is. */
function copyOf(report: MarketReport, copy: number): MarketReport {
  const line = String(100 * copy + Number(report.baseLine || 0));
  return {
    ...report,
    baseLine: line,
    selections: report.selections.map((selection) => ({
      ...selection,
      selectionId: SelectionId.parse(`${selection.selectionId}${copy}`),
      line,
    })),
  };
}
