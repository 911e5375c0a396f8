/** How old the prices of the question are, on a bad line (LIN-6). */
import { readLine } from '../../../db/queries/line.ts';
import { lineWords } from '../../frame/copy/line.ts';
import { useStreamHealth } from '../../frame/connection/useFreshness.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { useNow } from '../../kit/timing/useNow.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import * as styles from './ConfirmDialog.css.ts';
import { priceAgeOf } from './priceAge.ts';

export function PriceAge() {
  const health = useStreamHealth('events');
  const line = useLive(readLine, []);
  const seconds = priceAgeOf(health, line?.state ?? 'good', useNow(1_000));
  if (seconds === undefined) return null;
  return (
    <p className={styles.age}>
      <Icon name="clock" size={14} />
      {lineWords.priceAge(seconds)}
    </p>
  );
}
