/** What must be so before an exchange, as it is counted over its rows (REQ-8). */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Conditions } from '../../../src/app/money/cashier/Conditions.tsx';
import { HOUSE_CASHIER, type Cashier } from '../../../src/domain/cashier/cashierSetting.ts';
import type { CashierStanding } from '../../../src/domain/cashier/cashierStanding.ts';
import { sampleMember } from '../../support/engine/sampleData.ts';

const standing: CashierStanding = {
  ...{ depositor: '강**비', account: '0007', used: {}, today: 0, lastExchangeAt: null, rolling: [] },
  waiting: { charges: 0, exchanges: 0 },
};

it('REQ-8 WAL-01 counts no hours among what must be so in a house whose bank never closes', () => {
  const cashier: Cashier = { ...HOUSE_CASHIER, exchange: { ...HOUSE_CASHIER.exchange, closed: null } };
  const facts = { cashier, standing, member: sampleMember(), offlineSince: undefined, own: undefined };
  const drawn = renderToStaticMarkup(<Conditions facts={facts} at={Date.UTC(2026, 9, 24, 4)} />);
  expect(drawn.match(/data-met="true"/g)).toHaveLength(3);
  expect(drawn).toContain('3가지 중 3가지 충족');
});
