/** Names of picks: on the board, in the slip, to a screen reader. */
import { describe, expect, it } from 'vitest';
import { oddsLabelOf, pickNameOf, summaryOf, teamsText, type Named } from '../../../../src/app/kit/copy/picks.ts';

const game = { home: '울산 HD', away: '전북 현대', line: '', name: '1' };
const named = (over: Partial<Named>): Named => ({ side: 'home', ...game, ...over });

describe('CRT-02: what a pick is called', () => {
  it.each([
    [named({}), '울산 HD'],
    [named({ side: 'draw', name: 'X' }), '무'],
    [named({ side: 'away', line: '+1.5' }), '전북 현대 +1.5'],
    [named({ side: 'over', line: '2.5' }), '오버 2.5'],
    [named({ side: 'named', name: '1번' }), '1번'],
    [named({ side: 'named', name: 'Yes' }), '예'],
    [named({ side: 'named', name: '1X' }), '홈·무'],
    [named({ side: 'named', name: 'X/2' }), '무/원정'],
    [named({ side: 'named', name: '2 & Over', line: '2.5' }), '원정·오버 2.5'],
    [named({ side: 'named', name: '2-1' }), '2:1'],
    [named({ side: 'named', name: 'Any Other Draw' }), '무 기타'],
    [named({ side: 'named', name: '12 Angry Men' }), '12 Angry Men'],
  ])('%j', (pick, name) => {
    expect(pickNameOf(pick)).toBe(name);
  });

  it('sums several picks up by the first', () => {
    expect(summaryOf([named({}), named({ side: 'draw' }), named({ side: 'away' })])).toBe('울산 HD 외 2');
    expect(summaryOf([named({ side: 'draw' })])).toBe('무');
  });

  it('shows an outright by its title alone', () => {
    expect(teamsText({ home: '우승', away: '' })).toBe('우승');
    expect(teamsText(game)).toBe('울산 HD – 전북 현대');
  });
});

describe('SPT-01: the accessible name of an odds button begins with the pick and ends with the odds', () => {
  it.each([
    [named({}), 185, '홈 울산 HD 1.85'],
    [named({ side: 'draw' }), 320, '무 3.20'],
    [named({ side: 'away' }), 410, '원정 전북 현대 4.10'],
    [named({ side: 'named', name: '1번' }), 590, '1번 5.90'],
  ])('%j at %i', (pick, odds, label) => {
    expect(oddsLabelOf(pick, odds)).toBe(label);
  });
});
