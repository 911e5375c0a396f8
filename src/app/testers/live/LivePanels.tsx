/** The panels of the dock: what no recording has, as it stands now (INS-11, INS-12, FLT-1). */
import { useState } from 'react';
import { findLocks, type LocksFound } from '../../../db/recording/inspection/liveStanding.ts';
import type { HanpanDatabase } from '../../../db/tables/database.ts';
import { LINE_FAULTS, type FaultScript } from '../../../domain/faults/faultScript.ts';
import { formatOdds } from '../../../domain/kernel/odds.ts';
import { offeredOdds } from '../../../domain/sports/fixture.ts';
import { marketNameIn } from '../../kit/copy/sportMarketNames.ts';
import { ageText } from '../../kit/copy/time.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Switch } from '../../kit/ui/Switch.tsx';
import { Panel } from '../inspector/Panel.tsx';
import { pickNameOf } from '../../kit/copy/picks.ts';
import {
  faultWords,
  leaderWords,
  lockWords,
  queryWords,
  scriptFileName,
  sentWords,
  storageWords,
} from '../copy/live.ts';
import { giveText } from '../inspector/giveText.ts';
import type { Faults } from './useFaults.ts';
import { useQueryRuns, type LiveView } from './useLiveStanding.ts';
import * as styles from './Live.css.ts';

interface FaultsPanelProps extends Faults {
  readonly now: () => number;
}

export function FaultsPanel({ standing, switchTo, now }: FaultsPanelProps) {
  const [found, setFound] = useState('');
  const [saved, setSaved] = useState<string>();
  const script = standing?.script;
  const save = (from: FaultScript) => {
    const name = scriptFileName(now());
    giveText([`${JSON.stringify({ ...from, found }, undefined, 2)}\n`], name, 'application/json');
    setSaved(name);
  };
  return (
    <Panel
      title={faultWords.title}
      fact={
        script === undefined || script.acts.length === 0
          ? undefined
          : faultWords.acts(script.acts.length, Math.round(script.lasts / 1_000))
      }
      isShown
      className={styles.faults}
    >
      {standing === undefined ? <p className={styles.nothing}>{faultWords.away}</p> : null}
      <div className={styles.switches}>
        {LINE_FAULTS.map((fault) => (
          <Switch
            key={fault}
            label={faultWords.names[fault]}
            isOn={standing?.on.includes(fault) ?? false}
            isDisabled={standing === undefined}
            onChange={(isOn) => switchTo(fault, isOn)}
          />
        ))}
      </div>
      {script === undefined || script.acts.length === 0 ? (
        <p className={styles.nothing}>{faultWords.nothing}</p>
      ) : (
        <form
          className={styles.saving}
          onSubmit={(event) => {
            event.preventDefault();
            save(script);
          }}
        >
          <input
            className={styles.field}
            aria-label={faultWords.found}
            placeholder={faultWords.found}
            maxLength={500}
            value={found}
            onChange={({ target }) => setFound(target.value)}
          />
          <Button size="small" type="submit">
            {faultWords.save}
          </Button>
        </form>
      )}
      <p className={styles.told} role="status">
        {saved === undefined ? '' : faultWords.saved(saved)}
      </p>
    </Panel>
  );
}

export function SentPanel({ view: { sent, at } }: { readonly view: LiveView }) {
  return (
    <Panel title={sentWords.title} fact={sent.length} isShown>
      {sent.length === 0 ? (
        <p className={styles.nothing}>{sentWords.none}</p>
      ) : (
        <Table columns={Object.values(sentWords.columns)}>
          {sent.map(({ key, what, state, attempts, changedAt }) => (
            <tr key={key + String(changedAt)}>
              <td>
                <code>{key}</code>
              </td>
              <td>{what}</td>
              <td>{sentWords.states[state] ?? state}</td>
              <td>{attempts ?? ''}</td>
              <td>{ageText(Math.max(0, at - changedAt))}</td>
            </tr>
          ))}
        </Table>
      )}
    </Panel>
  );
}

