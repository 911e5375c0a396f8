/** The header that says which scores a member saw. */
import { describe, expect, it } from 'vitest';
import { SEEN_SCORES_HEADER, scoresOnTheWire, seenScoresOf } from '../../../src/domain/bets/seenScores.ts';
import { fixtureId } from '../../support/domain/eventFactory.ts';

describe('CLS-5 seen scores', () => {
  it('are read as they were written, whatever the ids', () => {
    const scores = new Map([
      [fixtureId('f1'), { home: 2, away: 0 }],
      [fixtureId('a=b,c:d %경기'), null],
    ]);
    const headers = scoresOnTheWire(scores);
    expect(headers[SEEN_SCORES_HEADER]).toMatch(/^[\x21-\x7e]+$/);
    expect(seenScoresOf(headers[SEEN_SCORES_HEADER])).toEqual(scores);
  });

  it('are not said where nothing is in play', () => {
    expect(scoresOnTheWire(new Map())).toEqual({});
    expect(seenScoresOf(undefined)).toEqual(new Map());
  });

  it.each(['', 'f1', 'f1=', '=1:0', 'f1=1:0,', 'f1=-1:0', 'f1=1:0,f1=1:0', '%E0%A4%A=1:0', 'f1=12345:0'])(
    '%j says nothing',
    (text) => {
      expect(seenScoresOf(text)).toBeUndefined();
    },
  );
});
