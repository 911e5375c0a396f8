/** What is looked for among members, and a bet in one line. */
import { describe, expect, it } from 'vitest';
import { betText } from '../../../src/app/office/parts/betText.ts';
import { filterText } from '../../../src/app/office/pages/letters/filterText.ts';
import { choiceIn, handedChoice, memberFilter, NO_CHOICE } from '../../../src/app/office/parts/memberChoice.ts';
import { membersCall } from '../../../src/domain/calls/officeMembers.ts';
import { wireFilter } from '../../../src/domain/lists/list.ts';

describe('a choice among members', () => {
  it('MBR-3 asks for nothing that was not chosen', () => {
    expect(memberFilter(NO_CHOICE)).toEqual({ sort: 'newest' });
    expect(memberFilter({ ...NO_CHOICE, search: '   ' })).toEqual({ sort: 'newest' });
  });

  it('MBR-3 is read by the origin as it was meant', () => {
    const choice = { search: ' 0001 ', level: '3', state: 'blocked', sort: 'balance' } as const;
    const asked = Object.fromEntries(wireFilter(memberFilter(choice)));
    expect(membersCall.query.parse(asked)).toEqual({ search: '0001', level: 3, state: 'blocked', sort: 'balance' });
  });
});

describe('a letter to a choice of members', () => {
  it('MLG-1 is handed on by the list, and anything else is no choice', () => {
    const choice = { ...NO_CHOICE, search: '이 름&', level: '3', state: 'signedIn' } as const;
    expect(choiceIn(structuredClone(handedChoice({ ...choice, sort: 'balance' })))).toEqual(choice);
    for (const handed of [null, undefined, 'letters', { ...choice, level: 'x' }, { ...choice, state: 'nothing' }])
      expect(choiceIn(handed)).toEqual(NO_CHOICE);
  });

  it('MLG-5 says whom it went to in a line', () => {
    expect(filterText({})).toBe('모든 회원');
    expect(filterText({ level: 3, state: 'signedIn', search: '하나' })).toBe('Lv.3 · 접속 중 · ‘하나’ 검색');
  });
});

describe('a bet in one line', () => {
  it('MBR-3 names the sides of its first game, and a round of ours by its picks alone', () => {
    const two = { home: '울산 HD', away: '포항', folds: 2 };
    expect(betText(two)).toBe('울산 HD – 포항 · 2폴더');
    expect(betText({ home: '', away: '', folds: 1 })).toBe('단폴');
  });
});
