/** Words of virtual sports: venues, sports, teams and runners, all invented, markets and their cells, and what their pages say. */
import type { Venue, VirtualSport } from '../../../domain/mini-games/virtual/venues.ts';

export const virtualSportNames: Record<VirtualSport, string> = {
  soccer: '축구',
  basketball: '농구',
  dog: '개경주',
  horse: '경마',
};

export const venueNames: Record<Venue, string> = {
  premierships: '프리미어십',
  superleagues: '슈퍼리그',
  worldcups: '월드컵',
  eurocups: '유로컵',
  bakergardens: '베이커 가든스',
  nbareplay: 'NBA',
  waterportarena: '워터포트 아레나',
  goldenhillparks: '골든힐 파크',
  hillsideparks: '힐사이드 파크',
  britanniaways: '브리타니아 웨이',
  festivaldowns: '페스티발 다운스',
  victoriaparks: '빅토리아 파크',
};

const words = (text: string): readonly string[] => text.split(',');

/** Names of the teams of a venue, in the order of their numbers. */
const teamNames: { readonly [Of in Venue]?: readonly string[] } = {
  premierships: words(
    '브릭필드 유나이티드,애시먼 시티,노스게이트 로버스,레이븐포트,킹스미어 타운,하버튼 애슬레틱,손필드,웨스트로 원더러스,그레이무어 시티,올드크로스 유나이티드,메이플퍼드,스톤리지,윈더크로프트,브룩데일 로버스,포트엘린,던브룩,에버샤,클리프무어,랭크로스,서머퍼드',
  ),
  superleagues: words(
    '가람 FC,너울 시티,다솔 유나이티드,라온 FC,마루 스타즈,바람 로버스,새벽 FC,아라 시티,자작 유나이티드,차오름 FC,한빛 시티,푸른솔 FC,노을 유나이티드,별내 스타즈,미르 FC,솔바람 시티,온새미 FC,해무리 유나이티드',
  ),
  worldcups: words(
    '아르디아,벨로라,칸타르,도르반,엘리시아,팔로리아,갈레노,헤스티아,이르반,주노라,켈도르,루미나,마레스,노르딘,오르카나,페트라,퀸타스,로웨나,솔레아,테라노,우르다,발렌시스,위스페르,제니아',
  ),
  eurocups: words(
    '아브렌,브리간,코르사,드루나,에이렌,프리온,그란델,할베른,이솔라,유트라,카르민,라우렌,모라브,네스토,오스텔,폴다,라고르,스벤다,티롤린,움브라,베르단,발다,크소렌,조르트',
  ),
  bakergardens: words(
    '레이크포트 코메츠,하버뷰 팔콘스,크레스트 라이더스,웨이브톤 세일러스,메이슨 스톰,오크베이 오터스,리버턴 링스,선밸리 스콜피온스,아이언힐 타이탄스,블루릿지 그리핀스,골든베이 캡틴스,사우스필드 코브라스',
  ),
  nbareplay: words(
    '노스쇼어 미티어스,마운트레이 바이슨스,이스트번 재규어스,웨스트레이크 레이더스,그린빌 코메츠,포트나인 세일러스,레드록 라이더스,실버레이크 링스,하이랜드 스톰,스톤브리지 타이탄스,베이사이드 오터스,파인힐 팔콘스,롱비치로 캡틴스,미드타운 코브라스,캐슬록 그리핀스,화이트워터 스콜피온스',
  ),
  waterportarena: words(
    '워터포트 마리너스,등대 코메츠,갈매기 스톰,파도 라이더스,항구 타이탄스,산호 링스,모래톱 오터스,닻 캡틴스,돛단 세일러스,수평선 팔콘스,만조 그리핀스,해안 바이슨스',
  ),
};

const horseNames = {
  first: words('백두,푸른,은빛,한강,새벽,달맞이,가을,북극,아침,청산,하늘,들꽃,남도,초록,노을,은하'),
  second: words('천둥,번개,질주,바람,파도,이슬,별곡,마루,향기,기행,동화,별'),
};

const dogNames = {
  first: words('번개,검은,하얀,들녘,호랑,구름,산들,보리,까망,은하,여울,초코'),
  second: words('화살,그림자,발자국,대장,소년,바람,꼬리,나래,돌이'),
};

/** The name of a team; empty for a number that the venue does not have. */
export const teamName = (venue: Venue, team: number): string => teamNames[venue]?.[team] ?? '';

/** The name of a runner: two words, each pair once in a stable. */
export function runnerName(sport: 'dog' | 'horse', runner: number): string {
  const { first, second } = sport === 'dog' ? dogNames : horseNames;
  const turn = Math.floor(runner / first.length);
  const [front, back] = [first[runner % first.length], second[(runner * 5 + turn) % second.length]];
  return sport === 'horse' ? `${front}${back}` : `${front} ${back}`;
}
