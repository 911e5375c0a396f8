/** What a row of the queue says of itself beside its sum. */
import { dayText } from '../../kit/copy/time.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import type { TetherTerms } from '../../../domain/cashier/moneyRequest.ts';
import type { QueueAbout } from '../../../domain/office/queue.ts';
import { bonusNames, cashier } from '../copy/cashier.ts';

const HUNDREDTHS = 100;

const tetherText = ({ usdt, rate }: TetherTerms) => cashier.tether(formatWon(usdt), (rate / HUNDREDTHS).toFixed(2));

export function aboutText(about: QueueAbout): string {
  switch (about.kind) {
    case 'charge':
      if (about.tether !== null) return tetherText(about.tether);
      return about.bonus === null ? cashier.noBonus : cashier.bonus(bonusNames[about.bonus.kind], about.bonus.percent);
    case 'exchange':
      return about.tether === null ? cashier.viaBank : tetherText(about.tether);
    case 'calculation':
      return cashier.day(dayText(about.day));
    case 'inquiry':
    case 'report':
      return about.text;
  }
}
