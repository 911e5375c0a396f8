/** Every word that the seed gives, whether it was used, and what was drawn by it (rules DRW). */
import { formatWon } from '../../../domain/kernel/money.ts';
import { messageOf } from '../../../domain/mini-games/draws.ts';
import { gameOfRound } from '../../../domain/mini-games/round.ts';
import { WORDS } from '../../../domain/mini-games/words.ts';
import { verify } from '../copy/verify.ts';
import { cardTable, faceName, inOrder, isDealt } from '../stages/cardTables.ts';
import { StepPanel } from './StepPanel.tsx';
import type { Verified } from './useVerification.ts';
import * as styles from './Verify.css.ts';

const hexOf = (word: number): string => word.toString(16).padStart(8, '0');
const NONE = '–';

interface WordRow {
  readonly word: number;
  readonly n: string;
  readonly limit: string;
  readonly state: 'taken' | 'passed' | 'spare';
  readonly drawn: string;
}

const verdicts = { taken: verify.takenWord, passed: verify.passedWord, spare: verify.spareWord } as const;

/** A draw of as many numbers as words has each number beside its word. */
function rowsOf({ roundId, words, spare, drawn }: Verified): readonly WordRow[] {
  const { family } = gameOfRound(roundId);
  const table = isDealt(family) ? cardTable(family, drawn) : undefined;
  const names = table === undefined ? drawn : inOrder(table).map(({ face }) => faceName(face));
  const isPaired = words.filter((word) => word.drawn !== null).length === drawn.length;
  let taken = 0;
  const used = words.map(({ word, n, drawn: value }): WordRow => {
    const limit = formatWon(WORDS - (WORDS % n));
    if (value === null) return { word, n: formatWon(n), limit, state: 'passed', drawn: NONE };
    const number = names[taken];
    taken += 1;
    return {
      word,
      n: formatWon(n),
      limit,
      state: 'taken',
      drawn: isPaired ? `${value} → ${number ?? ''}` : `${value}`,
    };
  });
  return [...used, ...spare.map((word): WordRow => ({ word, n: NONE, limit: NONE, state: 'spare', drawn: NONE }))];
}

export function WordStep({ found, salt }: { readonly found: Verified; readonly salt: string }) {
  const rows = rowsOf(found);
  const hasFailed = found.failed.includes('draw');
  const passed = found.words.filter((word) => word.drawn === null).length;
  return (
    <StepPanel
      step="draw"
      note={verify.rejects}
      hasFailed={hasFailed}
      result={hasFailed ? verify.mismatch : verify.used(found.words.length - passed, passed)}
    >
      <p className={styles.message}>
        <span className={styles.note}>{verify.message}</span>
        <code>{messageOf(found.roundId, salt, 0)}</code>
      </p>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={verify.steps.draw}>
          <thead>
            <tr>
              <th scope="col">{verify.word}</th>
              <th scope="col">{verify.hex}</th>
              <th scope="col" className={styles.end} data-wide>
                {verify.value}
              </th>
              <th scope="col" className={styles.end}>
                n
              </th>
              <th scope="col" className={styles.end} data-wide>
                {verify.limit}
              </th>
              <th scope="col">{verify.verdict}</th>
              <th scope="col">{verify.drawn}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ word, n, limit, state, drawn }, at) => (
              <tr key={at} data-state={state}>
                <td>{at}</td>
                <td>
                  <code>{hexOf(word)}</code>
                </td>
                <td className={styles.end} data-wide>
                  {formatWon(word)}
                </td>
                <td className={styles.end}>{n}</td>
                <td className={styles.end} data-wide>
                  {limit}
                </td>
                <td>{verdicts[state]}</td>
                <td>{drawn}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </StepPanel>
  );
}
