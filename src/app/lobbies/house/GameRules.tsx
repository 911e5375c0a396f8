/** What each choice pays and gives back, how rounds are drawn and rounded: readable before anything is staked (HSG-2, HSG-3). */
import {
  BACCARAT_CHOICES,
  BACCARAT_PAYS,
  REEL,
  REEL_SIGNS,
  SLOT_PAYS,
  STOPS,
  type HouseChoice,
} from '../../../domain/lobbies/houseGames.ts';
import type { HouseGame } from '../../../domain/reference/lobbies.ts';
import { choiceNames, houseWords as words, signNames } from '../copy/houseGames.ts';
import * as styles from './HouseGame.css.ts';

/** Percent that comes back, counted over all outcomes by a test (`houseGames.test.ts`). */
const BACK: Record<HouseChoice, string> = { player: '96.53', banker: '96.65', tie: '85.64', spin: '95.63' };
const times = (hundredths: number): string => (hundredths === 0 ? words.none : words.pays(String(hundredths / 100)));

export const GameRules = ({ game }: { readonly game: HouseGame }) => (
  <details className={styles.part}>
    <summary className={styles.summary}>{words.rules}</summary>
    {game === 'moonSlot' ? <SlotTable /> : <BaccaratTable />}
    {(game === 'moonSlot'
      ? [words.back(BACK.spin), words.counted, words.rounding, words.fairness]
      : [words.tieBack, words.bankerRule, words.counted, words.rounding, words.fairness]
    ).map((line) => (
      <p key={line} className={styles.note}>
        {line}
      </p>
    ))}
  </details>
);

const SlotTable = () => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th className={styles.cell}>{words.sign}</th>
        <th className={styles.number}>{words.three}</th>
        <th className={styles.number}>{words.two}</th>
        <th className={styles.number}>{`/ ${STOPS}`}</th>
      </tr>
    </thead>
    <tbody>
      {REEL_SIGNS.map((sign) => (
        <tr key={sign}>
          <th scope="row" className={styles.cell}>
            {signNames[sign]}
          </th>
          <td className={styles.number}>{times(SLOT_PAYS[sign].three)}</td>
          <td className={styles.number}>{times(SLOT_PAYS[sign].two)}</td>
          <td className={styles.number}>{REEL[sign]}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const BaccaratTable = () => (
  <table className={styles.table}>
    <tbody>
      {BACCARAT_CHOICES.map((choice) => (
        <tr key={choice}>
          <th scope="row" className={styles.cell}>
            {choiceNames[choice]}
          </th>
          <td className={styles.number}>{times(BACCARAT_PAYS[choice])}</td>
          <td className={styles.number}>{words.back(BACK[choice])}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
