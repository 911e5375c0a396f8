/** Five figures of today, each with how it went hour by hour. */
import type { ReactNode } from 'react';
import { formatWon } from '../../../../domain/kernel/money.ts';
import type { Today } from '../../../../domain/office/today.ts';
import { units } from '../../../kit/copy/labels.ts';
import { today as words } from '../../copy/today.ts';
import { Bars, type Bar } from '../../parts/Bars.tsx';
import { percentText, signedText } from '../../parts/figureText.ts';
import * as styles from './TodayScreen.css.ts';

const two = (value: number) => value.toString().padStart(2, '0');
const hours = (values: readonly number[]): readonly Bar[] =>
  values.map((value, hour) => ({ name: `${two(hour)}:00`, value }));
const HOURS = 24;
const HEADS = [words.hour, words.byHour] as const;

export function Figures({ today }: { readonly today: Today }) {
  const { stakes, wins, gross, liability, online } = today;
  return (
    <section className={styles.figures} aria-label={words.figures}>
      <Figure
        name={words.stakes}
        value={formatWon(stakes.won)}
        note={words.bets(stakes.bets)}
        bars={stakes.byHour}
        under={words.lastDay(`${formatWon(stakes.lastDay)}${units.won}`)}
      />
      <Figure
        name={words.wins}
        value={formatWon(wins.won)}
        note={words.ofSettled(percentText(wins.won, wins.settled))}
        bars={wins.byHour}
        under={words.settled(formatWon(wins.settled))}
      />
      <Figure
        name={words.gross}
        value={signedText(gross.won)}
        note={words.yieldOf(percentText(gross.won, wins.settled))}
        bars={gross.byHour}
        under={words.lastDay(`${signedText(gross.lastDay)}${units.won}`)}
      />
      <Figure
        name={words.liability}
        value={formatWon(liability.won)}
        note={words.bets(liability.bets)}
        under={words.staked(formatWon(liability.staked))}
      />
      <Figure
        name={words.online}
        value={formatWon(online.members)}
        unit={words.people}
        note={words.now}
        under={words.tabs(online.streams)}
      />
    </section>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly unit?: string;
  readonly note: ReactNode;
  /** One for each hour that has begun. */
  readonly bars?: readonly number[];
  readonly under: ReactNode;
}

function Figure({ name, value, unit = units.won, note, bars, under }: FigureProps) {
  return (
    <section className={styles.figure} aria-label={name}>
      <p className={styles.top}>
        <span>{name}</span>
        <span className={styles.note}>{note}</span>
      </p>
      <p className={styles.value}>
        {value}
        <span className={styles.unit}>{unit}</span>
      </p>
      {bars === undefined ? null : (
        <Bars label={`${name} · ${words.byHour}`} bars={hours(bars)} text={formatWon} heads={HEADS} places={HOURS} />
      )}
      <p className={styles.under}>{under}</p>
    </section>
  );
}
