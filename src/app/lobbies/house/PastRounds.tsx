/** Rounds of a launch, each to be drawn again in this browser from what was told of it (HSG-4). */
import { useState } from 'react';
import { bytesOfHex, hexOfBytes } from '../../../domain/kernel/bytes.ts';
import { drawHouse, houseMessage, paidOf } from '../../../domain/lobbies/houseGames.ts';
import type { HouseRound } from '../../../domain/lobbies/houseRound.ts';
import { seedsDown, webCrypto } from '../../../domain/mini-games/redraw.ts';
import { secondText } from '../../kit/copy/time.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { choiceNames, houseWords as words } from '../copy/houseGames.ts';
import * as styles from './HouseGame.css.ts';

interface PastRoundsProps {
  readonly rounds: readonly HouseRound[];
  readonly commitment: string;
}

export const PastRounds = ({ rounds, commitment }: PastRoundsProps) => (
  <section className={styles.part}>
    <h2 className={styles.heading}>{words.past}</h2>
    {rounds.length === 0 ? <p className={styles.note}>{words.noPast}</p> : null}
    <ul>
      {rounds.map((round) => (
        <PastRound key={round.roundId} round={round} commitment={commitment} />
      ))}
    </ul>
  </section>
);

function PastRound({ round, commitment }: { readonly round: HouseRound; readonly commitment: string }) {
  const [isRight, setIsRight] = useState<boolean>();
  const { n, at, choice, stake, paid, seed, salt } = round;
  return (
    <li className={styles.row}>
      <span>{words.round(n)}</span>
      <time className={styles.label}>{secondText(at)}</time>
      <span className={styles.grow}>{choiceNames[choice]}</span>
      <span>{words.line(stake, paid)}</span>
      <Button size="small" kind="outline" onClick={() => void isAsPromised(round, commitment).then(setIsRight)}>
        {words.verify}
      </Button>
      {isRight === undefined ? null : (
        <p className={styles.hex} role="status">
          {isRight ? words.verified : words.notVerified}
          <br />
          {words.commitment} {commitment}
          <br />
          {words.seed} {seed}
          <br />
          {words.salt} {salt}
        </p>
      )}
    </li>
  );
}

/** Whether the seed leads to the commitment, and draws and pays what was drawn and paid. */
async function isAsPromised(
  { seed, n, game, session, salt, drawn, choice, stake, paid }: HouseRound,
  commitment: string,
) {
  const means = webCrypto(crypto.subtle);
  const bytes = bytesOfHex(seed);
  const down = await seedsDown(bytes, n, means);
  const sign = await means.keyed(bytes);
  const again = await drawHouse(game, (counter) => sign(houseMessage(game, session, n, salt, counter)));
  return (
    hexOfBytes(down.at(-1) ?? bytes) === commitment &&
    String(again) === String(drawn) &&
    paidOf(game, again, choice, stake) === paid
  );
}
