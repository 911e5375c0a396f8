/** Popups: the list, the one that is edited, and how it will look. Stored together, as the setting that they are. */
import { useState } from 'react';
import { changeSettingCall, changeSettingPreviewCall } from '../../../../domain/calls/officeActs.ts';
import { isPopupOver, isPopupSound, type HousePopup } from '../../../../domain/house/housePopup.ts';
import { dateMinuteText } from '../../../kit/copy/time.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { popupWords as words } from '../../copy/house.ts';
import { acts } from '../../copy/office.ts';
import { useOfficeNow } from '../../link/Office.tsx';
import { Filters } from '../../parts/Filters.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote } from '../../parts/StateNote.tsx';
import { useConfirm } from '../../parts/useConfirm.tsx';
import type { HouseProps } from './houseProps.ts';
import { isSame } from './fieldValue.ts';
import { PopupEditor } from './PopupEditor.tsx';
import { PopupPreview } from './PopupPreview.tsx';
import { valueOf } from './useHouse.ts';
import * as own from './PopupTab.css.ts';

const LOOKS_EVERY_MS = 30_000;
const MOST = 10;

const fresh = (id: string): HousePopup => ({
  ...{ id, contents: '', width: 450, pcLeftLocation: 120, pcTopLocation: 176, popupFlg: 1, visiableFlag: 1 },
  ...{ notShowingexpireTime: 0, endsAt: 0, leastLevel: 0, mostLevel: 0 },
});

export function PopupTab(props: HouseProps) {
  const { house, isLocked } = props;
  const { stored, edited, known, others, shown, problem, isBusy, dialog, ...does } = usePopups(props);
  return (
    <div className={own.tab}>
      <div className={own.bar}>
        <Shelf {...{ shown }} chosen={edited?.id ?? ''} onChange={does.choose} />
        <Button size="small" disabled={isLocked || stored.length >= MOST} onClick={does.add}>
          {words.add}
        </Button>
      </div>
      {edited === undefined ? (
        <Panel title={words.list}>
          <EmptyNote icon="document" title={words.empty} />
        </Panel>
      ) : (
        <div className={own.whole}>
          <PopupEditor
            key={edited.id}
            popup={edited}
            isChanged={!isSame(edited, known)}
            problem={problem}
            levels={house.levels.map(({ level }) => level)}
            isBusy={isBusy}
            isLocked={isLocked}
            onChange={does.change}
            onPublish={() => does.publish(edited)}
            onRemove={() => does.remove(edited)}
          />
          <PopupPreview popup={edited} others={others} online={house.online} />
        </div>
      )}
      {dialog}
    </div>
  );
}

/** Those that are stored, the one that is edited, and what may be done with it. */
function usePopups({ house, onSaid }: HouseProps) {
  const stored = valueOf(house, 'popups') ?? [];
  const [chosen, setChosen] = useState<string | undefined>(stored[0]?.id);
  /** The one that is edited, as it is typed. */
  const [draft, setDraft] = useState<HousePopup>();
  const [isUnsound, setIsUnsound] = useState(false);
  const confirm = useConfirm({
    call: changeSettingCall,
    previewedBy: changeSettingPreviewCall,
    onDone: ({ outcome }) => {
      setDraft(undefined);
      onSaid({ tone: 'done', text: outcome === 'done' ? words.saved : acts.proposed });
    },
  });
  const known = stored.find(({ id }) => id === chosen);
  const edited = draft ?? known;
  const others = stored.filter(({ id }) => id !== edited?.id);
  const choose = (id: string) => {
    setIsUnsound(false);
    setDraft(undefined);
    setChosen(id);
  };
  const add = () => {
    setIsUnsound(false);
    const place = freeId(stored);
    setChosen(place);
    setDraft(fresh(place));
  };
  const publish = (popup: HousePopup) => {
    const isSound = isPopupSound(popup);
    setIsUnsound(!isSound);
    if (!isSound) return;
    const isNew = stored.every(({ id }) => id !== popup.id);
    const value = isNew ? [...stored, popup] : stored.map((each) => (each.id === popup.id ? popup : each));
    void confirm.ask({ key: 'popups', value, was: stored }, { title: words.ask, answer: words.publish });
  };
  const remove = (popup: HousePopup) => {
    if (stored.every(({ id }) => id !== popup.id)) choose(stored[0]?.id ?? '');
    else {
      const question = { title: words.askRemove, answer: words.remove, isDanger: true };
      void confirm.ask({ key: 'popups', value: others, was: stored }, question);
    }
  };
  return {
    ...{ stored, edited, known, others, choose, add, publish, remove },
    shown: [...stored, ...(draft !== undefined && known === undefined ? [draft] : [])],
    problem: isUnsound ? words.unsound : confirm.problem,
    ...{ isBusy: confirm.isBusy, dialog: confirm.dialog, change: setDraft },
  };
}

interface ShelfProps {
  readonly shown: readonly HousePopup[];
  readonly chosen: string;
  readonly onChange: (id: string) => void;
}

function Shelf({ shown, chosen, onChange }: ShelfProps) {
  const now = useOfficeNow(LOOKS_EVERY_MS);
  return (
    <Filters
      label={words.list}
      choices={shown.map((popup) => ({ value: popup.id, label: `${popup.id} · ${stateText(popup, now)}` }))}
      value={chosen}
      onChange={onChange}
    />
  );
}

function stateText(popup: HousePopup, now: number): string {
  const { visiableFlag, notShowingexpireTime, endsAt } = popup;
  if (visiableFlag === 0) return words.hidden;
  if (isPopupOver(popup, now)) return words.over;
  if (endsAt !== 0 && notShowingexpireTime <= now) return words.until(dateMinuteText(endsAt));
  return notShowingexpireTime > now ? words.later(dateMinuteText(notShowingexpireTime)) : words.shown;
}

/** A name that no popup has yet. */
function freeId(popups: readonly HousePopup[]): string {
  const taken = new Set(popups.map(({ id }) => id));
  let place = 1;
  while (taken.has(words.newId(place))) place += 1;
  return words.newId(place);
}
