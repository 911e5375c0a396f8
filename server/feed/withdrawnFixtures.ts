/**
 * What a feed says of fixtures that another feed left behind in the same data directory: they leave the boards, and their bets stay
 * open until the feed that knows them runs again.
 */
import type { Fixture } from '../../src/domain/sports/fixture.ts';
import type { FeedReport } from './feed.ts';

/** Interrupted and suspended; closed if the fixture was over already. Says nothing twice. */
export function withdrawnReports(fixture: Fixture): readonly FeedReport[] {
  const { markets, score: _score, ...facts } = fixture;
  if (facts.status === 'finished' || facts.status === 'cancelled') {
    return [{ kind: 'closed', fixtureId: facts.fixtureId }];
  }
  const open = markets.flatMap(({ marketId, name, baseLine, selections }): readonly FeedReport[] => {
    const still = selections.filter((selection) => selection.status === 'open');
    if (still.length === 0) return [];
    return [
      {
        kind: 'market',
        fixtureId: facts.fixtureId,
        marketId,
        marketName: name,
        baseLine,
        selections: still.map(({ selectionId, side, name: selectionName, line, odds }) => ({
          selectionId,
          side,
          name: selectionName,
          line,
          odds,
          status: 'suspended',
          settlement: null,
        })),
      },
    ];
  });
  if (facts.status === 'interrupted' && open.length === 0) return [];
  return [{ kind: 'fixture', ...facts, status: 'interrupted' }, ...open];
}
