/**
 * A feed with so many times the markets: each that another feed opens, again under other lines and names. The copies stand still, so that the
 * house is larger and no busier.
 */
import type { FeedReport, FeedSink, MarketReport } from '../../server/feed/feed.ts';
import type { FeedFactory } from '../../server/feed/feedFactory.ts';
import { SelectionId } from '../../src/domain/kernel/ids.ts';

export function manyMarkets(feed: FeedFactory, times: number): FeedFactory {
  if (times === 1) return feed;
  return async (sink, clock, state) => {
    let isOpening = true;
    const manyOf = (reports: readonly FeedReport[]) =>
      isOpening ? reports.flatMap((report) => copiesOf(report, times)) : reports;
    const many: FeedSink = {
      deliver: (reports) => sink.deliver(manyOf(reports)),
      deliverEach: (all) => sink.deliverEach(all.map((one) => ({ ...one, reports: manyOf(one.reports) }))),
      complain: (complaint) => sink.complain(complaint),
    };
    const running = await feed(many, clock, state);
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
