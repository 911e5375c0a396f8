/** What is chosen comes to: bets, members, what was and will be paid, and who falls short. */
import { formatWon } from '../../../../domain/kernel/money.ts';
import { units } from '../../../kit/copy/labels.ts';
import { results as words } from '../../copy/results.ts';
import { signedText } from '../../parts/figureText.ts';
import { refusalText } from '../../parts/refusalText.ts';
import { effectFigures, type EffectFigures } from './effectFigures.ts';
import type { AskedEffect } from './useResultEffect.ts';
import * as styles from './ResultsScreen.css.ts';

export function EffectPanel({ effect: { preview, failure, isAsked } }: { readonly effect: AskedEffect }) {
  if (failure !== undefined)
    return (
      <p className={styles.problem} role="alert">
        {refusalText(failure, words.said.unanswered)}
      </p>
    );
  if (preview === undefined) return <p className={styles.hint}>{isAsked ? words.effect : words.effectNone}</p>;
  const figures = effectFigures(preview.lines);
  return (
    <div className={styles.effect} role="status">
      <Sums figures={figures} />
      {figures.shortCount === 0 ? null : <ShortOnes figures={figures} />}
      {preview.isForTwo ? <p className={styles.warning}>{words.forTwo}</p> : null}
    </div>
  );
}

function Sums({ figures: { selections, bets, members, paidBefore, paidAfter } }: { readonly figures: EffectFigures }) {
  const { figures: names } = words;
  const of = [
    { name: names.bets, value: `${formatWon(bets)}${words.betsUnit}`, note: words.members(members) },
    { name: names.before, value: formatWon(paidBefore), note: words.effectOf(selections) },
    { name: names.after, value: formatWon(paidAfter), note: '' },
    { name: names.delta, value: signedText(paidAfter - paidBefore), note: '' },
  ];
  return (
    <dl className={styles.figures}>
      {of.map(({ name, value, note }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.hint}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          {note === '' ? null : <dd className={styles.hint}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

export function ShortOnes({ figures: { short, shortCount } }: { readonly figures: EffectFigures }) {
  return (
    <div className={styles.short}>
      <p>
        <strong>{words.short}</strong> {words.shortCount(shortCount)}{' '}
        <span className={styles.hint}>{words.shortNote}</span>
      </p>
      <ul className={styles.names}>
        {short.map(({ name, owed }) => (
          <li key={name}>
            {name} <strong>{formatWon(owed)}</strong>
            {units.won}
          </li>
        ))}
      </ul>
    </div>
  );
}
