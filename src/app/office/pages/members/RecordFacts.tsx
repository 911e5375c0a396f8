/** What is known of a member, and what they may stake: what is unlike their level is marked, and what they limited themselves. */
import { formatWon } from '../../../../domain/kernel/money.ts';
import type { MemberRecord } from '../../../../domain/office/members.ts';
import { units } from '../../../kit/copy/labels.ts';
import { dateMinuteText } from '../../../kit/copy/time.ts';
import { minutes, ownKindNames, record as words, spanNames } from '../../copy/members.ts';
import { signedText } from '../../parts/figureText.ts';
import { Facts } from '../../parts/Facts.tsx';
import { MemberName } from '../../parts/MemberName.tsx';
import { OfficeIcon } from '../../parts/OfficeIcon.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { oddsText } from './oddsText.ts';
import * as styles from './MemberRecord.css.ts';

interface RecordOnly {
  readonly record: MemberRecord;
}

const won = (sum: number): string => `${formatWon(sum)}${units.won}`;

export function FactsPanel({ record }: RecordOnly) {
  const { fact } = words;
  const { days30, ever } = record.sums;
  const net = days30.won - days30.staked;
  return (
    <Panel title={words.facts} className={styles.panel}>
      <div className={styles.part}>
        <Facts
          facts={[
            { name: fact.depositor, value: record.depositor },
            { name: fact.account, value: record.account === '' ? units.none : words.accountOf(record.account) },
            { name: fact.tendency, value: record.row.tendency === 0 ? units.none : String(record.row.tendency) },
            ...(record.debt === 0 ? [] : [{ name: fact.debt, value: won(record.debt) }]),
            { name: fact.charged, value: won(days30.charged) },
            { name: fact.exchanged, value: won(days30.exchanged) },
            { name: fact.staked, value: won(days30.staked) },
            { name: fact.won, value: won(days30.won) },
            { name: fact.net, value: `${signedText(net)}${units.won}` },
            { name: fact.ever, value: `${formatWon(ever.staked)} / ${won(ever.won)}` },
          ]}
        />
      </div>
      <Alike name={fact.sameAddress} members={record.sameAddress} />
      <Alike name={fact.sameDevice} members={record.sameDevice} />
    </Panel>
  );
}

interface AlikeProps {
  readonly name: string;
  readonly members: MemberRecord['sameAddress'];
}

/** Other members who came as this one did. */
const Alike = ({ name, members }: AlikeProps) => (
  <div className={styles.part}>
    <p className={styles.quiet}>{name}</p>
    {members.length === 0 ? (
      <p className={styles.strong}>{units.none}</p>
    ) : (
      <ul className={styles.names}>
        {members.map((member) => (
          <li key={member.id}>
            <MemberName {...member} />
          </li>
        ))}
      </ul>
    )}
  </div>
);

const LEVEL_LIMITS = ['maxBetAmount', 'maxWinAmount', 'maxLiveBetAmount', 'maxLiveWinAmount'] as const;

export function LimitsPanel({ record }: RecordOnly) {
  const { level, maxOdds, maxOddsOfLevel, own, exclusion, row } = record;
  const isCapped = maxOdds !== maxOddsOfLevel;
  const holding = own.filter(({ amount }) => amount !== null);
  const unlike = (isCapped ? 1 : 0) + holding.length + (exclusion === null ? 0 : 1);
  return (
    <Panel title={words.limits} note={unlike === 0 ? words.likeLevel : words.unlike(unlike)} className={styles.panel}>
      <ul>
        {LEVEL_LIMITS.map((name) => (
          <Limit
            key={name}
            name={words.limit[name]}
            value={level === null ? units.none : won(level[name])}
            note={words.likeLevel}
          />
        ))}
        <Limit
          name={words.limit.maxOdds}
          value={oddsText(maxOdds)}
          note={
            isCapped
              ? `${words.tendencyOf(row.tendency)} · ${words.ofLevel(oddsText(maxOddsOfLevel))}`
              : words.likeLevel
          }
          isUnlike={isCapped}
        />
        {holding.map(({ kind, span, amount, used }) => {
          const said = (value: number) => (kind === 'session' ? minutes(value) : won(value));
          return (
            <Limit
              key={`${kind}-${span}`}
              name={words.own(spanNames[span], ownKindNames[kind])}
              value={said(amount ?? 0)}
              note={used === null ? '' : words.ownUsed(said(used))}
              isUnlike
            />
          );
        })}
      </ul>
      {exclusion === null ? null : (
        <p className={styles.warned}>
          {exclusion.until === null ? words.excludedForGood : words.excluded(dateMinuteText(exclusion.until))}
        </p>
      )}
      <p className={styles.hint}>{words.ownHint}</p>
    </Panel>
  );
}

interface LimitProps {
  readonly name: string;
  readonly value: string;
  readonly note: string;
  readonly isUnlike?: boolean;
}

const Limit = ({ name, value, note, isUnlike = false }: LimitProps) => (
  <li className={styles.limit}>
    <span className={styles.limitName}>{name}</span>
    <strong className={styles.limitValue}>{value}</strong>
    {note === '' ? null : (
      <span className={styles.limitNote} data-unlike={isUnlike || undefined}>
        {isUnlike ? <OfficeIcon name="warning" size={14} /> : null}
        {note}
      </span>
    )}
  </li>
);
