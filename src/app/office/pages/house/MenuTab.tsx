/** The menus of members (MNU-1): which pages they name and in which order, with each menu beside it as members will see it. */
import { useState } from 'react';
import { changeSettingCall, changeSettingPreviewCall } from '../../../../domain/calls/officeActs.ts';
import { arrangedPages, isAlwaysShown, type ArrangedPage } from '../../../../domain/house/arrangedMenu.ts';
import type { HouseMenus } from '../../../../domain/house/menuRows.ts';
import { pagesOfMenu } from '../../../../domain/reference/pagesOfMenu.ts';
import type { MenuPage } from '../../../../domain/reference/pageTable.ts';
import type { LaterPlace } from '../../../../domain/reference/pageShape.ts';
import { pageTitles } from '../../../kit/copy/pages.ts';
import { pageIcons } from '../../../kit/links/pageIcons.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { IconButton } from '../../../kit/ui/IconButton.tsx';
import { PageIcon } from '../../../kit/ui/PageIcon.tsx';
import { Switch } from '../../../kit/ui/Switch.tsx';
import { house as words } from '../../copy/house.ts';
import { menus as own } from '../../copy/menus.ts';
import { acts } from '../../copy/office.ts';
import { Filters } from '../../parts/Filters.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useConfirm } from '../../parts/useConfirm.tsx';
import { changeText } from './changeText.ts';
import type { HouseProps } from './houseProps.ts';
import { settingOf, valueOf } from './useHouse.ts';
import * as styles from './HouseScreen.css.ts';
import * as rowsOf from './MenuTab.css.ts';

type Pages = readonly ArrangedPage<MenuPage>[];
const PLACES = ['side', 'rules', 'results'] as const satisfies readonly LaterPlace[];

const asRows = (pages: Pages): HouseMenus['side'] => pages.map(({ page, isShown }) => ({ id: page, isShown }));

export function MenuTab({ house, isLocked, onSaid }: HouseProps) {
  const [place, setPlace] = useState<LaterPlace>('side');
  const [changed, setChanged] = useState<{ readonly [Place in LaterPlace]?: Pages }>({});
  const stored = valueOf(house, 'menus');
  const pages = changed[place] ?? arrangedPages(pagesOfMenu(place), stored?.[place] ?? []);
  const confirm = useConfirm({
    call: changeSettingCall,
    previewedBy: changeSettingPreviewCall,
    onDone: ({ outcome }) => {
      setChanged({});
      onSaid({ tone: 'done', text: outcome === 'done' ? words.done(own.title) : acts.proposed });
    },
  });
  const rowsIn = (of: LaterPlace) => asRows(changed[of] ?? arrangedPages(pagesOfMenu(of), stored?.[of] ?? []));
  const set = (next: Pages) => setChanged((before) => ({ ...before, [place]: next }));
  const isBusy = isLocked || confirm.isBusy;
  const hasChanges = Object.keys(changed).length > 0;
  return (
    <div className={styles.halves}>
      <Panel title={own.title} aside={changeText(settingOf(house, 'menus'))} className={styles.panelOf}>
        <div className={styles.filters}>
          <Filters
            label={own.places}
            choices={PLACES.map((value) => ({ value, label: own.placeNames[value] }))}
            value={place}
            onChange={setPlace}
          />
        </div>
        <Arrangement pages={pages} isLocked={isBusy} onChange={set} />
        <div className={styles.foot}>
          {confirm.problem === undefined ? null : (
            <p className={styles.footProblem} role="alert">
              {confirm.problem}
            </p>
          )}
          <Button kind="quiet" disabled={isBusy} onClick={() => set(arrangedPages(pagesOfMenu(place), []))}>
            {own.usual}
          </Button>
          <Button kind="outline" disabled={isBusy || !hasChanges} onClick={() => setChanged({})}>
            {words.discard}
          </Button>
          <Button
            kind="primary"
            disabled={isBusy || !hasChanges}
            isPending={confirm.isBusy}
            onClick={() => {
              const value = { side: rowsIn('side'), rules: rowsIn('rules'), results: rowsIn('results') };
              void confirm.ask(
                { key: 'menus', value, was: stored },
                { title: own.ask, hint: own.askHint, answer: words.save },
              );
            }}
          >
            {words.check}
          </Button>
        </div>
        {confirm.dialog}
      </Panel>
      <Panel title={own.preview} note={own.placeNames[place]} className={styles.panelOf}>
        <ul className={rowsOf.preview} data-place={place} aria-label={own.preview}>
          {pages.map(({ page, isShown }) =>
            isShown ? (
              <li key={page} className={rowsOf.link}>
                {place === 'side' ? <PageIcon name={pageIcons[page]} size={18} /> : null}
                {pageTitles[page]}
              </li>
            ) : null,
          )}
        </ul>
        <p className={`${styles.part} ${styles.hint}`}>{own.hint}</p>
      </Panel>
    </div>
  );
}

interface ArrangementProps {
  readonly pages: Pages;
  readonly isLocked: boolean;
  readonly onChange: (pages: Pages) => void;
}

function Arrangement({ pages, isLocked, onChange }: ArrangementProps) {
  const move = (place: number, by: 1 | -1) => {
    const [one, other] = [pages[place], pages[place + by]];
    if (one === undefined || other === undefined) return;
    onChange(pages.with(place, other).with(place + by, one));
  };
  return (
    <ol className={rowsOf.rows} aria-label={own.order}>
      {pages.map(({ page, isShown }, place) => (
        <li key={page} className={rowsOf.row}>
          <IconButton
            icon="up"
            name={own.up(pageTitles[page])}
            disabled={isLocked || place === 0}
            onClick={() => move(place, -1)}
          />
          <IconButton
            icon="down"
            name={own.down(pageTitles[page])}
            disabled={isLocked || place === pages.length - 1}
            onClick={() => move(place, 1)}
          />
          <Switch
            label={pageTitles[page]}
            {...(isAlwaysShown(page) ? { note: own.always } : {})}
            isOn={isShown}
            isDisabled={isLocked || isAlwaysShown(page)}
            onChange={(isOn) => onChange(pages.with(place, { page, isShown: isOn }))}
          />
        </li>
      ))}
    </ol>
  );
}
