/** The words of play that stands out: the rules with their numbers, and what they find. */
import { formatWon } from '../../../domain/kernel/money.ts';
import { UNUSUAL_DAYS, UNUSUAL_RULES } from '../../../domain/office/unusual.ts';

const { bothSides, passesThrough, winsMuch } = UNUSUAL_RULES;

export const unusual = {
  title: '이상 이용',
  hint: `오늘까지 ${UNUSUAL_DAYS}일의 기록입니다. 확인이 필요하다는 뜻일 뿐, 제재는 따르지 않습니다.`,
  rules: {
    bothSides: {
      name: '같은 기기 양방 베팅',
      says: `한 브라우저로 로그인한 회원들이 같은 경기, 같은 마켓의 서로 다른 선택에 각각 ${formatWon(bothSides.leastStaked)}원 이상 베팅했습니다.`,
    },
    passesThrough: {
      name: '베팅 없는 충전·환전',
      says: `${formatWon(passesThrough.leastCharged)}원 이상 충전하고 그 ${passesThrough.stakedBelowOneIn}분의 1도 베팅하지 않은 채, ${passesThrough.takenFromOneIn}분의 1 이상을 환전했거나 신청했습니다.`,
    },
    winsMuch: {
      name: '잦은 고수익',
      says: `정산된 베팅이 ${winsMuch.leastBets}건 이상이고, 당첨금이 베팅액의 ${winsMuch.leastTimesStaked}배 이상이며 ${formatWon(winsMuch.leastWon)}원 이상 더 많습니다.`,
    },
  },
  head: {
    member: '회원',
    pick: '선택',
    bets: '베팅 수',
    charged: '충전',
    staked: '베팅액',
    taken: '환전',
    paid: '당첨금',
  },
  count: (count: number) => `${formatWon(count)}건`,
  none: '해당하는 회원이 없습니다.',
  empty: '규칙에 맞는 이용이 없습니다.',
  emptyHint: '양방 베팅, 베팅 없는 충전·환전, 잦은 고수익이 있으면 여기에 나타납니다.',
} as const;
