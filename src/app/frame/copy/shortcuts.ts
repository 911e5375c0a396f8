/** The words of the keys by which a page is used (rules KEY). */
import type { Shortcut } from '../../../domain/reference/shortcuts.ts';

export const shortcuts = {
  title: '단축키',
  hint: '글자를 입력하는 동안에는 작동하지 않습니다. 쓰지 않는 단축키는 끌 수 있습니다.',
  key: '키',
  others: '항상 쓸 수 있는 키',
  arrows: '배당 사이를 이동합니다.',
  space: '배당을 담거나 뺍니다.',
  enter: '베팅금액에서 베팅하기를 누릅니다.',
  escape: '열린 창을 닫습니다.',
  names: {
    search: '경기를 검색합니다.',
    slip: '베팅카트의 베팅금액으로 갑니다.',
    help: '단축키를 모두 봅니다.',
    report: '문제를 신고합니다.',
  } satisfies Readonly<Record<Shortcut, string>>,
} as const;
