/** The words of a report of a fault (rules RPT). */

/** Seoul's, of the browser itself: with the site's own clockwork this, which comes late, would share files that a first page waits for. */
const seoul = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short', timeStyle: 'medium' });

/** `15:20:53` */
export const secondText = (at: number): string => seoul.format(at).slice(-8);

const inGroups = new Intl.NumberFormat('ko-KR');
const counted = (count: number): string => inGroups.format(count);

const MB = 1_048_576;

export const report = {
  title: '문제 신고',
  parts: { 1: '1분', 5: '지난 5분', 10: '10분', whole: '녹화' },
  period: '저장할 시간',
  strip: '저장할 시간에 있었던 일',
  suspended: (count: number) => `일시중지 ${counted(count)}`,
  bets: (count: number) => `베팅 ${counted(count)}`,
  errors: (count: number, at: number | undefined) =>
    `오류 ${counted(count)}${at === undefined ? '' : ` · ${secondText(at)}`}`,
  sentence: '무슨 일이 있었나요? (선택)',
  together: '함께 저장하는 것',
  record: '기록',
  recordText: (entries: number, bytes: number) =>
    `이벤트 ${counted(entries)}개 · ${(Math.ceil((10 * bytes) / MB) / 10).toFixed(1)}MB`,
  picture: '지금 화면',
  pictureText: '기록에서 똑같이 다시 그립니다',
  console: '콘솔',
  consoleText: (errors: number) => (errors === 0 ? '오류 없음' : `오류 ${counted(errors)}`),
  machine: '기기',
  machineText: (width: number) => `화면 ${width}, 브라우저, 저장 공간`,
  ranges: '금액을 구간으로 바꾸기',
  rangesNote: '예: 50,000원 → 3만~10만원',
  promise: '비밀번호와 토큰은 처음부터 기록하지 않고, 닉네임은 가명으로 바꿉니다.',
  nowhere: '이 기기에만 저장하고 어디로도 보내지 않습니다.',
  save: '파일로 저장',
  saved: (name: string) => `${name} 파일로 저장했습니다.`,
  failed: '저장하지 못했습니다. 잠시 후 다시 눌러 주세요.',
  loading: '기록을 살펴보는 중입니다.',
  empty: '아직 기록한 것이 없습니다. 지금 상태와 적은 글을 저장합니다.',
  saving: '데이터 절약 중이라 기록하지 않고 있습니다. 지금 상태와 적은 글을 저장합니다.',
  none: '이 브라우저에서는 기록할 수 없습니다. 적은 글과 기기 정보만 저장합니다.',
  begin: '녹화 시작',
  beginText: '지금부터 멈출 때까지 모두 남깁니다.',
  end: '녹화 정지',
  endText: (since: number) => `${secondText(since).slice(0, 5)}부터 녹화 중`,
  region: '문제 신고',
} as const;

/** Name of a saved file: `hanpan-20261024-1521.hanpan`. */
export function reportFileName(at: number): string {
  const digits = seoul.format(at).replaceAll(/\D/g, '');
  return `hanpan-${digits.slice(0, 8)}-${digits.slice(8, 12)}.hanpan`;
}
