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
