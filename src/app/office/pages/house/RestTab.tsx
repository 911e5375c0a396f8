/** When games rest (rules ROU-19 to ROU-21): the games by provider with their hours, and the form of the one, or of the provider, that is open. */
import { useMemo, useState } from 'react';
import { changeSettingCall, changeSettingPreviewCall } from '../../../../domain/calls/officeActs.ts';
import type { SettingField } from '../../../../domain/house/settingField.ts';
import { seoulDayOf } from '../../../../domain/kernel/seoulDay.ts';
import type { GameRests } from '../../../../domain/mini-games/gameRests.ts';
import { GAMES, type GameRow } from '../../../../domain/mini-games/gameTable.ts';
import { gameGroups, gameNameOf } from '../../../mini-games/face.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { house as words } from '../../copy/house.ts';
import { acts } from '../../copy/office.ts';
import { rests as own } from '../../copy/rests.ts';
import { useOfficeNow } from '../../link/Office.tsx';
import { useConfirm } from '../../parts/useConfirm.tsx';
import { useIsPhone } from '../../parts/useIsPhone.ts';
import { changeText } from './changeText.ts';
import { GameChooser } from './GameChooser.tsx';
import type { HouseProps } from './houseProps.ts';
import { ListAndForm } from './ListAndForm.tsx';
import { commonHours, restingRounds, restText, withHours } from './restRows.ts';
import { isUnsaved, type SettingDraft } from './settingDraft.ts';
import { SettingForm } from './SettingForm.tsx';
import type { Drafts } from './useDrafts.ts';
import { settingOf, valueOf } from './useHouse.ts';

/** What rests changes with the rounds, and which rounds with the day: looked at this often, ms. */
const [ROUND_LOOK_MS, DAY_LOOK_MS] = [1_000, 60_000];

export function RestTab(props: HouseProps) {
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState<string>();
  const rests = valueOf(props.house, 'gameRests') ?? NONE;
  const chosen = useMemo(() => chosenBy(opened), [opened]);
  const onBack = isPhone ? () => setOpened(undefined) : undefined;
  return (
    <ListAndForm
      list={<Games rests={rests} drafts={props.drafts.settings} opened={opened} onOpen={setOpened} />}
      form={chosen && <OpenForm key={opened} {...props} {...chosen} rests={rests} onBack={onBack} />}
      title={own.title}
      choose={own.choose}
      icon="clock"
    />
  );
}

const NONE: GameRests = {};

/** One game, or all of a provider. */
interface Chosen {
  readonly name: string;
  readonly games: readonly GameRow[];
}

function chosenBy(id: string | undefined): Chosen | undefined {
  const game = GAMES.find(({ gameId }) => gameId === id);
  if (game !== undefined) return { name: gameNameOf(game), games: [game] };
  const group = gameGroups().find((each) => each.id === id);
  return group === undefined ? undefined : { name: own.allOfProvider(group.name), games: group.games };
}

interface GamesProps {
  readonly rests: GameRests;
  readonly drafts: Drafts<SettingDraft>;
  readonly opened: string | undefined;
  readonly onOpen: (id: string) => void;
}

function Games({ rests, drafts, ...list }: GamesProps) {
  const now = useOfficeNow(ROUND_LOOK_MS);
  const standingOf = (game: GameRow) =>
    isUnsaved(drafts.all.get(draftOf([game])), rests[game.gameId] ?? null)
      ? { text: words.unsaved, isOwn: true }
      : { text: restText(rests, game, now), isOwn: game.gameId in rests };
  return <GameChooser {...list} games={GAMES} standingOf={standingOf} allOf={own.allOf} />;
}

interface OpenFormProps extends HouseProps, Chosen {
  readonly rests: GameRests;
  readonly onBack: (() => void) | undefined;
}

function OpenForm({ house, drafts, rests, name, games, isLocked, onSaid, onBack }: OpenFormProps) {
  const id = draftOf(games);
  const day = seoulDayOf(useOfficeNow(DAY_LOOK_MS));
  const setting = settingOf(house, 'gameRests');
  const confirm = useConfirm({
    call: changeSettingCall,
    previewedBy: changeSettingPreviewCall,
    onDone: ({ outcome }) => {
      drafts.settings.keep(id, undefined);
      onSaid({ tone: 'done', text: outcome === 'done' ? words.done(name) : acts.proposed });
    },
  });
  const hours = commonHours(rests, games);
  const hintOf = (value: unknown) =>
    `${own.hint} ${hintFor(withHours(rests, games, hoursOf(value)), games, day)}`.trim();
  const ask = (value: unknown) =>
    void confirm.ask(
      { key: 'gameRests', value: withHours(rests, games, hoursOf(value)), was: rests },
      { title: words.question(name), hint: own.hint, answer: words.save },
    );
  const formed = {
    ...{ id, group: 'games' as const, name },
    note: hours === undefined ? own.many : changeText(setting),
    hint: undefined,
    field: hoursField(setting?.field),
    value: hours ?? null,
  };
  return (
    <>
      <SettingForm
        {...{ formed, isLocked, hintOf, onBack }}
        drafts={drafts.settings}
        problem={confirm.problem}
        problemOf={(value) => (isNoSpan(hoursOf(value)) ? own.noSpan : undefined)}
        isBusy={confirm.isBusy}
        more={
          // The form reads as no hours here, which it would not store: it has not been changed.
          hours === undefined ? (
            <Button kind="outline" disabled={isLocked || confirm.isBusy} onClick={() => ask(null)}>
              {own.endAll}
            </Button>
          ) : null
        }
        onDiscard={confirm.forget}
        onAsk={ask}
      />
      {confirm.dialog}
    </>
  );
}

/** All of a provider have a draft of their own beside that of the first of them. */
const draftOf = ([game, ...others]: readonly GameRow[]) =>
  `gameRests.${game?.gameId ?? ''}${others.length > 0 ? '.all' : ''}`;

const hoursOf = (value: unknown) => value as GameRests[string] | null;

const isNoSpan = (hours: GameRests[string] | null): boolean => hours !== null && hours.from === hours.until;

/** Which rounds of a game would rest; of a provider that all its games will have the same hours. @param day when it begins, epoch ms */
function hintFor(rests: GameRests, games: readonly GameRow[], day: number): string {
  const [game] = games;
  if (games.length > 1) return own.manyHint;
  const hours = game === undefined ? undefined : rests[game.gameId];
  if (game === undefined || hours === undefined || isNoSpan(hours)) return '';
  const rounds = restingRounds(rests, game, day);
  return rounds === undefined ? own.noRound : own.rounds(rounds.first, rounds.last);
}

/** Hours, or none: what the setting has for each game. */
const hoursField = (field: SettingField | undefined): SettingField => ({
  is: 'perhaps',
  field: field?.is === 'map' ? field.item : { is: 'group', fields: [] },
});
