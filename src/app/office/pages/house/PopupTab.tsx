/** Popups: the list, the one that is edited, and how it will look. Stored together, as the setting that they are. */
import { useState } from 'react';
import { changeSettingCall, changeSettingPreviewCall } from '../../../../domain/calls/officeActs.ts';
import type { Popup } from '../../../../domain/notices/popup.ts';
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

const fresh = (id: string): Popup => ({
  ...{ id, contents: '', width: 450, pcLeftLocation: 120, pcTopLocation: 176, popupFlg: 1, visiableFlag: 1 },
  notShowingexpireTime: 0,
});

export function PopupTab({ house, isLocked, onSaid }: HouseProps) {
  const stored = valueOf(house, 'popups') ?? [];
  const [chosen, setChosen] = useState<string | undefined>(stored[0]?.id);
  /** The one that is edited, as it is typed. */
  const [draft, setDraft] = useState<Popup>();
  const now = useOfficeNow(LOOKS_EVERY_MS);
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
    setDraft(undefined);
    setChosen(id);
  };
  const add = () => {
    const place = freeId(stored);
    setChosen(place);
    setDraft(fresh(place));
  };
  const publish = (popup: Popup) => {
    const isNew = stored.every(({ id }) => id !== popup.id);
    const value = isNew ? [...stored, popup] : stored.map((each) => (each.id === popup.id ? popup : each));
    void confirm.ask({ key: 'popups', value }, { title: words.ask, answer: words.publish });
  };
  const remove = (popup: Popup) => {
    if (stored.every(({ id }) => id !== popup.id)) choose(stored[0]?.id ?? '');
    else {
      const question = { title: words.askRemove, answer: words.remove, isDanger: true };
      void confirm.ask({ key: 'popups', value: others }, question);
    }
  };
  return (
    <div className={own.tab}>
      <div className={own.bar}>
        <Filters
          label={words.list}
          choices={[...stored, ...(draft !== undefined && known === undefined ? [draft] : [])].map((popup) => ({
            value: popup.id,
            label: `${popup.id} · ${stateText(popup, now)}`,
          }))}
          value={edited?.id ?? ''}
          onChange={choose}
        />
        <Button size="small" disabled={isLocked || stored.length >= 10} onClick={add}>
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
            problem={confirm.problem}
            isBusy={confirm.isBusy}
            isLocked={isLocked}
            onChange={setDraft}
            onPublish={() => publish(edited)}
            onRemove={() => remove(edited)}
          />
          <PopupPreview popup={edited} others={others} online={house.online} />
        </div>
      )}
      {confirm.dialog}
    </div>
  );
}

function stateText({ visiableFlag, notShowingexpireTime }: Popup, now: number): string {
  if (visiableFlag === 0) return words.hidden;
  return notShowingexpireTime > now ? words.later(dateMinuteText(notShowingexpireTime)) : words.shown;
}

/** A name that no popup has yet. */
function freeId(popups: readonly Popup[]): string {
  const taken = new Set(popups.map(({ id }) => id));
  let place = 1;
  while (taken.has(words.newId(place))) place += 1;
  return words.newId(place);
}
