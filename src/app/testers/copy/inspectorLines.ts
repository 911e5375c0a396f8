/** How a line of a recording is told in words: its kind, what it is about, what caused it. */
import { formatWon } from '../../../domain/kernel/money.ts';
import { formatOdds } from '../../../domain/kernel/odds.ts';
import type { LogLine, OddsEffect, SelectionWords } from '../../../domain/recording/inspection/logLine.ts';
import { marketNameIn } from '../../kit/copy/sportMarketNames.ts';
import { teamsText } from '../../kit/copy/picks.ts';
import { sideNames } from '../../kit/copy/codes.ts';

const typeNames: Readonly<Record<string, string | undefined>> = {
  FixtureOpened: '경기 등록',
  FixtureChanged: '경기 변경',
  FixtureClosed: '경기 마감',
  MarketsOpened: '마켓 등록',
  OddsChanged: '배당 변경',
  ScoreChanged: '점수',
  NewsPublished: '공지',
  ProducerStateChanged: '제공자 상태',
  RoundEnded: '회차 결과',
  GamesChanged: '게임 점검',
  BetAccepted: '베팅 접수',
  BetSettled: '정산',
  BalanceChanged: '머니 변동',
  PointsChanged: '포인트 변동',
  UnreadCountChanged: '쪽지 수',
  RowTold: '목록 변경',
  DocumentTold: '문서 변경',
  SessionEnded: '세션 종료',
  PickAdded: '카트 담기',
  PicksRestored: '카트 되돌림',
  PickRemoved: '카트 빼기',
  SlipCleared: '카트 비움',
  PicksRequoted: '배당 다시 받음',
  StakeChanged: '베팅 금액',
  BetRequested: '접수 대기',
  OddsChangeReported: '변경 배당 알림',
  ChangedOddsAccepted: '변경 배당 수락',
  ChangedOddsDeclined: '변경 배당 거절',
  OddsPolicyChosen: '배당 변경 설정',
  BetPlaced: '베팅 완료',
  BetRefused: '베팅 거절',
  BetOutcomeUnknown: '결과 모름',
  BetNotPlaced: '접수되지 않음',
  placeBet: '베팅하기',
  acceptChangedOdds: '변경 배당으로 베팅',
  togglePick: '카트 담기',
  removePick: '카트 빼기',
  login: '로그인',
  logout: '로그아웃',
  answer: '답',
  opened: '탭 열림',
  went: '이동',
  sized: '크기 변경',
  reported: '문제 신고',
  shown: '보임',
  hidden: '가려짐',
  closed: '닫힘',
  console: '콘솔 오류',
  unreadable: '읽지 못함',
  longTask: '긴 작업',
  gap: '끊김',
  storage: '저장 공간',
  worker: '워커',
  connection: '연결',
  leader: '리더 변경',
};

const effectNames: { readonly [Effect in OddsEffect]: string } = {
  moved: '배당 변경',
  suspended: '일시중지',
  reopened: '다시 열림',
  settled: '결과 처리',
  nothing: '변경 없음',
};

/** `일시중지`, `베팅 거절`; a call that has no word by its name. */
export const kindText = ({ type, effect }: LogLine): string =>
  type === 'OddsChanged' && effect !== undefined ? effectNames[effect] : (typeNames[type] ?? type);

const sideText = ({ side, name, line }: SelectionWords): string => {
  const word = side === 'named' ? name : sideNames[side];
  return line === '' ? word : `${word} ${line}`;
};

/** `울산 HD – 전북 현대 · 홈 1.43→1.42` */
export function subjectText({ type, effect, subject, callId, selectionIds }: LogLine): string {
  const { home, away = '', sportId = '', selection, score, detail, sum, count = 0, isMarket = false } = subject;
  if (type === 'answer') return `#${callId ?? ''}${detail === undefined ? '' : ` · ${detail}`}`;
  const money = sum === undefined ? '' : formatWon(sum);
  const parts = [home === undefined ? '' : teamsText({ home, away })];
  if (score !== undefined) parts.push(`${score.home} : ${score.away}`);
  if (selection !== undefined) {
    const market = marketNameIn(sportId, { marketId: selection.marketId, name: selection.marketName });
    const move = `${sideText(selection)} ${formatOdds(selection.before)}→${formatOdds(selection.after)}`;
    parts.push(effect === 'moved' ? move : isMarket ? market : `${market} ${sideText(selection)}`);
    if (!isMarket && count > 1) parts.push(`외 ${count - 1}`);
  } else if (home === undefined && selectionIds.length > 0 && detail === undefined) parts.push(selectionIds[0] ?? '');
  parts.push(money, detail ?? '');
  return parts.filter((part) => part !== '').join(' · ');
}

/** What stands in the column of causes. */
export const causeText = (cause: LogLine | undefined): string =>
  cause === undefined
    ? '–'
    : cause.callId === undefined
      ? cause.offset === undefined
        ? kindText(cause)
        : `#${formatWon(cause.offset)}`
      : `명령 #${cause.callId}`;

/** All that is said of a line, for the words of a filter. */
export const lineText = (line: LogLine): string =>
  [
    kindText(line),
    line.type,
    subjectText(line),
    ...line.fixtureIds,
    ...line.selectionIds,
    line.betId ?? '',
    line.key ?? '',
    line.tab ?? '',
  ].join(' ');

const fieldSides: Readonly<Record<string, string | undefined>> = sideNames;

/** A field of two states: `승무패 홈 .price`. */
export function fieldText(
  path: readonly string[],
  sportId: string,
): { readonly owner: string; readonly field: string } {
  if (path.length < 3) return { owner: '', field: path.join(' ') };
  const [first = '', side = '', field = ''] = path;
  if (first === 'pick') return { owner: side, field };
  const [marketId = '', ...line] = first.split(' ');
  const market = marketNameIn(sportId, { marketId, name: marketId });
  return { owner: [market, ...line, fieldSides[side] ?? side].join(' '), field };
}
