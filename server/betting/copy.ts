/** Why the house does not take a bet. Shown to members as it is; what the slip says too is in `src/copy`. */
import { betRefusals, sentenceOf, STALE_ODDS, type Sentences } from '../../src/copy/betRefusals.ts';
import { ownRefusals } from '../../src/copy/ownRefusals.ts';
import { formatWon } from '../../src/domain/kernel/money.ts';
import { copy } from '../http/copy.ts';
import { sessionCopy } from '../session/copy.ts';
import type { Refusal } from './refusal.ts';

const refusals: Sentences<Refusal> = {
  ...betRefusals,
  ...ownRefusals,
  malformed: () => copy.badRequest,
  notYours: () => copy.notYours,
  bettingOff: () => copy.maintenance,
  maintenance: () => copy.maintenance,
  gameRests: () => '지금은 쉬는 시간입니다.',
  blocked: () => sessionCopy.blocked,
  keyUsed: () => '이미 처리된 베팅 요청입니다.',
  keyVoid: () => '취소된 베팅 요청입니다.',
  unknownPage: () => copy.badRequest,
  selectionClosed: () => '선택 경기중 마감 된 경기가 있습니다. 재 배팅 부탁드립니다.',
  staleOdds: () => STALE_ODDS,
  samePick: () => '같은 경기는 한 번만 선택할 수 있습니다.',
  balanceTooLow: () => '보유머니가 부족합니다.',
  tooManyHeld: () => '처리중인 베팅이 많습니다. 잠시 후 다시 시도해주세요.',
  decidedTooLate: () => '처리 시간이 초과되어 베팅이 취소되었습니다.',
  tooSoon: ({ waitMs }) => `베팅은 ${Math.ceil(waitMs / 1_000)}초 후에 가능합니다.`,
  scoreChanged: () => '스코어가 변경되어 베팅이 취소되었습니다.',
  aboveFixtureMax: ({ limit }) => `경기당 최대 배팅 가능 금액은 ${formatWon(limit)}원입니다.`,
  insurance: () => '동일경기 승패와 핸디캡 조합은 불가능 합니다.',
  impliedPick: () => '동일경기에서 함께 적중하는 조합은 불가능 합니다.',
  allOutcomes: () => '동일경기 양방 베팅은 불가능 합니다.',
};

/** The sentence of a refused bet. */
export const refusalText = (refusal: Refusal): string => sentenceOf(refusals, refusal);
