/** Products, refused bets, producers and streams, a table each. */
import type { ReactNode } from 'react';
import { formatWon } from '../../../../domain/kernel/money.ts';
import type { Today } from '../../../../domain/office/today.ts';
import { secondText } from '../../../kit/copy/time.ts';
import { units } from '../../../kit/copy/labels.ts';
import { productNames } from '../../copy/cashier.ts';
import { betRefusals, producerNames, producerStates, streamNames, today as words } from '../../copy/today.ts';
import { percentText, signedText } from '../../parts/figureText.ts';
import { dot } from '../../parts/marks.css.ts';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote } from '../../parts/StateNote.tsx';
import { TableHead } from '../../parts/TableHead.tsx';
import * as table from '../../parts/table.css.ts';
import * as styles from './TodayScreen.css.ts';

export function HousePanels({ today, recent }: { readonly today: Today; readonly recent: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Products today={today} />
        <Refusals today={today} />
      </div>
      <div className={styles.column}>
        <Producers today={today} />
        <Streams today={today} />
        {recent}
      </div>
    </div>
  );
}

const TONES = { up: undefined, delayed: 'warn', recovering: 'warn', down: 'bad' } as const;

function Products({ today: { products } }: { readonly today: Today }) {
  const { productHead: head } = words;
  const all = products.reduce((sum, { stakes, gross }) => ({ stakes: sum.stakes + stakes, gross: sum.gross + gross }), {
    stakes: 0,
    gross: 0,
  });
  const rows = [...products.map((of) => ({ ...of, name: productNames[of.product] })), { ...all, name: head.all }];
  return (
    <Panel title={words.products}>
      <table className={table.table}>
        <TableHead
          columns={[
            { text: head.product },
            { text: head.stakes, isNumber: true },
            { text: head.gross, isNumber: true },
            { text: head.yield, isNumber: true },
          ]}
        />
        <tbody>
          {rows.map(({ name, stakes, gross }) => (
            <tr key={name}>
              <td className={name === head.all ? table.strong : undefined}>{name}</td>
              <td className={`${table.number} ${name === head.all ? table.strong : ''}`}>{formatWon(stakes)}</td>
              <td className={`${table.number} ${table.strong}`}>{signedText(gross)}</td>
              <td className={table.number}>{percentText(gross, stakes)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Refusals({ today: { refusals } }: { readonly today: Today }) {
  const most = Math.max(1, ...refusals.map(({ count }) => count));
  const all = refusals.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel title={words.refusals} note={words.count(all)}>
      {refusals.length === 0 ? (
        <EmptyNote title={words.noRefusals} />
      ) : (
        <ul className={styles.bars}>
          {refusals.map(({ reason, count }) => (
            <li key={reason} className={styles.barRow}>
              <span className={styles.barName}>{betRefusals[reason] ?? reason}</span>
              <svg className={styles.barTrack} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles.barPart} width={(count / most) * 100} height="4" />
              </svg>
              <span className={styles.barCount}>{formatWon(count)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Producers({ today: { producers } }: { readonly today: Today }) {
  const { producerHead: head } = words;
  return (
    <Panel title={words.producers}>
      <table className={table.table}>
        <TableHead columns={[{ text: head.name }, { text: head.state }, { text: head.since, isNumber: true }]} />
        <tbody>
          {producers.map(({ producer, state, changedAt }) => (
            <tr key={producer}>
              <td>{producerNames[producer]}</td>
              <td className={state === 'up' ? table.strong : state === 'down' ? table.bad : table.late}>
                <span className={styles.state}>
                  <span className={dot} data-tone={TONES[state]} />
                  {producerStates[state]}
                </span>
              </td>
              <td className={table.number}>{changedAt === null ? units.none : secondText(changedAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Streams({ today: { streams } }: { readonly today: Today }) {
  const { streamHead: head } = words;
  return (
    <Panel title={words.streams} aside={words.streamNote}>
      <table className={table.table}>
        <TableHead
          columns={[
            { text: head.name },
            { text: head.head, isNumber: true },
            { text: head.open, isNumber: true },
            { text: head.behind, isNumber: true },
          ]}
        />
        <tbody>
          {streams.map(({ name, head: offset, open, behind }) => (
            <tr key={name}>
              <td>{streamNames[name]}</td>
              <td className={table.number}>{formatWon(offset)}</td>
              <td className={table.number}>{formatWon(open)}</td>
              <td className={`${table.number} ${behind > 0 ? table.late : ''}`}>{formatWon(behind)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
