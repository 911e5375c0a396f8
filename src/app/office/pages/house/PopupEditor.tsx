/** What a popup says, where it stands and when it is shown; what will not be stored of its text is said while it is typed. */
import type { Popup } from '../../../../domain/notices/popup.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Switch } from '../../../kit/ui/Switch.tsx';
import { popupWords as words } from '../../copy/house.ts';
import { acts } from '../../copy/office.ts';
import { round } from '../../parts/marks.css.ts';
import { Panel } from '../../parts/Panel.tsx';
import { momentOf, momentText } from './fieldValue.ts';
import { HtmlField } from './HtmlField.tsx';
import * as own from './PopupTab.css.ts';
import * as styles from './HouseScreen.css.ts';

interface PopupEditorProps {
  readonly popup: Popup;
  /** Differs from what is stored. */
  readonly isChanged: boolean;
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  readonly isLocked: boolean;
  readonly onChange: (popup: Popup) => void;
  readonly onPublish: () => void;
  readonly onRemove: () => void;
}

export function PopupEditor(props: PopupEditorProps) {
  const { popup, isChanged, problem, isBusy, isLocked, onChange, onPublish, onRemove } = props;
  const change = (part: Partial<Popup>) => onChange({ ...popup, ...part });
  return (
    <Panel
      title={words.editor}
      note={
        isChanged ? (
          <span className={round} data-tone="warn">
            {words.unsaved}
          </span>
        ) : undefined
      }
      aside={popup.id}
      className={styles.panelOf}
    >
      <div className={styles.part}>
        <HtmlField
          value={popup.contents}
          most={10_000}
          isLocked={isLocked}
          onChange={(contents) => change({ contents })}
        />
        <div className={own.three}>
          <Px name={words.width} value={popup.width} isLocked={isLocked} onChange={(width) => change({ width })} />
          <Px
            name={words.left}
            value={popup.pcLeftLocation}
            isLocked={isLocked}
            onChange={(at) => change({ pcLeftLocation: at })}
          />
          <Px
            name={words.top}
            value={popup.pcTopLocation}
            isLocked={isLocked}
            onChange={(at) => change({ pcTopLocation: at })}
          />
        </div>
        <label className={styles.field}>
          {words.from} · {words.fromHint}
          <input
            className={styles.input}
            type="datetime-local"
            value={momentText(popup.notShowingexpireTime)}
            disabled={isLocked}
            onChange={({ target }) => change({ notShowingexpireTime: momentOf(target.value) ?? 0 })}
          />
        </label>
        <Switch
          label={words.visible}
          note={words.visibleHint}
          isOn={popup.visiableFlag === 1}
          isDisabled={isLocked}
          onChange={(isOn) => change({ visiableFlag: isOn ? 1 : 0 })}
        />
      </div>
      <div className={styles.foot}>
        {problem === undefined ? null : (
          <span className={`${styles.footNote} ${styles.problem}`} role="alert">
            {problem}
          </span>
        )}
        <Button kind="outline" className={styles.danger} disabled={isLocked || isBusy} onClick={onRemove}>
          {words.remove}
        </Button>
        <Button kind="primary" disabled={isLocked || !isChanged || isBusy} isPending={isBusy} onClick={onPublish}>
          {isBusy ? acts.sending : words.publish}
        </Button>
      </div>
    </Panel>
  );
}

interface PxProps {
  readonly name: string;
  readonly value: number;
  readonly isLocked: boolean;
  readonly onChange: (value: number) => void;
}

const Px = ({ name, value, isLocked, onChange }: PxProps) => (
  <label className={styles.field}>
    {name} (px)
    <input
      className={styles.input}
      type="number"
      value={value}
      disabled={isLocked}
      onChange={({ target }) => onChange(Math.trunc(Number(target.value) || 0))}
    />
  </label>
);
