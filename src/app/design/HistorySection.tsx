/** A bet of each of the five statuses, as the history lists them (SPT-06). */
import { useState } from 'react';
import { BetRow } from '../bets/history/BetRow.tsx';
import * as styles from '../bets/history/BetHistory.css.ts';
import { NO_PLACE } from '../kit/windowed/Windowed.tsx';
import { design } from './copy/design.ts';
import { exampleBets } from './exampleBets.ts';
import { Section } from './Section.tsx';

export function HistorySection() {
  const [open, setOpen] = useState<string>();
  return (
    <Section title={design.history}>
      <table className={styles.table}>
        {exampleBets.map((bet) => (
          <BetRow
            key={bet.betId}
            bet={bet}
            cancelling={undefined}
            isOpen={bet.betId === open}
            onTurn={(id) => setOpen(id === open ? undefined : id)}
            place={NO_PLACE}
          />
        ))}
      </table>
    </Section>
  );
}