export function LeaderPanel({ view: { leader, looks, held, pending } }: { readonly view: LiveView }) {
  return (
    <Panel title={leaderWords.title} fact={looks.length} side={leaderWords.locks(held, pending)} isShown>
      <ul className={styles.list}>
        {leader === undefined ? null : (
          <li className={styles.item}>
            <strong>{leaderWords.leader}</strong>
            <code>{`${leaderWords.worker} ${leader}`}</code>
          </li>
        )}
        {looks.map(({ tab, topics }) => (
          <li key={tab} className={styles.item}>
            <span>{leaderWords.tab(tab)}</span>
            <span>{leaderWords.topics(topics)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function StoragePanel({ view: { tables, used, quota } }: { readonly view: LiveView }) {
  return (
    <Panel title={storageWords.title} side={storageWords.used(used, quota)} isShown>
      <ul className={styles.list}>
        {tables.map(({ db, table, rows }) => (
          <li key={`${db}|${table}`} className={styles.item}>
            <span>
              {storageWords.databases[db]} <code>{table}</code>
            </span>
            <span>{storageWords.rows(rows)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const MOST_QUERIES = 12;

export function QueriesPanel() {
  const { counts, clear } = useQueryRuns();
  return (
    <Panel
      title={queryWords.title}
      fact={counts.reduce((sum, { runs }) => sum + runs, 0)}
      side={
        <Button size="small" onClick={clear}>
          {queryWords.clear}
        </Button>
      }
      isShown
    >
      {counts.length === 0 ? (
        <p className={styles.nothing}>{queryWords.none}</p>
      ) : (
        <Table columns={Object.values(queryWords.columns)}>
          {counts.slice(0, MOST_QUERIES).map(({ tables, runs, ms, longest }) => (
            <tr key={tables}>
              <td>{tables === '' ? queryWords.noTable : <code>{tables}</code>}</td>
              <td>{runs}</td>
              <td>{queryWords.ms(ms / runs)}</td>
              <td>{queryWords.ms(longest)}</td>
            </tr>
          ))}
        </Table>
      )}
    </Panel>
  );
}

interface LocksPanelProps {
  readonly db: HanpanDatabase;
  readonly now: () => number;
}

export function LocksPanel({ db, now }: LocksPanelProps) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<LocksFound>();
  const find = () => void findLocks(db, text, now()).then(setFound, () => setFound(undefined));
  return (
    <Panel title={lockWords.title} isShown>
      <form
        className={styles.saving}
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <input
          className={styles.field}
          aria-label={lockWords.words}
          placeholder={lockWords.words}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button size="small" type="submit">
          {lockWords.find}
        </Button>
      </form>
      <div role="status">
        {found === undefined ? <p className={styles.nothing}>{lockWords.hint}</p> : <Locks found={found} />}
      </div>
    </Panel>
  );
}

function Locks({ found: { locked, prices, byReason } }: { readonly found: LocksFound }) {
  if (locked.length === 0) return <p className={styles.nothing}>{lockWords.none}</p>;
  const most = Math.max(...Object.values(byReason));
  return (
    <>
      <p className={styles.nothing}>{lockWords.found(most, prices)}</p>
      <ul className={styles.list}>
        {locked.map(({ fixture, market, selection, reasons }) => (
          <li key={selection.selectionId} className={styles.lock}>
            <span>
              {fixture.home} – {fixture.away} · {marketNameIn(fixture.sportId, market)}{' '}
              <strong>{pickNameOf({ ...selection, home: fixture.home, away: fixture.away })}</strong>{' '}
              {formatOdds(offeredOdds(selection))}
            </span>
            <span className={styles.reasons}>
              {reasons.map((reason) => (
                <span key={reason} className={styles.reason}>
                  {lockWords.reasons[reason]}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface TableProps {
  readonly columns: readonly string[];
  readonly children: React.ReactNode;
}

function Table({ columns, children }: TableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
