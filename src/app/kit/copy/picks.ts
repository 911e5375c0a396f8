/** How a selection is named: on its button, in the slip and in a bet (CRT-02). */
import { formatOdds } from '../../../domain/kernel/odds.ts';
import type { Side } from '../../../domain/sports/fixture.ts';
import { sideNames } from './codes.ts';

/** What naming needs to know of a selection and its fixture. */
export interface Named {
  readonly side: Side;
  readonly name: string;
  readonly line: string;
  readonly home: string;
  readonly away: string;
}

const withLine = (name: string, line: string) => (line === '' ? name : `${name} ${line}`);

/** Answers that have no side, as the feed says them. */
const answers: Readonly<Record<string, string | undefined>> = {
  Yes: '예',
  No: '아니오',
  Odd: '홀',
  Even: '짝',
  Under: '언더',
  Exact: '정확히',
  Over: '오버',
  'No Goal': '득점 없음',
  'Any Other Home': '홈 기타',
  'Any Other Draw': '무 기타',
  'Any Other Away': '원정 기타',
};
const seats: Readonly<Record<string, string | undefined>> = { 1: '홈', X: '무', 2: '원정' };

/** An answer of the feed in words: `예`, `홈·무`, `무/홈`, `2:1`; whatever else is a name, and stays as it is. */
function answerNameOf(name: string): string {
  const [, first = '', joint = '', second = ''] = /^([12X])( ?[&/]? ?)([12X]|Over|Under)$/.exec(name) ?? [];
  if (first === '') return answers[name] ?? name.replace(/^(\d+)-(\d+)$/, '$1:$2');
  return `${seats[first] ?? ''}${joint.trim() === '/' ? '/' : '·'}${seats[second] ?? answers[second] ?? ''}`;
}

/** The pick alone: a team, `무`, `오버 2.5`, a runner. */
export function pickNameOf({ side, name, line, home, away }: Named): string {
  switch (side) {
    case 'home':
      return withLine(home, line);
    case 'away':
      return withLine(away, line);
    case 'draw':
      return sideNames.draw;
    case 'over':
    case 'under':
      return withLine(sideNames[side], line);
    case 'named':
      return withLine(answerNameOf(name), line);
  }
}

/**
 * The accessible name of an odds button: begins with the pick, ends with the odds (`홈 울산 HD 1.85`, `무 3.20`).
 *
 * @param odds hundredths
 */
export function oddsLabelOf(named: Named, odds: number): string {
  const side = named.side === 'home' || named.side === 'away' ? `${sideNames[named.side]} ` : '';
  return `${side}${pickNameOf(named)} ${formatOdds(odds)}`;
}

/** Both sides of a fixture, or its title alone where there is no second side (an outright). */
export function teamsText({ home, away }: Pick<Named, 'home' | 'away'>): string {
  return away === '' ? home : `${home} – ${away}`;
}

/** `울산 HD 외 2` */
export function summaryOf(picks: readonly Named[]): string {
  const [first] = picks;
  if (first === undefined) return '';
  return picks.length === 1 ? pickNameOf(first) : `${pickNameOf(first)} 외 ${picks.length - 1}`;
}
