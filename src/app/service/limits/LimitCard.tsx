/** A member's limits of a span, what was used of each, and the raises that wait (OWN-1 … OWN-4). */
import { useState } from 'react';
import type { OwnLimits } from '../../../domain/limits/ownDocument.ts';
import {
  OWN_LIMITS,
  SPANS,
  spanEnd,
  type OwnLimit,
  type Span,
  type WhichLimit,
} from '../../../domain/limits/ownLimit.ts';
import { ownAmountText } from '../../../copy/ownRefusals.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Segments } from '../../kit/ui/Segments.tsx';
import { limitRefusals, limitEdit, ownLimits as words } from '../copy/limits.ts';
import { LimitEdit } from './LimitEdit.tsx';
import * as styles from './LimitCard.css.ts';
import { useSaid } from '../useSaid.ts';

const spans = SPANS.map((value) => ({ value, label: words.spanNames[value] }));
const HOUR_MS = 3_600_000;

interface LimitCardProps {
  readonly own: OwnLimits;
  /** Epoch ms, as the origin has it. */
  readonly at: number;
  readonly isDisabled: boolean;
}

export function LimitCard({ own, at, isDisabled }: LimitCardProps) {
  const [span, setSpan] = useState<Span>('day');
  const [edited, setEdited] = useState<WhichLimit>();
  const shown = OWN_LIMITS.filter((which) => which.span === span || which.span === 'bet');
  return (
    <section className={styles.card} aria-labelledby="own-limits">
      <div className={styles.head}>
        <h2 id="own-limits" className={styles.title}>
          {words.limits}
        </h2>
        <Segments label={words.spans} choices={spans} value={span} onChange={setSpan} />
      </div>
      <ul className={styles.rows}>
        {shown.map((which) => (
          <Row
            key={which.kind}
            limit={limitOf(own, which)}
            used={which.kind === 'bet' ? undefined : Math.max(0, own.used[span][which.kind])}
            {...{ at, isDisabled }}
            onEdit={() => setEdited(which)}
          />
        ))}
      </ul>
      <p className={styles.foot}>
        {words.footOf(own.waitMs / HOUR_MS)} {words.resets(spanEnd(span, at))}
      </p>
      {edited === undefined ? null : (
        <LimitEdit limit={limitOf(own, edited)} waitMs={own.waitMs} onClose={() => setEdited(undefined)} />
      )}
    </section>
  );
}

const limitOf = ({ limits }: OwnLimits, { kind, span }: WhichLimit): OwnLimit =>
  limits.find((limit) => limit.kind === kind && limit.span === span) ?? { kind, span, amount: null, raise: null };

interface RowProps {
  readonly limit: OwnLimit;
  /** `undefined` for the limit of one bet. */
  readonly used: number | undefined;
  readonly at: number;
  readonly isDisabled: boolean;
  readonly onEdit: () => void;
}

function Row({ limit, used, at, isDisabled, onEdit }: RowProps) {
  const { kind, amount } = limit;
  const name = words.names[kind];
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <span className={styles.name}>{name}</span>
        <span className={styles.amounts}>
          {used === undefined ? null : <strong className={styles.used}>{ownAmountText(kind, used)}</strong>}
          <span className={styles.of}>
            {used === undefined ? '' : ' / '}
            {amount === null ? words.none : ownAmountText(kind, amount)}
          </span>
        </span>
        <button
          type="button"
          className={styles.edit}
          aria-label={words.edit(name)}
          disabled={isDisabled}
          onClick={onEdit}
        >
          <Pencil />
        </button>
      </div>
      {used === undefined || amount === null ? null : (
        <progress
          className={styles.bar}
          max={Math.max(1, amount)}
          value={Math.min(used, Math.max(1, amount))}
          aria-label={name}
        />
      )}
      {limit.raise === null ? null : <Raise limit={limit} raise={limit.raise} {...{ at, isDisabled }} />}
    </li>
  );
}

interface RaiseProps extends Pick<RowProps, 'at' | 'isDisabled'> {
  readonly limit: OwnLimit;
  readonly raise: NonNullable<OwnLimit['raise']>;
}

/** What waits, and once it has waited, the second yes. */
function Raise({ limit: { kind, span, amount }, raise, at, isDisabled }: RaiseProps) {
  const change = useSaid('changeLimit', limitRefusals);
  const confirm = useSaid('confirmLimit', limitRefusals);
  const isBusy = isDisabled || change.isBusy || confirm.isBusy;
  const isReady = at >= raise.from;
  return (
    <div className={styles.raise}>
      <Icon name="clock" size={16} />
      <p className={styles.wait}>
        <strong>{raise.amount === null ? words.removing : words.raising(ownAmountText(kind, raise.amount))}</strong>
        <span>{isReady ? words.ready : words.from(raise.from)}</span>
      </p>
      {isReady ? (
        <Button size="small" disabled={isBusy} onClick={() => void confirm.say({ kind, span }, () => limitEdit.saved)}>
          {words.confirm}
        </Button>
      ) : null}
      <Button
        kind="quiet"
        size="small"
        disabled={isBusy}
        onClick={() => void change.say({ kind, span, amount }, () => limitEdit.takenBack)}
      >
        {words.cancel}
      </Button>
    </div>
  );
}

const Pencil = () => (
  <svg
    width={18}
    height={18}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d="m4 16 .8-3.4L13.2 4.2a1.4 1.4 0 0 1 2 0l.6.6a1.4 1.4 0 0 1 0 2L7.4 15.2 4 16Zm7.8-10.4 2.6 2.6" />
  </svg>
);
