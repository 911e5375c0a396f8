/** Coupons: a form that issues one, its number told once, and those that were issued. */
import { useState, type ComponentProps } from 'react';
import { issueCouponCall, issueCouponPreviewCall } from '../../../../domain/calls/officeActs.ts';
import { COUPON_KINDS, type CouponKind } from '../../../../domain/wallet/coupon.ts';
import { formatWon, parseWon } from '../../../../domain/kernel/money.ts';
import { units } from '../../../kit/copy/labels.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Dialog } from '../../../kit/ui/Dialog.tsx';
import { couponWords as words } from '../../copy/house.ts';
import { acts } from '../../copy/office.ts';
import { useMay } from '../../link/Office.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useConfirm } from '../../parts/useConfirm.tsx';
import { CouponList } from './CouponList.tsx';
import type { HouseProps } from './houseProps.ts';
import * as styles from './HouseScreen.css.ts';

export function CouponTab(props: HouseProps) {
  return (
    <div className={styles.beside}>
      <IssueForm {...props} />
      <CouponList />
    </div>
  );
}

const EMPTY = {
  ...{ kind: 'money' as CouponKind, amount: 0, title: '', userId: '', days: 7 },
  ...{ level: 1, leastCharge: 0, folds: 1, odds: 100 },
};
type CouponForm = typeof EMPTY;

function IssueForm({ isLocked, onSaid }: HouseProps) {
  const mayIssue = useMay('coupon.issue');
  const [form, setForm] = useState(EMPTY);
  const [problem, setProblem] = useState<string>();
  const [code, setCode] = useState<string>();
  const confirm = useConfirm({
    call: issueCouponCall,
    previewedBy: issueCouponPreviewCall,
    onDone: (came) => {
      setForm(EMPTY);
      if (came.outcome === 'done' && came.done.code !== null) setCode(came.done.code);
      onSaid({ tone: 'done', text: came.outcome === 'done' ? words.issued : acts.proposed });
    },
  });
  const isOff = isLocked || !mayIssue;
  const ask = () => {
    const [title, userId] = [form.title.trim(), form.userId.trim()];
    const isWhole = title !== '' && form.amount > 0;
    setProblem(isWhole ? undefined : words.needs);
    if (!isWhole) return;
    const given = { ...form, title, userId: userId === '' ? null : userId };
    const sum = `${formatWon(form.amount)}${unitOf(form)}`;
    void confirm.ask(given, { title: words.ask(sum), answer: words.answer });
  };
  const said = problem ?? confirm.problem;
  return (
    <Panel title={words.issue} className={styles.panelOf}>
      <div className={styles.part}>
        <CouponFields form={form} isOff={isOff} onChange={(part) => setForm({ ...form, ...part })} />
        {said === undefined ? null : (
          <p className={styles.problem} role="alert">
            {said}
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <Button kind="primary" disabled={isOff || confirm.isBusy} isPending={confirm.isBusy} onClick={ask}>
          {confirm.isBusy ? acts.sending : words.check}
        </Button>
      </div>
      {confirm.dialog}
      <CodeDialog code={code} onClose={() => setCode(undefined)} />
    </Panel>
  );
}

const unitOf = ({ kind }: CouponForm): string => (kind === 'points' ? units.points : units.won);

interface CouponFieldsProps {
  readonly form: CouponForm;
  readonly isOff: boolean;
  readonly onChange: (part: Partial<CouponForm>) => void;
}

function CouponFields({ form, isOff, onChange }: CouponFieldsProps) {
  const number = (name: 'amount' | 'days' | 'level' | 'leastCharge' | 'folds' | 'odds', label: string) => (
    <CouponField
      name={label}
      inputMode="numeric"
      value={formatWon(form[name])}
      disabled={isOff}
      onType={(typed) => onChange({ [name]: parseWon(typed) })}
    />
  );
  return (
    <>
      <label className={styles.field}>
        {words.kind}
        <select
          className={styles.input}
          value={form.kind}
          disabled={isOff}
          onChange={({ target }) => onChange({ kind: COUPON_KINDS.find((each) => each === target.value) ?? 'money' })}
        >
          {COUPON_KINDS.map((each) => (
            <option key={each} value={each}>
              {words.kinds[each]}
            </option>
          ))}
        </select>
      </label>
      <CouponField
        name={words.title}
        maxLength={60}
        value={form.title}
        disabled={isOff}
        onType={(title) => onChange({ title })}
      />
      {number('amount', `${words.amount} (${unitOf(form)})`)}
      <CouponField
        name={`${words.userId} · ${words.userIdHint}`}
        maxLength={40}
        autoComplete="off"
        value={form.userId}
        disabled={isOff}
        onType={(userId) => onChange({ userId })}
      />
      {number('days', words.days)}
      {number('level', words.level)}
      {number('leastCharge', words.leastCharge)}
      {form.kind === 'freeBet' ? number('folds', words.folds) : null}
      {form.kind === 'freeBet' ? number('odds', words.odds) : null}
    </>
  );
}

interface CouponFieldProps extends Pick<
  ComponentProps<'input'>,
  'inputMode' | 'maxLength' | 'autoComplete' | 'disabled'
> {
  readonly name: string;
  readonly value: string;
  readonly onType: (typed: string) => void;
}

const CouponField = ({ name, onType, ...rest }: CouponFieldProps) => (
  <label className={styles.field}>
    {name}
    <input {...rest} className={styles.input} onChange={({ target }) => onType(target.value)} />
  </label>
);

/** The number of a coupon in groups of four, told here and never again. */
function CodeDialog({ code, onClose }: { readonly code: string | undefined; readonly onClose: () => void }) {
  const grouped = (code ?? '').replaceAll(/(.{4})(?=.)/g, '$1-');
  return (
    <Dialog
      isOpen={code !== undefined}
      onOpenChange={onClose}
      title={words.code}
      footer={<Button onClick={onClose}>{words.understood}</Button>}
    >
      <div className={styles.part}>
        <output className={styles.code}>{grouped}</output>
        <p className={styles.hint}>{words.codeHint}</p>
      </div>
    </Dialog>
  );
}
