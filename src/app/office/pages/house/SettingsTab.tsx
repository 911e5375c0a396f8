/** Every setting by group, and the limits of levels: a list with who changed what last, and the form of the one that is open. */
import { useMemo, useState } from 'react';
import { changeSettingCall, changeSettingPreviewCall } from '../../../../domain/calls/officeActs.ts';
import { changeLevelCall, changeLevelPreviewCall } from '../../../../domain/calls/officeHouse.ts';
import type { SettingKey } from '../../../../domain/house/settingSchemas.ts';
import type { LevelChange } from '../../../../domain/house/levelChange.ts';
import { house as words, settings as names } from '../../copy/house.ts';
import { acts } from '../../copy/office.ts';
import { Panel } from '../../parts/Panel.tsx';
import { useConfirm, type Confirming } from '../../parts/useConfirm.tsx';
import { useIsPhone } from '../../parts/useIsPhone.ts';
import type { ActCall } from '../../../../domain/office/operatorAct.ts';
import { formedOf, type Formed, type Group } from './formed.ts';
import type { HouseProps } from './houseProps.ts';
import { ListAndForm } from './ListAndForm.tsx';
import { SettingForm } from './SettingForm.tsx';
import { isUnsaved, type SettingDraft } from './settingDraft.ts';
import type { Drafts } from './useDrafts.ts';
import * as styles from './HouseScreen.css.ts';

export function SettingsTab(props: HouseProps) {
  const { house, drafts } = props;
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState<string>();
  const all = useMemo(() => formedOf(house), [house]);
  const chosen = all.find(({ id }) => id === opened);
  const onBack = isPhone ? () => setOpened(undefined) : undefined;
  return (
    <ListAndForm
      list={<List all={all} drafts={drafts.settings} opened={opened} onOpen={setOpened} />}
      form={chosen && <OpenForm key={chosen.id} {...props} formed={chosen} onBack={onBack} />}
      title={words.tabs.settings}
      choose={names.choose}
    />
  );
}

interface ListProps {
  readonly all: readonly Formed[];
  readonly drafts: Drafts<SettingDraft>;
  readonly opened: string | undefined;
  readonly onOpen: (id: string) => void;
}

function List({ all, drafts, opened, onOpen }: ListProps) {
  return (
    <Panel title={names.list} className={styles.panelOf}>
      {(Object.keys(names.groups) as Group[]).map((group) => (
        <section key={group} aria-label={names.groups[group]} className={styles.list}>
          <h3 className={styles.groupName}>{names.groups[group]}</h3>
          {all
            .filter((each) => each.group === group)
            .map(({ id, name, note, value }) => (
              <button
                key={id}
                type="button"
                className={styles.item}
                aria-current={id === opened}
                onClick={() => onOpen(id)}
              >
                <span>{name}</span>
                <span className={styles.itemNote}>{isUnsaved(drafts.all.get(id), value) ? words.unsaved : note}</span>
              </button>
            ))}
        </section>
      ))}
    </Panel>
  );
}

interface OpenFormProps extends HouseProps {
  readonly formed: Formed;
  readonly onBack: (() => void) | undefined;
}

function OpenForm({ formed, drafts, isLocked, onSaid, onBack }: OpenFormProps) {
  const { id, name, group } = formed;
  const onDone = ({ outcome }: { readonly outcome: 'done' | 'proposed' }) => {
    drafts.settings.keep(id, undefined);
    onSaid({ tone: 'done', text: outcome === 'done' ? words.done(name) : acts.proposed });
  };
  const setting = useConfirm({ call: changeSettingCall, previewedBy: changeSettingPreviewCall, onDone });
  const level = useConfirm({ call: changeLevelCall, previewedBy: changeLevelPreviewCall, onDone });
  const question = { title: words.question(name), answer: words.save };
  const {
    problem,
    forget,
    isBusy,
    dialog,
  }: Pick<Confirming<ActCall>, 'problem' | 'forget' | 'isBusy' | 'dialog'> = group === 'levels' ? level : setting;
  const ask = (value: unknown) =>
    group === 'levels'
      ? level.ask(value as LevelChange, question)
      : setting.ask({ key: id as SettingKey, value, was: formed.value }, question);
  return (
    <>
      <SettingForm
        {...{ formed, isLocked, problem, isBusy, onBack }}
        drafts={drafts.settings}
        onAsk={(value) => void ask(value)}
        onDiscard={forget}
      />
      {dialog}
    </>
  );
}
