/** What a name is found by: tables of examples. */
import { describe, expect, it } from 'vitest';
import { fold, inNormalForm } from '../../../src/domain/search/fold.ts';
import { keysOf } from '../../../src/domain/search/hangul.ts';
import { readAliases } from '../../../src/domain/search/aliases.ts';
import { ALIASES } from '../../../src/domain/search/aliasTable.ts';
import { matchName, searchName, searchText } from '../../../src/domain/search/match.ts';

const aliasesOf = readAliases();

function found(text: string, name: string) {
  const wanted = searchText(text);
  const match = wanted === undefined ? undefined : matchName(wanted, searchName(name, aliasesOf(name)));
  if (match === undefined) return undefined;
  return [match.rank, inNormalForm(name).slice(match.from, match.to)];
}

describe('SPT-11 SRC-1 what of a text is looked at', () => {
  it.each([
    ['맨체스터  유나이티드', '맨체스터유나이티드'],
    ['St. Étienne – FC København', 'stetiennefckobenhavn'],
    ['Weißer Łódź', 'weisserlodz'],
    ['ＦＣ서울', 'fc서울'],
    ['ㄳ', 'ㄱㅅ'],
    ['한글'.normalize('NFD'), '한글'],
    ['?! ', ''],
  ])('of %s it is %s', (text, letters) => {
    expect(fold(inNormalForm(text)).text).toBe(letters);
  });

  it.each([
    ['맨', 'ㅁㅐㄴ'],
    ['괜', 'ㄱㅗㅐㄴ'],
    ['닭', 'ㄷㅏㄹㄱ'],
    ['씨', 'ㅆㅣ'],
    ['ㄻ', 'ㄹㅁ'],
    ['a', 'a'],
  ])('%s is typed %s', (letter, keys) => {
    expect(keysOf(letter)).toBe(keys);
  });
});

describe('SPT-11 SRC-2 how well a name is found, and which part of it', () => {
  it.each([
    ['맨체스터 시티', '맨체스터 시티', 'exact', '맨체스터 시티'],
    ['맨체스터시티', '맨체스터 시티', 'exact', '맨체스터 시티'],
    ['맨체스터 시', '맨체스터 시티', 'prefix', '맨체스터 시'],
    ['맨체스터', '맨체스터 시티', 'prefix', '맨체스터'],
    ['시티', '맨체스터 시티', 'wordPrefix', '시티'],
    ['서울', 'FC서울', 'alias', '서울'],
    ['안양', 'HL 안양', 'wordPrefix', '안양'],
    ['체스터', '맨체스터 시티', 'inside', '체스터'],
    ['ecolo', 'Recoleta', undefined, ''],
    ['ecole', 'Recoleta', 'inside', 'ecole'],
    ['saint etienne', 'Saint-Étienne', 'exact', 'Saint-Étienne'],
    ['부천 1995', '부천 FC 1995', undefined, ''],
    ['맨', '첼시', undefined, ''],
    ['LG', '츠르베나 즈베즈다', undefined, ''],
  ])('SRC-2 %s in %s is %s: %s', (text, name, rank, part) => {
    expect(found(text, name)).toEqual(rank === undefined ? undefined : [rank, part]);
  });

  it.each([
    ['매', '맨체스터 시티', 'prefix', '맨'],
    ['맨체슽', '맨체스터 시티', 'prefix', '맨체스'],
    ['레앎', '레알 마드리드', 'prefix', '레알'],
    ['맨ㅊ', '맨체스터 시티', 'initials', '맨체'],
    ['레알ㅁ', '레알 마드리드', 'initials', '레알 마'],
  ])('SRC-3 the last syllable of %s is not finished', (text, name, rank, part) => {
    expect(found(text, name)).toEqual([rank, part]);
  });

  it.each([
    ['ㅁㅊㅅ', '맨체스터 시티', '맨체스'],
    ['ㅁㅊㅅㅌㅅㅌ', '맨체스터 시티', '맨체스터 시티'],
    ['맨ㅊㅅ', '맨체스터 시티', '맨체스'],
    ['ㅅㅌ', '맨체스터 시티', '시티'],
    ['ㄳ', '김천 상무', undefined],
    ['ㄳ', '가시마 앤틀러스', '가시'],
    ['ㅆㅌ', '맨체스터 시티', undefined],
    ['ㅏ', '아스널', undefined],
    ['ㅁㅊㅅ', '메스', undefined],
  ])('SRC-4 the consonants %s in %s', (text, name, part) => {
    expect(found(text, name)).toEqual(part === undefined ? undefined : ['initials', part]);
  });

  it.each([
    ['맨유', '맨체스터 유나이티드', 'alias'],
    ['레알', '레알 마드리드', 'alias'],
    ['바르샤', 'FC 바르셀로나', 'alias'],
    ['스퍼스', '토트넘', 'alias'],
    ['토트넘 홋스퍼', '토트넘', 'alias'],
    ['ㅁㅇ', '맨체스터 유나이티드', 'aliasPart'],
    ['Man Utd', '맨체스터 유나이티드', 'alias'],
    ['man u', '맨체스터 유나이티드', 'aliasPart'],
    ['bayern', '바이에른 뮌헨', 'aliasPart'],
    ['Bayern München', '바이에른 뮌헨', 'alias'],
    ['REAL MADRID', '레알 마드리드', 'alias'],
    ['돌문', '도르트문트', 'alias'],
    ['맨유', 'Man Utd', 'alias'],
    ['EPL', '프리미어리그', 'alias'],
    ['크보', 'KBO', 'alias'],
  ])('SRC-5 %s is another name of %s', (text, name, rank) => {
    expect(found(text, name)?.[0]).toBe(rank);
  });

  it.each([
    ['만체스터', '맨체스터 시티', '맨체스터'],
    ['맨채스터', '맨체스터 시티', '맨체스터'],
    ['맨체스어', '맨체스터 시티', '맨체스터'],
    ['토트남', '토트넘', '토트넘'],
    ['토트넘ㅁ핫', '토트넘', undefined],
    ['리버플', '리버풀', '리버풀'],
    ['챌시아', '첼시', undefined],
    ['Arsenla', 'Arsenal', 'Arsenal'],
    ['Arsnal', 'Arsenal', 'Arsenal'],
    ['Arssenal', 'Arsenal', 'Arsenal'],
    ['Chelt', 'Celtic', 'Celt'],
    ['Chelts', 'Celtic', undefined],
    ['kbo', 'Bournemouth', undefined],
    ['PSB', 'PSV', 'PSV'],
    ['U-19 Seoul', 'U-20 Seoul', undefined],
    ['ㅇ울산', '울산 HD', '울산'],
    ['맨', '만', undefined],
  ])('SRC-6 one wrong letter: %s for %s', (text, name, part) => {
    expect(found(text, name)).toEqual(part === undefined ? undefined : ['near', part]);
  });
});

describe('SRC-5 the table of other names', () => {
  it('has at least a hundred and fifty Korean ones and as many Latin, none of them empty', () => {
    const others = ALIASES.flatMap((row) => row.slice(1));
    const isKorean = (name: string) => /[가-힣]/.test(name);
    expect(others.filter(isKorean).length).toBeGreaterThanOrEqual(150);
    expect(others.filter((name) => !isKorean(name)).length).toBeGreaterThanOrEqual(150);
    expect(ALIASES.flat().filter((name) => searchText(name) === undefined)).toEqual([]);
  });

  it('has one row for each first name', () => {
    const first = ALIASES.map(([name = '']) => fold(name).text);
    expect(new Set(first).size).toBe(first.length);
  });
});
