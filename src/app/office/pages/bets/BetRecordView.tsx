/** One bet: its picks with their results, every entry of the books that it made, and what operators did to it. */
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { cancelBetsCall, cancelBetsPreviewCall, officeBetCall } from '../../../../domain/calls/officeBets.ts';
import { BetId } from '../../../../domain/kernel/ids.ts';
import { formatWon } from '../../../../domain/kernel/money.ts';
import { formatOdds, formatTotalOdds } from '../../../../domain/kernel/odds.ts';
import type { OfficeBetRecord } from '../../../../domain/office/bets.ts';
import { causeOf } from '../../../../domain/wallet/entry.ts';
import { units } from '../../../kit/copy/labels.ts';
import { pickNameOf, teamsText } from '../../../kit/copy/picks.ts';
import { dateMinuteText } from '../../../kit/copy/time.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { IconButton } from '../../../kit/ui/IconButton.tsx';
import { accountName, bets as words } from '../../copy/bets.ts';
import { actName, codeName } from '../../copy/codes.ts';
import { betStatusNames, causeNames } from '../../copy/members.ts';
import { states } from '../../copy/office.ts';
import { useIsLive, useMay, useOffice, useTold } from '../../link/Office.tsx';
import { useAsked } from '../../link/useAsked.ts';
import { Facts } from '../../parts/Facts.tsx';
import { signedText } from '../../parts/figureText.ts';
import type { Said } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote, FailedNote, LoadingNote } from '../../parts/StateNote.tsx';
import { TableHead } from '../../parts/TableHead.tsx';
import * as table from '../../parts/table.css.ts';
import { useConfirm } from '../../parts/useConfirm.tsx';
import * as styles from './BetsScreen.css.ts';

interface BetRecordViewProps {
  readonly betId: string;
  readonly onSaid: (said: Said) => void;
  readonly onClose: () => void;
}

export function BetRecordView({ betId, onSaid, onClose }: BetRecordViewProps) {
  const { api } = useOffice();
  const ask = useCallback(() => api.ask(officeBetCall, { params: { betId: BetId.parse(betId) } }), [api, betId]);
  const { value, failure, again } = useAsked(ask, useTold('members', 'today', 'proposals', 'read'));
  const close = <IconButton icon="close" name={states.close} onClick={onClose} />;
  if (value === undefined)
    return (
      <Panel title={words.record} aside={close}>
        {failure === undefined ? (
          <LoadingNote />
        ) : failure.kind === 'refused' && failure.status === 404 ? (
          <EmptyNote icon="search" title={words.empty} />
        ) : (
          <FailedNote onRetry={again} />
        )}
      </Panel>
    );
  return (
    <div className={styles.record}>
      <Panel title={words.record} note={betStatusNames[value.row.status]} className={styles.panel} aside={close}>
        <div className={styles.facts}>
          <Facts facts={factsOf(value)} />
        </div>
        <Ways
          record={value}
          onSaid={(said) => {
            onSaid(said);
            again();
          }}
        />
      </Panel>
      <Picks record={value} />
      <Entries record={value} />
      <Acts record={value} />
    </div>
  );
}

const won = (amount: number): string => `${formatWon(amount)}${units.won}`;

function factsOf({ row, net }: OfficeBetRecord) {
  const { facts } = words;
  const { member } = row;
  return [
    { name: facts.id, value: row.betId },
    { name: facts.member, value: member.nickname, note: member.userId },
    { name: facts.placed, value: dateMinuteText(row.placedAt) },
    ...(row.settledAt === null ? [] : [{ name: facts.settled, value: dateMinuteText(row.settledAt) }]),
    ...(row.cancelledAt === null ? [] : [{ name: facts.cancelled, value: dateMinuteText(row.cancelledAt) }]),
    { name: facts.stake, value: won(row.stake) },
    { name: facts.odds, value: formatTotalOdds(row.totalOdds) },
    { name: facts.expected, value: won(row.expectedWinnings) },
    { name: facts.paid, value: won(row.paid) },
    { name: facts.net, value: `${signedText(net)}${units.won}` },
  ];
}

