/** Two places of the recording beside one another, in fields with names (INS-9), and the digests of both (INS-8). */
import { useMemo, useState } from 'react';
import type { FieldPair, RowPair } from '../../../db/recording/inspection/namedDifference.ts';
import type { DigestCheck } from '../../../db/recording/inspection/readLog.ts';
import { teamsText } from '../../kit/copy/picks.ts';
import { inspectorWords, stateWords } from '../copy/inspector.ts';
import { fieldText } from '../copy/inspectorLines.ts';
import { Panel } from './Panel.tsx';
import { rowsOf, type States } from './useStates.ts';
import * as styles from './State.css.ts';

interface StatePanelProps {
  readonly states: States | undefined;
  readonly fixtureIds: readonly string[];
  readonly digests: readonly DigestCheck[];
  /** Rows that the file has beside those that follow from its entries; `undefined` where nobody asks. */
  readonly parted: readonly RowPair[] | undefined;
  readonly canPart: boolean;
  readonly isParted: boolean;
  readonly isShown: boolean;
  readonly onParted: (isOn: boolean) => void;
}

/** Fields that are drawn at most: a keyframe may differ by thousands. */
const MOST_FIELDS = 300;

export function StatePanel({
  states,
  fixtureIds,
  digests,
  parted,
  canPart,
  isParted,
  isShown,
  onParted,
}: StatePanelProps) {
  const [isAll, setIsAll] = useState(true);
  const rows = useMemo(() => (states === undefined ? [] : rowsOf(states, fixtureIds)), [states, fixtureIds]);
  const given = isParted ? (parted ?? []) : rows;
  const others = given.reduce((sum, { fields }) => sum + fields.filter(({ isOther }) => isOther).length, 0);
  const choice = (word: string, isOn: boolean, onClick: () => void) => (
    <button type="button" className={styles.choice} aria-pressed={isOn} onClick={onClick}>
      {word}
    </button>
  );
  return (
    <Panel
      title={stateWords.title}
      fact={
        <>
          {choice(stateWords.all, isAll && !isParted, () => {
            setIsAll(true);
            onParted(false);
          })}
          {choice(`${stateWords.changed} ${others}`, !isAll && !isParted, () => {
            setIsAll(false);
            onParted(false);
          })}
          {canPart ? choice(stateWords.parted, isParted, () => onParted(!isParted)) : null}
        </>
      }
      isShown={isShown}
      className={styles.panel}
    >
      {states === undefined ? (
        <p className={styles.nothing}>{stateWords.loading}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{stateWords.path}</th>
                <th scope="col">{isParted ? stateWords.partedA : `A ${inspectorWords.entry(states.a.n)}`}</th>
                <th scope="col">{isParted ? stateWords.partedB : `B ${inspectorWords.entry(states.b.n)}`}</th>
              </tr>
            </thead>
            <Groups rows={given} isAll={isAll && !isParted} />
            {isParted ? null : <Digests states={states} digests={digests} />}
          </table>
          {others === 0 && (!isAll || isParted) ? (
            <p className={styles.nothing}>{isParted ? stateWords.partedNone : stateWords.nothing}</p>
          ) : null}
        </div>
      )}
    </Panel>
  );
}

function Groups({ rows, isAll }: { readonly rows: readonly RowPair[]; readonly isAll: boolean }) {
  const shown: { readonly row: RowPair; readonly fields: readonly FieldPair[] }[] = [];
  let left = MOST_FIELDS;
  let hidden = 0;
  for (const row of rows) {
    const wanted = isAll ? row.fields : row.fields.filter(({ isOther }) => isOther);
    const fields = wanted.slice(0, left);
    left -= fields.length;
    hidden += wanted.length - fields.length;
    if (fields.length > 0) shown.push({ row, fields });
  }
  return (
    <>
      {shown.map(({ row, fields }) => (
        <tbody key={`${row.db}|${row.table}|${row.key}`}>
          <tr>
            <th colSpan={3} scope="rowgroup" className={styles.group}>
              {stateWords.tables[row.table] ?? row.table} · {row.name === undefined ? row.key : teamsText(row.name)}
            </th>
          </tr>
          {fields.map((field) => (
            <Field key={`${field.selectionId ?? ''}${field.path.join('.')}`} field={field} />
          ))}
        </tbody>
      ))}
      {hidden === 0 ? null : (
        <tbody>
          <tr>
            <td colSpan={3} className={styles.group}>
              {stateWords.more(hidden)}
            </td>
          </tr>
        </tbody>
      )}
    </>
  );
}

function Field({ field: { path, a, b, isOther } }: { readonly field: FieldPair }) {
  const { owner, field } = fieldText(path, '');
  return (
    <tr data-other={isOther}>
      <th scope="row" className={styles.path}>
        {owner} {owner === '' ? field : `.${field}`}
      </th>
      <td>
        <code>{a ?? stateWords.absent}</code>
      </td>
      <td>
        <code className={isOther ? styles.other : undefined}>{b ?? stateWords.absent}</code>
      </td>
    </tr>
  );
}

const short = (digest: string): string => `${digest.slice(0, 4)} ${digest.slice(4, 8)}`;

function Digests({ states: { a, b }, digests }: { readonly states: States; readonly digests: readonly DigestCheck[] }) {
  const check = (n: number) => digests.find((one) => one.n === n);
  const [atA, atB] = [check(a.n), check(b.n)];
  const row = (name: string, left: string, right: string) => (
    <tr data-other={left !== right}>
      <th scope="row" className={styles.path}>
        {name}
      </th>
      <td>
        <code>{left}</code>
      </td>
      <td>
        <code className={left === right ? undefined : styles.other}>{right}</code>
      </td>
    </tr>
  );
  return (
    <tbody>
      <tr>
        <th colSpan={3} scope="rowgroup" className={styles.group}>
          {stateWords.digests}
        </th>
      </tr>
      {row(stateWords.folded, short(atA?.folded ?? a.digest), short(atB?.folded ?? b.digest))}
      {row(
        stateWords.told,
        atA === undefined ? inspectorWords.none : short(atA.told),
        atB === undefined ? inspectorWords.none : short(atB.told),
      )}
    </tbody>
  );
}
