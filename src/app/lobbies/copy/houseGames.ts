/** Words of the house's own games (HSG). */
import type { CommandRefusal, CommonReason } from '../../../domain/commands/memberCommand.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import type { HouseChoice, ReelSign } from '../../../domain/lobbies/houseGames.ts';
import type { PLAY_REASONS } from '../../../domain/lobbies/houseRound.ts';
import type { HouseGame } from '../../../domain/reference/lobbies.ts';

export const houseGameNames: Record<HouseGame, string> = { baccarat: '한판 바카라', moonSlot: '달토끼 슬롯' };

export const choiceNames: Record<HouseChoice, string> = {
  player: '플레이어',
  banker: '뱅커',
  tie: '타이',
  spin: '한 줄',
};

export const signNames: Record<ReelSign, string> = {
  moon: '보름달',
  rabbit: '토끼',
  mortar: '절구',
  cake: '떡',
  star: '별',
  cloud: '구름',
};

const won = (amount: number) => `${formatWon(amount)}원`;

export const houseWords = {
  balance: '보유머니',
  elapsed: '이용 시간',
  net: '이번 이용 순변동',
  stake: '베팅금액',
  choice: '베팅할 곳',
  add: (amount: number) => `+${formatWon(amount)}`,
  reset: '정정',
  range: (least: number, most: number) => `${won(least)}부터 ${won(most)}까지, 1,000원 단위`,
  play: { baccarat: '카드 받기', moonSlot: '돌리기' },
  playing: '진행 중',
  checking: '결과를 확인하는 중입니다. 다시 누르지 마세요.',
  offline: '연결이 끊어져 있어 지금은 할 수 없습니다.',
  ready: '금액을 정하고 시작해주세요.',
  outcome: (paid: number, stake: number) =>
    paid > stake
      ? `${won(paid)} 지급 (베팅금 ${won(stake)})`
      : paid === stake
        ? `베팅금 ${won(stake)}을 돌려받았습니다.`
        : paid > 0
          ? `${won(paid)} 지급, 베팅금보다 적습니다.`
          : '지급 없음',
  past: '이번 게임 기록',
  noPast: '아직 진행한 판이 없습니다.',
  round: (n: number) => `${n}판`,
  line: (stake: number, paid: number) => `${won(stake)} → ${won(paid)}`,
  verify: '검증',
  verified: '공개된 시드가 약속한 해시와 이어지며, 결과와 지급액이 모두 같습니다.',
  notVerified: '공개된 값과 결과가 맞지 않습니다. 고객센터에 알려주세요.',
  seed: '시드',
  salt: '베팅 키',
  commitment: '약속한 해시',
  rules: '규칙과 환수율',
  rounding: '지급액의 1원 미만은 버립니다.',
  fairness:
    '시작 전에 시드 사슬의 마지막 해시를 약속하고, 판이 끝날 때마다 시드를 공개합니다. 베팅 키는 이 브라우저가 만들기 때문에 하우스는 결과를 미리 고를 수 없습니다.',
  back: (percent: string) => `환수율 ${percent}%`,
  pays: (times: string) => `${times}배`,
  tieBack: '타이가 나오면 플레이어와 뱅커 베팅금은 돌려드립니다.',
  bankerRule: '카드는 8벌에서 나누고, 세 번째 카드는 표준 규칙(푼토 방코)을 따릅니다.',
  sign: '그림',
  three: '3개',
  two: '2개',
  counted: '모든 경우의 수로 계산한 값입니다. 오래 할수록 잃는 금액이 커집니다.',
  none: '–',
  over: '이용 시간이 끝났습니다. 로비에서 다시 열어주세요.',
  unknown: '열려 있는 게임이 아닙니다. 로비에서 다시 열어주세요.',
  close: '창 닫기',
  failed: '요청을 보내지 못했습니다. 잠시 후 다시 시도해주세요.',
  notDone: '베팅이 접수되지 않았습니다.',
  player: '플레이어',
  banker: '뱅커',
  points: (points: number) => `${points}점`,
  loading: '불러오는 중',
} as const;

type PlayReason = (typeof PLAY_REASONS)[number] | CommonReason;
const sentences: Record<PlayReason | 'keyUsed' | 'keyVoid', (numbers: Readonly<Record<string, number>>) => string> = {
  unknownSession: () => houseWords.unknown,
  over: () => houseWords.over,
  tooPoor: ({ emoney = 0 }) => `보유머니가 부족합니다. 현재 ${won(emoney)}입니다.`,
  ownLimit: () => '내가 정한 한도를 넘어 베팅할 수 없습니다.',
  restricted: () => '관리자에게 문의해주세요.',
  malformed: () => '입력항목을 확인해주세요.',
  notYours: () => houseWords.unknown,
  closed: () => '점검중입니다.',
  excluded: () => '쉬어가는 중이라 베팅할 수 없습니다.',
  keyUsed: () => houseWords.notDone,
  keyVoid: () => houseWords.notDone,
};

export const playRefusalText = ({ reason, numbers }: CommandRefusal): string =>
  (sentences[reason as PlayReason] ?? sentences.malformed)(numbers);
