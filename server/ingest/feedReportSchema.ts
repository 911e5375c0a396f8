/** What a report must look like before the origin believes it, so that nothing reaches a browser that its schemas refuse. */
import { z } from 'zod';
import { PRODUCERS, ProducerState } from '../../src/domain/events/catalogue.ts';
import { Odds } from '../../src/domain/kernel/odds.ts';
import { SelectionStatus, Settlement } from '../../src/domain/reference/statuses.ts';
import { Fixture, Market, Score, Selection } from '../../src/domain/sports/fixture.ts';

const SelectionReportSchema = z.object({
  selectionId: Selection.shape.selectionId,
  side: Selection.shape.side,
  name: Selection.shape.name,
  line: Selection.shape.line,
  odds: Odds.nullable(),
  status: SelectionStatus,
  settlement: Settlement.nullable(),
});

/** Stricter than its type: lengths, ranges and odds as browsers' schemas take them. */
export const FeedReportSchema = z.discriminatedUnion('kind', [
  Fixture.omit({ score: true, markets: true }).extend({ kind: z.literal('fixture') }),
  z.object({ kind: z.literal('score'), fixtureId: Fixture.shape.fixtureId, score: Score }),
  z.object({
    kind: z.literal('market'),
    fixtureId: Fixture.shape.fixtureId,
    marketId: Market.shape.marketId,
    marketName: Market.shape.name,
    baseLine: Market.shape.baseLine,
    selections: z.array(SelectionReportSchema).max(200),
  }),
  z.object({ kind: z.literal('closed'), fixtureId: Fixture.shape.fixtureId }),
  Fixture.omit({ status: true, turnsInPlay: true, score: true, markets: true }).extend({
    kind: z.literal('pastGame'),
    score: Score,
    endedAt: z.number().int().min(0),
  }),
  z.object({ kind: z.literal('producer'), producer: z.enum(PRODUCERS), state: ProducerState }),
]);
