/** What mini games pay (rules PAY): the games by provider, and of the one that is open each cell with what it gives back. */
import { useCallback, useState } from 'react';
import { officePayoutsCall, type OfficePayouts } from '../../../../domain/calls/officeGames.ts';
import type { GameRow } from '../../../../domain/mini-games/gameTable.ts';
import { PAYOUT_GAMES } from '../../../../domain/mini-games/payoutBounds.ts';
import { house } from '../../copy/house.ts';
import { payouts as words } from '../../copy/payouts.ts';
import { useOffice, useOfficeNow, useTold } from '../../link/Office.tsx';
import { useAsked } from '../../link/useAsked.ts';
import { WaitingNote } from '../../parts/StateNote.tsx';
import { useIsPhone } from '../../parts/useIsPhone.ts';
import { GameChooser, type Standing } from './GameChooser.tsx';
import type { HouseProps } from './houseProps.ts';
import { ListAndForm } from './ListAndForm.tsx';
import { PayoutForm } from './PayoutForm.tsx';
import { payoutsOfGame, type Typed } from './payoutRows.ts';
import type { Drafts } from './useDrafts.ts';

/** What games pay changes with their rounds: looked at this often, ms. */
const LOOK_MS = 1_000;

export function PayoutTab(props: HouseProps) {
  const { api } = useOffice();
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState<string>();
  const ask = useCallback(() => api.ask(officePayoutsCall, {}), [api]);
  const { value: books, failure, again } = useAsked(ask, useTold('house', 'read'));
  const game = PAYOUT_GAMES.find(({ gameId }) => gameId === opened);
  if (books === undefined) return <WaitingNote {...{ failure, again }} rows={10} />;
  const onBack = isPhone ? () => setOpened(undefined) : undefined;
  return (
    <ListAndForm
      list={<Games books={books} drafts={props.drafts.payouts} opened={opened} onOpen={setOpened} />}
      form={game && <PayoutForm key={game.gameId} {...props} game={game} books={books} onBack={onBack} />}
      title={words.list}
      choose={words.choose}
    />
  );
}

interface GamesProps {
  readonly books: readonly OfficePayouts[];
  readonly drafts: Drafts<Typed>;
  readonly opened: string | undefined;
  readonly onOpen: (gameId: string) => void;
}

function Games({ books, drafts, ...list }: GamesProps) {
  const now = useOfficeNow(LOOK_MS);
  return (
    <GameChooser
      {...list}
      games={PAYOUT_GAMES}
      standingOf={(game) => (drafts.all.has(game.gameId) ? UNSAVED : standingOf(game, books, now))}
    />
  );
}

const UNSAVED: Standing = { text: house.unsaved, isOwn: true };

/** Of most games nothing was ever set. */
function standingOf(game: GameRow, books: readonly OfficePayouts[], now: number): Standing {
  if (!books.some(({ gameId }) => gameId === game.gameId)) return { text: words.usual, isOwn: false };
  const { isUsual, waits } = payoutsOfGame(game, books, now);
  if (waits !== undefined) return { text: words.changesFrom(waits), isOwn: true };
  return isUsual ? { text: words.usual, isOwn: false } : { text: words.changed, isOwn: true };
}
