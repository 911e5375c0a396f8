/**
 * The table of a house game: what the member has, how long they are here and what it came to so far stay in sight (FAIR-04); one press is one round, no
 * faster than its time, and none starts by itself (HSG-6). There is no sound.
 */
import { useState, type FormEvent } from 'react';
import { currentMember } from '../../../db/queries/session.ts';
import { BACCARAT_CHOICES, HOUSE_STAKES, type HouseChoice } from '../../../domain/lobbies/houseGames.ts';
import type { HouseLaunch, HouseRound } from '../../../domain/lobbies/houseRound.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { useList } from '../../frame/link/useList.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { useNow } from '../../kit/timing/useNow.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { LogoMark, PlayMoneyMark } from '../../kit/ui/Logo.tsx';
import { MoneyText } from '../../kit/ui/MoneyText.tsx';
import { choiceNames, houseGameNames, houseWords as words } from '../copy/houseGames.ts';
import { GameRules } from './GameRules.tsx';
import * as styles from './HouseGame.css.ts';
import { PastRounds } from './PastRounds.tsx';
import { Stage } from './Stage.tsx';
import { useHousePlay } from './useHousePlay.ts';

const QUICK = [1_000, 5_000, 10_000, 50_000, 100_000] as const;

interface GameTableProps {
  readonly launch: HouseLaunch;
  readonly sign: string;
}

export function GameTable({ launch, sign }: GameTableProps) {
  const { session, game, commitment } = launch;
  const playing = useHousePlay(session);
  const { view } = useList('houseRounds', { session });
  // What is not shown on the table yet is told nowhere else either.
  const [shown, setShown] = useState(view);
  if (!playing.isHidden && shown !== view) setShown(view);
  const rounds = (shown?.runs ?? []).flatMap((run) => run.rows);
  // Of another window of the same launch, or what became of a bet that nobody knew of.
  const last = (playing.round?.n ?? 0) > (rounds[0]?.n ?? 0) ? playing.round : rounds[0];
  return (
    <div className={styles.page}>
      <header className={styles.part}>
        <div className={styles.head}>
          <LogoMark size={28} />
          <h1 className={styles.title}>{houseGameNames[game]}</h1>
          <PlayMoneyMark />
        </div>
        <Facts launch={launch} last={last} isHidden={playing.isHidden} />
      </header>
      <section className={styles.stage}>
        <Stage game={game} drawn={last?.drawn} isHidden={playing.isHidden} />
        <p className={styles.outcome} role="status">
          {playing.isUnknown
            ? words.checking
            : playing.isHidden
              ? words.playing
              : (playing.refusal ?? (last === undefined ? words.ready : words.outcome(last.paid, last.stake)))}
        </p>
      </section>
      <BetForm
        game={game}
        isPlaying={playing.isPlaying}
        onPlay={(choice, stake) => void playing.play({ session, sign, choice, stake })}
      />
      <GameRules game={game} />
      <PastRounds rounds={rounds} commitment={commitment} />
    </div>
  );
}

interface FactsProps {
  readonly launch: HouseLaunch;
  readonly last: HouseRound | undefined;
  readonly isHidden: boolean;
}

function Facts({ launch, last, isHidden }: FactsProps) {
  const member = useLive(currentMember, []);
  const [seen, setSeen] = useState<number>();
  const emoney = member?.emoney;
  if (!isHidden && emoney !== undefined && emoney !== seen) setSeen(emoney);
  const minutes = Math.max(0, Math.floor((useNow(1_000) - launch.startedAt) / 60_000));
  const two = (value: number) => String(value).padStart(2, '0');
  const net = last === undefined ? 0 : last.returned - last.staked;
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt className={styles.label}>{words.balance}</dt>
        <dd className={styles.figure}>{seen === undefined ? words.none : <MoneyText amount={seen} />}</dd>
      </div>
      <div className={styles.fact}>
        <dt className={styles.label}>{words.elapsed}</dt>
        <dd className={styles.figure}>{`${Math.floor(minutes / 60)}:${two(minutes % 60)}`}</dd>
      </div>
      <div className={styles.fact}>
        <dt className={styles.label}>{words.net}</dt>
        <dd className={styles.figure}>
          <MoneyText amount={net} />
        </dd>
      </div>
    </dl>
  );
}

interface BetFormProps {
  readonly game: HouseLaunch['game'];
  readonly isPlaying: boolean;
  readonly onPlay: (choice: HouseChoice, stake: number) => void;
}

function BetForm({ game, isPlaying, onPlay }: BetFormProps) {
  const [choice, setChoice] = useState<HouseChoice>(game === 'moonSlot' ? 'spin' : 'player');
  const [stake, setStake] = useState(0);
  const { least, most, unit } = HOUSE_STAKES;
  const isFit = stake >= least && stake <= most && stake % unit === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isFit && !isPlaying) onPlay(choice, stake);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {game === 'moonSlot' ? null : (
        <fieldset className={styles.choices} aria-label={words.choice}>
          {BACCARAT_CHOICES.map((each) => (
            <label key={each} className={styles.choice}>
              <input
                type="radio"
                name="choice"
                className={styles.radio}
                checked={choice === each}
                onChange={() => setChoice(each)}
              />
              {choiceNames[each]}
            </label>
          ))}
        </fieldset>
      )}
      <label className={styles.field}>
        <span className={styles.label}>{words.stake}</span>
        <input
          className={styles.input}
          inputMode="numeric"
          value={stake === 0 ? '' : formatWon(stake)}
          aria-describedby="stake-range"
          onChange={({ target }) => setStake(Math.min(most, Number(target.value.replaceAll(/\D/g, '').slice(0, 9))))}
        />
      </label>
      <div className={styles.quick}>
        {QUICK.map((amount) => (
          <Button key={amount} onClick={() => setStake((before) => Math.min(most, before + amount))}>
            {words.add(amount)}
          </Button>
        ))}
        <Button onClick={() => setStake(0)}>{words.reset}</Button>
      </div>
      <p id="stake-range" className={styles.label}>
        {words.range(least, most)}
      </p>
      <Button type="submit" kind="primary" size="large" isWide aria-disabled={!isFit || isPlaying} disabled={!isFit}>
        {isPlaying ? words.playing : words.play[game]}
      </Button>
    </form>
  );
}
