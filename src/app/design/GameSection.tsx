/** The stages and boards of one family of mini games, in every phase; a drawing one begins again when asked. */
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import type { FamilyId } from '../../domain/mini-games/familyId.ts';
import { boardsOf } from '../mini-games/boards/boardsOf.ts';
import type { StageProps } from '../mini-games/stages/Stage.tsx';
import { stageOf } from '../mini-games/stages/stageOf.ts';
import { Button } from '../kit/ui/Button.tsx';
import { design } from './copy/design.ts';
import { exampleRound, exampleRounds, FAMILY_IDS, gameOfFamily } from './exampleRounds.ts';
import * as styles from './GameSection.css.ts';
import { Section } from './Section.tsx';

const ROUNDS = 288;
/** A round of which the pictures are. */
const SHOWN = 12;

export function GameSection() {
  const [family, setFamily] = useState<FamilyId>('powerball');
  const [replay, setReplay] = useState(0);
  return (
    <Section title={design.games} isBare>
      <div className={styles.choices}>
        {FAMILY_IDS.map((id) => (
          <Button key={id} size="small" aria-pressed={id === family} onClick={() => setFamily(id)}>
            {id}
          </Button>
        ))}
        <Button size="small" onClick={() => setReplay(replay + 1)}>
          {design.replay}
        </Button>
      </div>
      <Suspense>
        <Stages key={`${family} ${replay}`} family={family} />
      </Suspense>
      <Suspense>
        <Boards key={family} family={family} />
      </Suspense>
    </Section>
  );
}

interface OfFamily {
  readonly family: FamilyId;
}

function Stages({ family }: OfFamily) {
  const game = gameOfFamily(family);
  const Stage = stageOf[family];
  if (game === undefined || Stage === undefined) return null;
  const { drawn, seed } = exampleRound(game, SHOWN);
  const shown: StageProps = {
    ...{ game, drawn, seed, phase: 'shown', sinceMs: 0, isStill: false, outcomeText: design.gameOutcome },
  };
  const { gamePhase } = design;
  return (
    <div className={styles.stages}>
      <Example name={gamePhase.drawing}>
        <Stage {...shown} phase="drawing" />
      </Example>
      <Example name={gamePhase.shown}>
        <Stage {...shown} />
      </Example>
      <Example name={gamePhase.betting}>
        <Stage {...shown} phase="betting" />
      </Example>
      <Example name={gamePhase.still}>
        <Stage {...shown} phase="drawing" isStill sinceMs={game.showsMs} />
      </Example>
      <Example name={gamePhase.waiting}>
        <Stage {...shown} phase="drawing" drawn={null} />
      </Example>
      <Example name={gamePhase.void}>
        <Stage {...shown} drawn={[]} />
      </Example>
    </div>
  );
}

const Example = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles.example} data-example={name}>
    <span className={styles.name}>{name}</span>
    {children}
  </div>
);

function Boards({ family }: OfFamily) {
  const game = gameOfFamily(family);
  const rounds = useMemo(() => (game === undefined ? [] : exampleRounds(game, ROUNDS)), [game]);
  const mine = useMemo(() => new Set(rounds.slice(1, 6).map(({ roundId }) => roundId)), [rounds]);
  if (game === undefined) return null;
  const boards = boardsOf[family] ?? [];
  return (
    <div className={styles.boards} data-boards>
      {boards.map((Board, index) => (
        <Board key={`${family}${String(index)}`} game={game} rounds={rounds} mine={mine} />
      ))}
    </div>
  );
}
