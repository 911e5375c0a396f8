/** Sets one limit: says beforehand whether it holds at once or waits (OWN-1, OWN-2). */
import { useState } from 'react';
import { formatWon } from '../../../domain/kernel/money.ts';
import type { OwnLimit } from '../../../domain/limits/ownLimit.ts';
import { ownAmountText } from '../../../copy/ownRefusals.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { TextField } from '../../kit/ui/TextField.tsx';
import { limitRefusals, limitEdit as words, limitHints, ownLimits } from '../copy/limits.ts';
import * as styles from './LimitsPage.css.ts';
import { useSaid } from '../useSaid.ts';

const HOUR_MS = 3_600_000;
/** More digits than any amount there is. */
const MOST_DIGITS = 12;

interface LimitEditProps {
  readonly limit: OwnLimit;
  readonly waitMs: number;
  readonly onClose: () => void;
}

export function LimitEdit({ limit, waitMs, onClose }: LimitEditProps) {
  const { kind, span, amount } = limit;
  const { say, isBusy } = useSaid('changeLimit', limitRefusals);
  const [text, setText] = useState(amount === null ? '' : formatWon(amount));
  const digits = text.replaceAll(',', '').trim();
  const isNumber = /^\d+$/.test(digits) && digits.length <= MOST_DIGITS;
  const typed = isNumber ? Number(digits) : undefined;
  const waits = amount !== null && typed !== undefined && typed > amount;
  const hours = waitMs / HOUR_MS;
  const send = async (wish: number | null) => {
    const isDone = await say({ kind, span, amount: wish }, ({ raise }) =>
      raise === null ? words.saved : words.waiting,
    );
    if (isDone) onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={words.title(ownLimits.names[kind], span === 'bet' ? undefined : ownLimits.spanNames[span])}
      description={limitHints[kind]}
      footer={
        <div className={styles.answers}>
          <Button kind="outline" size="large" disabled={amount === null || isBusy} onClick={() => void send(null)}>
            {words.remove}
          </Button>
          <Button
            kind="primary"
            size="large"
            isPending={isBusy}
            disabled={typed === undefined || typed === amount}
            onClick={() => {
              if (typed !== undefined && !isBusy) void send(typed);
            }}
          >
            {isBusy ? words.saving : words.save}
          </Button>
        </div>
      }
    >
      <p className={styles.now}>{words.now(amount === null ? ownLimits.none : ownAmountText(kind, amount))}</p>
      <TextField
        label={kind === 'session' ? words.minutes : words.won}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        hint={waits ? words.waits(hours) : words.atOnce}
        problem={text.trim() === '' || isNumber ? undefined : words.notANumber}
        onChange={({ target }) => setText(grouped(target.value))}
      />
    </Dialog>
  );
}

/** Digits grouped; what is none stays as it was written. */
const grouped = (text: string): string => {
  const digits = text.replaceAll(',', '');
  return /^\d{1,15}$/.test(digits) ? formatWon(Number(digits)) : text;
};
