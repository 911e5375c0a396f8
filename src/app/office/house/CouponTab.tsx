/** Coupons: a form that issues one, its number told once, and those that were issued. */
import { useState } from 'react';
import { issueCouponCall, issueCouponPreviewCall } from '../../../domain/calls/officeActs.ts';
import { COUPON_KINDS, type CouponKind } from '../../../domain/wallet/coupon.ts';
import { formatWon, parseWon } from '../../../domain/kernel/money.ts';
import { units } from '../../kit/copy/labels.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { couponWords as words } from '../copy/house.ts';
import { acts } from '../copy/office.ts';
import { useMay } from '../link/Office.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useConfirm } from '../parts/useConfirm.tsx';
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

const EMPTY = { amount: 0, title: '', userId: '', days: 7, level: 1, leastCharge: 0, folds: 1, odds: 100 };
type Numbers = 'amount' | 'days' | 'level' | 'leastCharge' | 'folds' | 'odds';

function IssueForm({ isLocked, onSaid }: HouseProps) {
  const mayIssue = useMay('coupon.issue');
  const [kind, setKind] = useState<CouponKind>('money');
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
    const isWhole = form.title.trim() !== '' && form.amount > 0;
    setProblem(isWhole ? undefined : words.needs);
    if (!isWhole) return;
    const userId = form.userId.trim();
    const unit = kind === 'points' ? units.points : units.won;
    const given = { ...form, kind, title: form.title.trim(), userId: userId === '' ? null : userId };
    void confirm.ask(given, { title: words.ask(`${formatWon(form.amount)}${unit}`), answer: words.answer });
  };
  const number = (name: Numbers, label: string) => (
    <label className={styles.field}>
      {label}
      <input
        className={styles.input}
        inputMode="numeric"
        value={formatWon(form[name])}
        disabled={isOff}
        onChange={({ target }) => setForm({ ...form, [name]: parseWon(target.value) })}
      />
    </label>
  );
  const said = problem ?? confirm.problem;
  return (
    <Panel title={words.issue} className={styles.panelOf}>
      <div className={styles.part}>
        <label className={styles.field}>
          {words.kind}
          <select
            className={styles.input}
            value={kind}
            disabled={isOff}
            onChange={({ target }) => setKind(COUPON_KINDS.find((each) => each === target.value) ?? 'money')}
          >
            {COUPON_KINDS.map((each) => (
              <option key={each} value={each}>
                {words.kinds[each]}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          {words.title}
          <input
            className={styles.input}
            maxLength={60}
            value={form.title}
            disabled={isOff}
            onChange={({ target }) => setForm({ ...form, title: target.value })}
          />
        </label>
        {number('amount', `${words.amount} (${kind === 'points' ? units.points : units.won})`)}
        <label className={styles.field}>
          {words.userId} · {words.userIdHint}
          <input
            className={styles.input}
            maxLength={40}
            autoComplete="off"
            value={form.userId}
            disabled={isOff}
            onChange={({ target }) => setForm({ ...form, userId: target.value })}
          />
        </label>
        {number('days', words.days)}
        {number('level', words.level)}
        {number('leastCharge', words.leastCharge)}
        {kind === 'freeBet' ? (
          <>
            {number('folds', words.folds)}
            {number('odds', words.odds)}
          </>
        ) : null}
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
