/** What stands over the bets of a filter while its totals are asked for, and once they are known (TOT). */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TotalsStrip } from '../../../../src/app/bets/history/TotalsStrip.tsx';

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

it('TOT-4 totals that are not known say no number, not even nought', () => {
  expect(textOf(renderToStaticMarkup(<TotalsStrip totals={undefined} />))).toBe(
    '베팅 – 건 베팅금액 – 원 당첨·환불 – 원 손익 – 원',
  );
});

it('TOT-1 TOT-2 totals that are known say how much of each is open, given back and decided', () => {
  const totals = { count: 3, openCount: 1, staked: 66_000, openStaked: 29_000, returned: 37_000, refunded: 37_000 };
  expect(
    textOf(renderToStaticMarkup(<TotalsStrip totals={{ ...totals, net: 0, byStatus: [], byProduct: [] }} />)),
  ).toBe(
    '베팅 3 건 진행중 1건 베팅금액 66,000 원 진행중 29,000원 포함 당첨·환불 37,000 원 취소 환불 37,000원 포함 손익 0 원 정산 2건 기준',
  );
});
