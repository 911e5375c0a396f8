/** How the slip is to be: own amounts, quick bet, where a bet leaves its member (rules SCH). What is changed is stored at once. */
import { useId, useState } from 'react';
import { readStake, stakeText } from '../../../domain/bet-slip/stakeAmount.ts';
import {
  HOUSE_CHOICES,
  MOST_KEPT,
  type SlipChoices,
  type SlipChoicesChange,
} from '../../../domain/bet-slip/slipChoices.ts';
import { slip } from '../../kit/copy/labels.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { TextField } from '../../kit/ui/TextField.tsx';
import { slipChoicesWords as words } from '../copy/slipChoices.ts';
import * as styles from './SlipSettings.css.ts';

interface SlipSettingsProps {
  readonly choices: SlipChoices;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Of an amount that is set before the member has said one, won. */
const QUICK_STAKE = 10_000;

export function SlipSettings({ choices, isOpen, onOpenChange }: SlipSettingsProps) {
  const { engine } = usePorts();
  const choose = (change: SlipChoicesChange) => void engine.chooseSlip(change);
  const { amounts, quickStake, staysOnPage } = choices;
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={slip.settings} description={words.saved} size="small">
      <div className={styles.parts}>
        <Choice
          label={words.quick}
          hint={words.quickHint}
          isOn={quickStake !== null}
          onChange={(isOn) => choose({ quickStake: isOn ? QUICK_STAKE : null })}
        />
        {quickStake === null ? null : (
          <AmountField label={words.quickStake} won={quickStake} onKeep={(won) => choose({ quickStake: won })} />
        )}
        <Choice
          label={words.stays}
          hint={words.staysHint}
          isOn={staysOnPage}
          onChange={(isOn) => choose({ staysOnPage: isOn })}
        />
        <fieldset className={styles.amounts}>
          <legend className={styles.legend}>{words.amounts}</legend>
          {amounts.map((amount, place) => (
            <AmountField
              key={`${place} ${amount}`}
              label={words.amount(place + 1)}
              won={amount}
              onKeep={(won) => choose({ amounts: amounts.with(place, won) })}
            />
          ))}
        </fieldset>
        <Button kind="outline" size="small" onClick={() => choose({ amounts: HOUSE_CHOICES.amounts })}>
          {words.house}
        </Button>
      </div>
    </Dialog>
  );
}

interface AmountFieldProps {
  readonly label: string;
  /** As it is kept. */
  readonly won: number;
  readonly onKeep: (won: number) => void;
}

/** Kept when the field is left or Enter pressed; what is no amount stays in it, and nothing is kept. */
function AmountField({ label, won, onKeep }: AmountFieldProps) {
  const [text, setText] = useState(stakeText(won));
  const [isWrong, setIsWrong] = useState(false);
  const keep = () => {
    const read = readStake(text);
    const isAmount = read.kind === 'amount' && read.won >= 1 && read.won <= MOST_KEPT;
    setIsWrong(!isAmount);
    if (!isAmount) return;
    setText(stakeText(read.won));
    if (read.won !== won) onKeep(read.won);
  };
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      problem={isWrong ? words.notAnAmount : undefined}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) keep();
      }}
    />
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Choice({ label, hint, isOn, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label className={styles.option}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          className={styles.box}
          aria-describedby={id}
          checked={isOn}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <p id={id} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
