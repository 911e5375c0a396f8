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
    expect(memberFilter({ ...NO_CHOICE, tendency: '0' })).toEqual({ sort: 'newest', tendency: 0 });
  });

  it('MBR-3 is read by the origin as it was meant', () => {
    const narrowed = { level: '3', tendency: '36', partner: 'partner1', state: 'blocked', sort: 'balance' } as const;
    const choice = { search: ' 0001 ', ...narrowed };
    const asked = Object.fromEntries(wireFilter(memberFilter(choice)));
    expect(membersCall.query.parse(asked)).toEqual({
      ...narrowed,
      ...{ search: '0001', level: 3, tendency: 36 },
    });
  });
});

describe('a letter to a choice of members', () => {
  it('MLG-1 is handed on by the list, and anything else is no choice', () => {
    const narrowed = { level: '3', tendency: '22', partner: 'partner1', state: 'signedIn' } as const;
    const choice = { ...NO_CHOICE, search: '이 름&', ...narrowed };
    expect(choiceIn(structuredClone(handedChoice({ ...choice, sort: 'balance' })))).toEqual(choice);
    for (const handed of [
      null,
      undefined,
      'letters',
      { ...choice, level: 'x' },
      { ...choice, tendency: '1e3' },
      { ...choice, state: 'nothing' },
    ])
      expect(choiceIn(handed)).toEqual(NO_CHOICE);
  });

  it('MLG-5 says whom it went to in a line', () => {
    const partners = [{ userId: 'partner1', name: '한강본부' }];
    expect(filterText({}, partners)).toBe('모든 회원');
    expect(filterText({ level: 3, state: 'signedIn', search: '하나' }, partners)).toBe('Lv.3 · 접속 중 · ‘하나’ 검색');
    expect(filterText({ tendency: 36, partner: 'partner1' }, partners)).toBe('성향 36 · 한강본부 조직');
    // Of one who is no partner any more there is no name.
    expect(filterText({ partner: 'partner9' }, partners)).toBe('partner9 조직');
  });
});

describe('a bet in one line', () => {
  it('MBR-3 names the sides of its first game, and a round of ours by its picks alone', () => {
    const two = { home: '울산 HD', away: '포항', folds: 2 };
    expect(betText(two)).toBe('울산 HD – 포항 · 2폴더');
    expect(betText({ home: '', away: '', folds: 1 })).toBe('단폴');
  });
});
