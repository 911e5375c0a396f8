/**
 * The turns of a delivery: parts of it in which nothing is said twice, each judged after the one before it (FX-10, FX-11). Most deliveries are
 * one turn.
 */
import { isAlike } from '../../src/domain/kernel/isAlike.ts';
import type { FeedReport, FixtureReport, MarketReport, SelectionReport } from '../feed/feed.ts';

/** In their order; whatever of a fixture is told after its end is another turn. */
export function turnsOf(reports: readonly FeedReport[]): readonly (readonly FeedReport[])[] {
  const turns: FeedReport[][] = [];
  let turn = newTurn();
  const next = () => {
    turns.push(turn.reports);
    turn = newTurn();
  };
  for (const report of reports) {
    if (turn.hasEnded(report)) next();
    if (report.kind === 'market') {
      let part: SelectionReport[] = [];
      for (const selection of report.selections) {
        if (!turn.says(`${report.fixtureId} ${selection.selectionId}`)) {
          part.push(selection);
          continue;
        }
        if (part.length > 0) turn.reports.push({ ...report, selections: part });
        next();
        turn.says(`${report.fixtureId} ${selection.selectionId}`);
        part = [selection];
      }
      turn.reports.push(part.length === report.selections.length ? report : { ...report, selections: part });
      continue;
    }
    if (turn.saysOtherwise(report)) {
      next();
      turn.saysOtherwise(report);
    }
    turn.reports.push(report);
  }
  if (turn.reports.length > 0) next();
  return turns;
}

/** A part of a delivery as far as it goes. */
function newTurn() {
  const said = new Set<string>();
  const facts = new Map<string, FixtureReport>();
  const says = (what: string): boolean => {
    if (said.has(what)) return true;
    said.add(what);
    return false;
  };
  return {
    reports: [] as FeedReport[],
    /** Whether that was said already; notes that it is. */
    says,
    hasEnded: (report: FeedReport) => report.kind !== 'producer' && said.has(`closed ${report.fixtureId}`),
    /** Whether this was said, and not the same; facts of a fixture come again with each of its markets. */
    saysOtherwise(report: Exclude<FeedReport, MarketReport>): boolean {
      if (report.kind === 'producer') return says(`producer ${report.producer}`);
      if (report.kind !== 'fixture') return says(`${report.kind} ${report.fixtureId}`);
      const known = facts.get(report.fixtureId);
      facts.set(report.fixtureId, report);
      return known !== undefined && !isAlike(known, report);
    },
  };
}
