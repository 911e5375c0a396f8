/** What a popup says, where it stands and when it is shown; what will not be stored of its text is said while it is typed. */
import type { HousePopup } from '../../../../domain/house/housePopup.ts';
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
  readonly popup: HousePopup;
  /** Differs from what is stored. */
  readonly isChanged: boolean;
  readonly problem: string | undefined;
  /** Of the house. */
  readonly levels: readonly number[];
  readonly isBusy: boolean;
  readonly isLocked: boolean;
  readonly onChange: (popup: HousePopup) => void;
  readonly onPublish: () => void;
  readonly onRemove: () => void;
}

export function PopupEditor(props: PopupEditorProps) {
  const { popup, isChanged, problem, levels, isBusy, isLocked, onChange, onPublish, onRemove } = props;
  const change = (part: Partial<HousePopup>) => onChange({ ...popup, ...part });
  const isCentred = popup.popupFlg === 0;
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
            isLocked={isLocked || isCentred}
            onChange={(at) => change({ pcLeftLocation: at })}
          />
          <Px
            name={words.top}
            value={popup.pcTopLocation}
            isLocked={isLocked || isCentred}
            onChange={(at) => change({ pcTopLocation: at })}
          />
        </div>
        <Switch
          label={words.centred}
          note={words.centredHint}
          isOn={isCentred}
          isDisabled={isLocked}
          onChange={(centred) => change({ popupFlg: centred ? 0 : 1 })}
        />
        <Shown {...{ popup, levels, isLocked }} onChange={change} />
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
          <span className={styles.footProblem} role="alert">
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

interface ShownProps {
  readonly popup: HousePopup;
  readonly levels: readonly number[];
  readonly isLocked: boolean;
  readonly onChange: (part: Partial<HousePopup>) => void;
}

/** From when until when, and to which levels. */
const Shown = ({ popup, levels, isLocked, onChange }: ShownProps) => (
  <>
    <div className={own.moments}>
      <Moment
        name={words.from}
        hint={words.fromHint}
        value={popup.notShowingexpireTime}
        isLocked={isLocked}
        onChange={(at) => onChange({ notShowingexpireTime: at })}
      />
      <Moment
        name={words.end}
        hint={words.endHint}
        value={popup.endsAt}
        isLocked={isLocked}
        onChange={(at) => onChange({ endsAt: at })}
      />
    </div>
    <div className={own.two}>
      <Level
        name={words.leastLevel}
        value={popup.leastLevel}
        {...{ levels, isLocked }}
        onChange={(level) => onChange({ leastLevel: level })}
      />
      <Level
        name={words.mostLevel}
        value={popup.mostLevel}
        {...{ levels, isLocked }}
        onChange={(level) => onChange({ mostLevel: level })}
      />
    </div>
  </>
);

interface FieldProps {
  readonly name: string;
  readonly value: number;
  readonly isLocked: boolean;
  readonly onChange: (value: number) => void;
}

/** A moment of Seoul; 0 for none. */
const Moment = ({ name, hint, value, isLocked, onChange }: FieldProps & { readonly hint: string }) => (
  <label className={styles.field}>
    {name}
    <input
      className={styles.input}
      type="datetime-local"
      value={momentText(value)}
      disabled={isLocked}
      onChange={({ target }) => onChange(momentOf(target.value) ?? 0)}
    />
    <span className={styles.hint}>{hint}</span>
  </label>
);

/** A bound of levels; 0 for none. One that the house has no more stays as it is. */
const Level = ({ name, value, levels, isLocked, onChange }: FieldProps & { readonly levels: readonly number[] }) => (
  <label className={styles.field}>
    {name}
    <select
      className={styles.input}
      value={value}
      disabled={isLocked}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      <option value={0}>{words.anyLevel}</option>
      {[...new Set([...levels, ...(value === 0 ? [] : [value])])].map((level) => (
        <option key={level} value={level}>
          {words.level(level)}
        </option>
      ))}
    </select>
  </label>
);

const Px = ({ name, value, isLocked, onChange }: FieldProps) => (
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
