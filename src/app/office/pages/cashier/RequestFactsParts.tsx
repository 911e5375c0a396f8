/** What is known beside a request, part by part: balances, rolling, sums of days, what came last. */
import type { RequestFacts } from '../../../../domain/office/requestFacts.ts';
import { formatWon } from '../../../../domain/kernel/money.ts';
import { dayText, minuteText } from '../../../kit/copy/time.ts';
import { units } from '../../../kit/copy/labels.ts';
import { bonusNames, cashier, productNames } from '../../copy/cashier.ts';
import { Facts, type Fact } from '../../parts/Facts.tsx';
import { OfficeIcon } from '../../parts/OfficeIcon.tsx';
import * as styles from './DeskPanel.css.ts';

const { facts: words } = cashier;
const won = (sum: number) => `${formatWon(sum)}${units.won}`;
const percentOf = (part: number, whole: number) => ((part / Math.max(1, whole)) * 100).toFixed(1);

export function FirstFacts({ facts }: { readonly facts: RequestFacts }) {
  const { request, balance, betsSince, openBets, depositor, account } = facts;
  const own: readonly Fact[] =
    request.kind === 'exchange'
      ? [
          { name: words.account, value: words.accountOf(account, depositor), note: words.same },
          { name: words.before, value: won(balance.before) },
          { name: words.betsSince, value: won(betsSince.won), note: words.count(betsSince.count) },
        ]
      : [
          { name: words.depositor, value: depositor, note: words.same },
          {
            name: words.bonus,
            value:
              request.bonus === null
                ? cashier.noBonus
                : cashier.bonus(bonusNames[request.bonus.kind], request.bonus.percent),
          },
          { name: words.points, value: `${formatWon(request.bonus?.points ?? 0)}${units.points}` },
          { name: words.newRolling, value: won(request.rolling) },
        ];
  return (
    <div className={styles.part}>
      <Facts
        facts={[
          ...own,
          { name: words.now, value: won(balance.now) },
          { name: words.open, value: won(openBets.won), note: words.count(openBets.count) },
        ]}
      />
    </div>
  );
}

export function RollingPart({ facts: { rolling, shares } }: { readonly facts: RequestFacts }) {
  const { done, needed } = rolling;
  const isDone = done >= needed;
  const staked = shares.reduce((sum, share) => sum + share.won, 0);
  return (
    <section className={styles.part} aria-label={cashier.rolling}>
      <p className={styles.line}>
        <span className={styles.strong}>{cashier.rolling}</span>
        <span className={styles.strong}>{cashier.rollingOf(done, needed)}</span>
      </p>
      <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect
          className={styles.barDone}
          data-short={!isDone || undefined}
          width={needed === 0 ? 100 : Math.min(100, (done / needed) * 100)}
          height="6"
        />
      </svg>
      <p className={styles.line}>
        {needed === 0 ? (
          <span className={styles.quiet}>{cashier.rollingNone}</span>
        ) : isDone ? (
          <span className={styles.enough}>
            <OfficeIcon name="check" size={14} />
            {cashier.rollingDone(percentOf(done, needed))}
          </span>
        ) : (
          <span className={styles.short}>{cashier.rollingShort(needed - done)}</span>
        )}
        <span className={styles.quiet}>{cashier.rollingNote}</span>
      </p>
      {staked === 0 ? null : (
        <ul className={styles.shares}>
          {shares.map(({ product, won: sum }) => (
            <li key={product}>
              {productNames[product]} <strong>{percentOf(sum, staked)}%</strong>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const DAYS = ['today', 'yesterday', 'days30'] as const;

export function SumsPart({ facts: { sums } }: { readonly facts: RequestFacts }) {
  const rows = [
    { name: cashier.sums.charged, of: DAYS.map((day) => sums[day].charged) },
    { name: cashier.sums.exchanged, of: DAYS.map((day) => sums[day].exchanged) },
    { name: cashier.sums.less, of: DAYS.map((day) => sums[day].charged - sums[day].exchanged) },
  ];
  return (
    <div className={styles.part}>
      <table className={styles.sums} aria-label={cashier.sums.title}>
        <thead>
          <tr>
            <th scope="col" className={styles.sumName}>
              {cashier.sums.of}
            </th>
            {DAYS.map((day) => (
              <th key={day} scope="col" className={styles.sumHead}>
                {cashier.sums[day]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }, place) => (
            <tr key={name}>
              <th scope="row" className={styles.sumName}>
                {name}
              </th>
              {of.map((sum, day) => (
                <td key={DAYS[day]} className={`${styles.sumCell} ${place === 2 ? styles.strong : ''}`}>
                  {formatWon(sum)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function LastFacts({ facts: { lastCharge, lastExchange, sameAddress } }: { readonly facts: RequestFacts }) {
  const atText = (at: number) => `${dayText(at)} ${minuteText(at)}`;
  const lastOf = (last: RequestFacts['lastCharge']) =>
    last === null ? words.none : `${atText(last.at)} · ${won(last.amount)}`;
  return (
    <div className={styles.part}>
      <Facts
        facts={[
          { name: words.lastCharge, value: lastOf(lastCharge) },
          { name: words.lastExchange, value: lastOf(lastExchange) },
          {
            name: words.sameAddress,
            value: sameAddress.length === 0 ? words.none : sameAddress.map(({ nickname }) => nickname).join(', '),
          },
        ]}
      />
    </div>
  );
}
