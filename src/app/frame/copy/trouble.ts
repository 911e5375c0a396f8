/** What is told of trouble that is not the connection's: a part of the feed that stopped, local storage that is full or was lost. */
import type { Producer } from '../../../domain/events/connection.ts';

export const feedSentences: { readonly [P in Producer | 'all']: string } = {
  prematch: '경기 전 배당이 갱신되지 않아 해당 경기에 베팅할 수 없습니다.',
  inPlay: '진행 중인 경기의 배당이 갱신되지 않아 해당 경기에 베팅할 수 없습니다.',
  all: '배당이 갱신되지 않아 베팅할 수 없습니다.',
};

export const storageSentences = {
  full: '기기의 저장 공간이 부족합니다. 배당 확인과 베팅은 정상 이용하실 수 있습니다.',
  noRoom: '기기에 저장 공간이 없어 배당을 갱신할 수 없습니다. 저장 공간을 비워주세요.',
  madeAnew: '기기에 저장된 정보를 새로 받았습니다. 베팅내역은 그대로 보관되어 있습니다.',
} as const;

/** The page of a browser that keeps nothing for the site. */
export const noStorage = {
  title: '이 브라우저에는 정보를 저장할 수 없습니다.',
  why: '한판은 로그인 상태와 베팅 접수 기록을 브라우저에 저장합니다. 저장할 수 없으면 로그인과 베팅을 할 수 없습니다.',
  steps: [
    '시크릿 모드나 사생활 보호 모드라면 일반 창에서 열어주세요.',
    '브라우저 설정에서 이 사이트의 쿠키와 사이트 데이터 저장을 허용해주세요.',
    '기기의 저장 공간이 남아 있는지 확인해주세요.',
  ],
  retry: '다시 시도',
} as const;