interface PartProps {
  readonly record: OfficeBetRecord;
}

function Ways({ record: { row }, onSaid }: PartProps & { readonly onSaid: (said: Said) => void }) {
  const isLive = useIsLive();
  const [mayCancel, mayOpen] = [useMay('bet.cancel'), useMay('member.see')];
  const confirm = useConfirm({
    call: cancelBetsCall,
    previewedBy: cancelBetsPreviewCall,
    onDone: (came) => onSaid({ tone: 'done', text: came.outcome === 'done' ? words.cancelled(1) : words.proposed }),
  });
  const ask = () =>
    void confirm.ask(
      { betIds: [row.betId] },
      { title: words.askCancel(1), hint: words.cancelHint, answer: words.cancel, isDanger: true },
    );
  return (
    <div className={styles.ways}>
      {mayOpen ? (
        <Link className={styles.way} to={`/members?member=${encodeURIComponent(row.member.userId)}`}>
          {words.toMember}
        </Link>
      ) : null}
      {mayCancel && row.cancelledAt === null ? (
        <Button kind="outline" disabled={!isLive || confirm.isBusy} onClick={ask}>
          {words.cancel}
        </Button>
      ) : null}
      {confirm.problem === undefined ? null : (
        <p className={styles.problem} role="alert">
          {confirm.problem}
        </p>
      )}
      {confirm.dialog}
    </div>
  );
}

function Picks({ record: { picks } }: PartProps) {
  return (
    <Panel title={words.picks} className={styles.panel}>
      <table className={`${table.table} ${styles.fill}`}>
        <tbody>
          {picks.map((pick) => (
            <tr key={`${pick.fixtureId} ${pick.selectionId}`}>
              <td className={styles.pick}>
                <strong className={styles.name}>
                  <bdi>{pickNameOf(pick)}</bdi>
                </strong>
                <span className={styles.quiet}>
                  <bdi>{teamsText(pick)}</bdi> · {pick.fixtureId}
                </span>
              </td>
              <td className={table.number}>{formatOdds(pick.odds)}</td>
              <td className={table.number}>
                {pick.settlement === null ? words.statuses['0'] : codeName(`result.${pick.settlement}`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

const { entryHead } = words;
const ENTRY_COLUMNS = [
  { text: entryHead.at },
  { text: entryHead.kind },
  { text: entryHead.way, className: styles.wide },
  { text: entryHead.amount, isNumber: true },
];

function Entries({ record: { entries } }: PartProps) {
  return (
    <Panel title={words.entries} className={styles.panel}>
      {entries.length === 0 ? (
        <EmptyNote title={words.noEntries} />
      ) : (
        <table className={`${table.table} ${styles.fill}`}>
          <TableHead columns={ENTRY_COLUMNS} />
          <tbody>
            {entries.map(({ at, kind, from, to, amount }, place) => (
              <tr key={place}>
                <td className={`${table.quiet} ${table.nowrap}`}>{dateMinuteText(at)}</td>
                <td className={table.nowrap}>{causeNames[causeOf(kind)]}</td>
                <td className={`${table.quiet} ${styles.wide}`} title={`${from} → ${to}`}>
                  {accountName(from)} → {accountName(to)}
                </td>
                <td className={`${table.number} ${table.strong}`}>{formatWon(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

function Acts({ record: { acts } }: PartProps) {
  if (!useMay('audit.see')) return null;
  return (
    <Panel title={words.acts} className={styles.panel}>
      {acts.length === 0 ? (
        <EmptyNote title={words.noActs} />
      ) : (
        <table className={`${table.table} ${styles.fill}`}>
          <tbody>
            {acts.map((act) => (
              <tr key={act.seq}>
                <td className={`${table.quiet} ${table.nowrap}`}>{dateMinuteText(act.at)}</td>
                <td>{act.name}</td>
                <td>{actName(act.act)}</td>
                <td>{act.reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
