/** Bonus odds beside the picks (CRT-08, BON): open once the slip holds as many picks as one asks for. */
import type { FixtureId } from '../../../domain/kernel/ids.ts';
import { formatOdds } from '../../../domain/kernel/odds.ts';
import { isBonus } from '../../../domain/bet-slip/bonusPick.ts';
import { BONUSES, BONUS_FIXTURE, bonusSelectionId } from '../../../domain/mini-games/virtual/bonus.ts';
import type { Slip } from '../../../domain/bet-slip/slip.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { OddsButton } from '../../kit/ui/odds-button/OddsButton.tsx';
import { virtual } from '../copy/virtual.ts';
import type { TogglePick } from './useTogglePick.ts';
import * as styles from './Virtual.css.ts';

interface BonusPicksProps {
  readonly slip: Slip | undefined;
  readonly toggle: TogglePick;
}

export function BonusPicks({ slip, toggle }: BonusPicksProps) {
  const { now } = usePorts();
  const picks = slip?.picks ?? [];
  const beside = picks.filter((pick) => !isBonus(pick)).length;
  return (
    <section className={styles.panel} aria-label={virtual.bonus}>
      <p className={styles.partHead}>
        <span className={styles.partTitle}>{virtual.bonus}</span>
        <span className={styles.partNote}>{virtual.bonusHint}</span>
        <span className={styles.partEnd}>{virtual.bonusOne}</span>
      </p>
      <div className={styles.bonuses}>
        {BONUSES.map(({ folds, odds }) => {
          const selectionId = bonusSelectionId(folds);
          return (
            <div key={folds} className={styles.bonusPick}>
              <OddsButton
                label={`${virtual.bonus} ${virtual.bonusFolds(folds)} ${formatOdds(odds)}`}
                name={virtual.bonusFolds(folds)}
                shape="wide"
                state={folds <= beside ? 'open' : 'stale'}
                isPicked={picks.some((pick) => pick.selectionId === selectionId)}
                odds={odds}
                oddsBefore={odds}
                movedAt={0}
                now={now}
                onPress={() => toggle(BONUS_FIXTURE as FixtureId, selectionId)}
              />
            </div>
          );
        })}
      </div>
      <p className={styles.foot}>
        <span>{virtual.bonusLost}</span>
        <span>{virtual.bonusLeast}</span>
      </p>
    </section>
  );
}
