/** The newest of what a member did and was told: bets, requests, letters, inquiries. */
import { useState } from 'react';
import { formatWon } from '../../../../domain/kernel/money.ts';
import { formatTotalOdds } from '../../../../domain/kernel/odds.ts';
import type { MemberRecord } from '../../../../domain/office/members.ts';
import { dayText, minuteText } from '../../../kit/copy/time.ts';
import { kindNames } from '../../copy/cashier.ts';
import { betStatusNames, record as words, requestStateNames } from '../../copy/members.ts';
import { inquiryStates, topicNames } from '../../copy/support.ts';
import { Filters } from '../../parts/Filters.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote } from '../../parts/StateNote.tsx';
import * as table from '../../parts/table.css.ts';
import { betText } from '../../parts/betText.ts';
import * as styles from './MemberRecord.css.ts';

type List = keyof typeof words.lists;
const LISTS = ['bets', 'requests', 'letters', 'inquiries'] as const satisfies readonly List[];
const choices = LISTS.map((value) => ({ value, label: words.lists[value] }));

/** A line of whichever list: when, what, how much, how it stands. */
interface Line {
  readonly id: string;
  readonly at: number;
  readonly what: string;
  readonly sum: string;
  readonly state: string;
}

export function RecentPanel({ record }: { readonly record: MemberRecord }) {
  const [list, setList] = useState<List>('bets');
  const lines = linesOf(record, list);
  return (
    <Panel title={words.recent} className={styles.panel}>
      <div className={styles.filters}>
        <Filters<List> label={words.listLabel} choices={choices} value={list} onChange={setList} />
      </div>
      {lines.length === 0 ? (
        <EmptyNote title={words.nothing} />
      ) : (
        <table className={table.table}>
          <tbody>
            {lines.map(({ id, at, what, sum, state }) => (
              <tr key={id}>
                <td className={`${table.quiet} ${table.nowrap}`}>
                  {dayText(at)} {minuteText(at)}
                </td>
                <td className={`${table.clipped} ${styles.wide}`}>
                  <bdi>{what}</bdi>
                </td>
                <td className={`${table.number} ${table.strong}`}>{sum}</td>
                <td className={table.number}>{state}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

function linesOf({ bets, requests, letters, inquiries }: MemberRecord, list: List): readonly Line[] {
  switch (list) {
    case 'bets':
      return bets.map((bet) => ({
        ...{ id: bet.betId, at: bet.placedAt, what: `${betText(bet)} · ${formatTotalOdds(bet.totalOdds)}` },
        ...{ sum: formatWon(bet.stake), state: betStatusNames[bet.status] },
      }));
    case 'requests':
      return requests.map(({ id, kind, amount, state, requestedAt }) => ({
        ...{ id, at: requestedAt, what: kindNames[kind], sum: formatWon(amount), state: requestStateNames[state] },
      }));
    case 'letters':
      return letters.map(({ id, title, sentAt, readAt }) => ({
        ...{ id, at: sentAt, what: title, sum: '', state: readAt === null ? words.unread : words.read },
      }));
    case 'inquiries':
      return inquiries.map(({ id, topic, state, askedAt }) => ({
        ...{ id, at: askedAt, what: topicNames[topic], sum: '', state: inquiryStates[state] },
      }));
  }
}
