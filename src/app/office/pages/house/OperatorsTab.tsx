/** Who runs the house (OPR-6, OPR-12): their roles, who is shut out, and a form that makes an operator of a member. */
import { useCallback, useState } from 'react';
import { operatorsCall } from '../../../../domain/calls/office.ts';
import { addOperatorCall, changeOperatorCall } from '../../../../domain/calls/officeActs.ts';
import type { OperatorRow } from '../../../../domain/office/operator.ts';
import { ROLES, type Role } from '../../../../domain/office/roles.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { roleNames } from '../../copy/office.ts';
import { operators as words } from '../../copy/operators.ts';
import { useMay, useOffice, useTold } from '../../link/Office.tsx';
import { useAsked } from '../../link/useAsked.ts';
import { dot } from '../../parts/marks.css.ts';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote, WaitingNote } from '../../parts/StateNote.tsx';
import { TableHead } from '../../parts/TableHead.tsx';
import * as table from '../../parts/table.css.ts';
import { useConfirm } from '../../parts/useConfirm.tsx';
import type { HouseProps } from './houseProps.ts';
import * as styles from './HouseScreen.css.ts';

type TabProps = Pick<HouseProps, 'isLocked' | 'onSaid'>;

/** Operators have a right of their own; who changes settings may not see them. */
export function OperatorsTab(props: TabProps) {
  return useMay('operator.see') ? (
    <div className={styles.halves}>
      <List {...props} />
      <AddForm {...props} />
    </div>
  ) : (
    <Panel title={words.list} className={styles.panelOf}>
      <EmptyNote icon="lock" title={words.refused} />
    </Panel>
  );
}

function List({ isLocked, onSaid }: TabProps) {
  const { api, session } = useOffice();
  const ask = useCallback(() => api.ask(operatorsCall, {}), [api]);
  const { value, failure, again } = useAsked(ask, useTold('operators'));
  const [changing, setChanging] = useState('');
  const confirm = useConfirm({
    call: changeOperatorCall,
    onDone: () => onSaid({ tone: 'done', text: words.changed(changing) }),
  });
  const isOff = isLocked || confirm.isBusy;
  const change = (row: OperatorRow, role: Role, isBlocked: boolean) => {
    setChanging(row.name);
    const question =
      role === row.role
        ? {
            title: isBlocked ? words.askBlock(row.name) : words.askUnblock(row.name),
            answer: isBlocked ? words.block : words.unblock,
            isDanger: isBlocked,
          }
        : { title: words.askRole(row.name, roleNames[role]), hint: words.askRoleHint, answer: words.change };
    void confirm.ask({ id: row.id, role, isBlocked }, question);
  };
  return (
    <Panel title={words.list} className={styles.panelOf}>
      {confirm.problem === undefined ? null : (
        <p className={`${styles.part} ${styles.problem}`} role="alert">
          {confirm.problem}
        </p>
      )}
      {value === undefined ? (
        <WaitingNote {...{ failure, again }} />
      ) : (
        <table className={`${table.table} ${table.acted}`}>
          <TableHead
            columns={[
              { text: words.head.name },
              { text: words.head.role },
              { text: words.head.state },
              { text: words.head.act, isNumber: true },
            ]}
          />
          <tbody>
            {value.map((row) => (
              <Row key={row.id} row={row} isOff={isOff || row.id === session.operator.id} onChange={change} />
            ))}
          </tbody>
        </table>
      )}
      {confirm.dialog}
    </Panel>
  );
}

interface RowProps {
  readonly row: OperatorRow;
  readonly isOff: boolean;
  readonly onChange: (row: OperatorRow, role: Role, isBlocked: boolean) => void;
}

function Row({ row, isOff, onChange }: RowProps) {
  const isBlocked = row.blockedAt !== null;
  return (
    <tr>
      <td className={table.strong}>
        {row.name} <span className={styles.hint}>{row.userId}</span>
      </td>
      <td>
        <RoleSelect
          label={words.roleOf(row.name)}
          value={row.role}
          isOff={isOff || isBlocked}
          onChange={(role) => onChange(row, role, isBlocked)}
        />
      </td>
      <td className={isBlocked ? table.bad : undefined}>
        <span className={dot} data-tone={isBlocked ? 'bad' : row.isSignedIn ? undefined : 'off'} />{' '}
        {isBlocked ? words.blocked : row.isSignedIn ? words.signedIn : words.out}
      </td>
      <td className={table.number}>
        <Button
          kind="outline"
          size="small"
          disabled={isOff}
          aria-label={words.blockOf(row.name, isBlocked)}
          onClick={() => onChange(row, row.role, !isBlocked)}
        >
          {isBlocked ? words.unblock : words.block}
        </Button>
      </td>
    </tr>
  );
}

interface RoleSelectProps {
  readonly label: string;
  readonly value: Role;
  readonly isOff: boolean;
  readonly onChange: (role: Role) => void;
}

const RoleSelect = ({ label, value, isOff, onChange }: RoleSelectProps) => (
  <select
    className={styles.input}
    aria-label={label}
    value={value}
    disabled={isOff}
    onChange={({ target }) => onChange(ROLES.find((role) => role === target.value) ?? value)}
  >
    {ROLES.map((role) => (
      <option key={role} value={role}>
        {roleNames[role]}
      </option>
    ))}
  </select>
);

const EMPTY = { userId: '', name: '', role: 'support' as Role };

function AddForm({ isLocked, onSaid }: TabProps) {
  const mayManage = useMay('operator.manage');
  const [form, setForm] = useState(EMPTY);
  const [problem, setProblem] = useState<string>();
  const confirm = useConfirm({
    call: addOperatorCall,
    onDone: () => {
      onSaid({ tone: 'done', text: words.added(form.name.trim()) });
      setForm(EMPTY);
    },
  });
  const isOff = isLocked || !mayManage || confirm.isBusy;
  const ask = () => {
    const [userId, name] = [form.userId.trim(), form.name.trim()];
    const isWhole = userId !== '' && name !== '';
    setProblem(isWhole ? undefined : words.needs);
    if (isWhole)
      void confirm.ask(
        { userId, name, role: form.role },
        { title: words.askAdd(name, roleNames[form.role]), answer: words.add },
      );
  };
  const said = problem ?? confirm.problem;
  return (
    <Panel title={words.add} className={styles.panelOf}>
      <div className={styles.part}>
        <p className={styles.hint}>{words.addHint}</p>
        {(['userId', 'name'] as const).map((field) => (
          <label key={field} className={styles.field}>
            {words[field]}
            <input
              className={styles.input}
              maxLength={40}
              autoComplete="off"
              value={form[field]}
              disabled={isOff}
              onChange={({ target }) => setForm({ ...form, [field]: target.value })}
            />
          </label>
        ))}
        <div className={styles.field}>
          {words.role}
          <RoleSelect
            label={words.role}
            value={form.role}
            isOff={isOff}
            onChange={(role) => setForm({ ...form, role })}
          />
        </div>
        {said === undefined ? null : (
          <p className={styles.problem} role="alert">
            {said}
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <Button kind="primary" disabled={isOff} onClick={ask}>
          {words.add}
        </Button>
      </div>
      {confirm.dialog}
    </Panel>
  );
}
