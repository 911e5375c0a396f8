/** Buttons in their dresses, at rest, locked and waiting; the amounts of the slip. */
import { HOUSE_CHOICES } from '../../domain/bet-slip/slipChoices.ts';
import { changedOdds, menu, slip } from '../kit/copy/labels.ts';
import { design } from './copy/design.ts';
import { QuickAmounts } from '../bets/bet-slip/QuickAmounts.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { IconButton } from '../kit/ui/IconButton.tsx';
import * as styles from './DesignPage.css.ts';
import { Section } from './Section.tsx';

const ignore = () => undefined;

export function ButtonSection() {
  return (
    <Section title={design.buttons}>
      <Button kind="primary" size="large" isWide>
        {slip.place}
      </Button>
      <Button kind="primary" size="large" isWide disabled>
        {slip.place}
      </Button>
      <Button kind="primary" size="large" isWide isPending>
        {design.pending}
      </Button>
      <Button size="large" isWide>
        {changedOdds.no}
      </Button>
      <div className={styles.line}>
        <Button kind="outline">{design.again}</Button>
        <Button size="small">{slip.undo}</Button>
        <Button kind="quiet">{slip.clearAll}</Button>
        <Button disabled>{slip.undo}</Button>
        <IconButton icon="close" name={menu.close} />
        <IconButton icon="pin" name={slip.pin} />
      </div>
      <QuickAmounts amounts={HOUSE_CHOICES.amounts} isLocked={false} onAdd={ignore} onMax={ignore} onClear={ignore} />
    </Section>
  );
}
