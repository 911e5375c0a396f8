/** How much of the offer this browser fetches on a bad line (LIN-3). */
import { readLine } from '../../../db/queries/line.ts';
import { LINE_CHOICES } from '../../../domain/events/line.ts';
import { lineChoice } from '../../frame/copy/line.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useLive } from '../../frame/link/useLive.ts';
import { Select } from '../../kit/ui/Select.tsx';
import * as styles from './MemberPage.css.ts';

const choices = LINE_CHOICES.map((value) => ({ value, label: lineChoice.names[value] }));

export function LineChoice() {
  const { engine } = usePorts();
  const line = useLive(readLine, []);
  return (
    <section className={styles.card} aria-labelledby="line-title">
      <h2 id="line-title" className={styles.cardTitle}>
        {lineChoice.title}
      </h2>
      <Select
        label={lineChoice.label}
        kind="row"
        choices={choices}
        value={line?.choice ?? 'auto'}
        isDisabled={line === undefined}
        onChange={(choice) => void engine.chooseLine(choice)}
      />
      <p className={styles.label}>{lineChoice.hint}</p>
    </section>
  );
}
