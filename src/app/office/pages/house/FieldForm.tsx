/** The form of a setting, made of what its schema says it is: a field each, groups below one another, rows of lists that come and go. What differs is marked. */
import type { ReactNode } from 'react';
import { formatWon } from '../../../../domain/kernel/money.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Switch } from '../../../kit/ui/Switch.tsx';
import { choiceNames, fieldName } from '../../copy/houseFields.ts';
import { house as words } from '../../copy/house.ts';
import { emptyOf, isPlain, isSame, partsOf, rowsOf, withPart, type SettingField } from './fieldValue.ts';
import { AddName } from './AddName.tsx';
import type { FieldProps } from './fieldProps.ts';
import { NumberField } from './NumberField.tsx';
import * as styles from './FieldForm.css.ts';

export function FieldForm(props: FieldProps) {
  const { field } = props;
  switch (field.is) {
    case 'group':
      return <Group {...props} field={field} />;
    case 'list':
      return <ListRows {...props} field={field} />;
    case 'map':
      return <MapRows {...props} field={field} />;
    case 'perhaps':
      return <Perhaps {...props} field={field} />;
    default:
      return <PlainField {...props} field={field} />;
  }
}

type Of<Is extends SettingField['is']> = FieldProps & { readonly field: Extract<SettingField, { is: Is }> };

function Group({ field, path, value, stored, isLocked, onChange }: Of<'group'>) {
  const [parts, was] = [partsOf(value), partsOf(stored)];
  return (
    <div className={styles.group}>
      {field.fields.map(({ name, field: of, isOptional }) => {
        const at = `${path}.${name}`;
        const shown = isOptional ? ({ is: 'perhaps', field: of } as const) : of;
        return (
          <Named key={name} name={fieldName(at)} field={shown}>
            <FieldForm
              field={shown}
              path={at}
              value={isOptional ? (parts[name] ?? null) : parts[name]}
              stored={isOptional ? (was[name] ?? null) : was[name]}
              isLocked={isLocked}
              onChange={(part) => onChange(withPart(value, name, isOptional && part === null ? undefined : part))}
            />
          </Named>
        );
      })}
    </div>
  );
}

/** Fields of one line say their own name; what is of parts stands in a box with its name. */
interface NamedProps {
  readonly name: string;
  readonly field: SettingField;
  readonly children: ReactNode;
}

function Named({ name, field, children }: NamedProps) {
  if (isPlain(field) || (field.is === 'perhaps' && isPlain(field.field))) return children;
  return (
    <fieldset className={styles.box}>
      <legend className={styles.legend}>{name}</legend>
      {children}
    </fieldset>
  );
}

function ListRows({ field, path, value, stored, isLocked, onChange }: Of<'list'>) {
  const [rows, was] = [rowsOf(value), rowsOf(stored)];
  const isOfPlain = isPlain(field.item);
  return (
    <div className={styles.rows} data-plain={isOfPlain || undefined}>
      {rows.length === 0 ? <p className={styles.none}>{words.noRows}</p> : null}
      {rows.map((row, place) => (
        // Rows have no name of their own; their order is what is stored.
        <div key={`row ${place}`} className={styles.row}>
          <FieldForm
            name={words.place(place + 1)}
            field={field.item}
            path={`${path}.${place}`}
            value={row}
            stored={was[place]}
            isLocked={isLocked}
            onChange={(next) => onChange(rows.map((each, at) => (at === place ? next : each)))}
          />
          <Button
            kind="quiet"
            size="small"
            disabled={isLocked}
            aria-label={words.removeRow(fieldName(path), place + 1)}
            onClick={() => onChange(rows.filter((_, at) => at !== place))}
          >
            {words.remove}
          </Button>
        </div>
      ))}
      <Button
        kind="outline"
        size="small"
        className={styles.add}
        disabled={isLocked || rows.length >= field.most}
        onClick={() => onChange([...rows, emptyOf(field.item)])}
      >
        {words.addRow(fieldName(path))}
      </Button>
    </div>
  );
}

/** A row for each name there is, or for each that somebody gives. */
function MapRows({ field, path, value, stored, isLocked, onChange }: Of<'map'>) {
  const [parts, was] = [partsOf(value), partsOf(stored)];
  const names = field.names ?? Object.keys(parts);
  const { item } = field;
  /** Off and nothing are what stands for a name that is not there. */
  const put = (name: string, part: unknown) => {
    const isNothing = field.names !== null && (part === '' || part === 0 || part === false);
    onChange(withPart(value, name, isNothing && was[name] === undefined ? undefined : part));
  };
  return (
    <div className={styles.rows}>
      {names.length === 0 ? <p className={styles.none}>{words.noRows}</p> : null}
      {names.map((name) => (
        <div key={name} className={styles.row}>
          <FieldForm
            field={item}
            path={`${path}.${name}`}
            value={parts[name] ?? emptyOf(item)}
            stored={was[name] ?? (field.names === null ? undefined : emptyOf(item))}
            isLocked={isLocked}
            onChange={(part) => put(name, part)}
          />
          {field.names === null ? (
            <Button
              kind="quiet"
              size="small"
              disabled={isLocked}
              aria-label={words.removeName(name)}
              onClick={() => onChange(withPart(value, name, undefined))}
            >
              {words.remove}
            </Button>
          ) : null}
        </div>
      ))}
      {field.names === null ? (
        <AddName
          label={words.newName(fieldName(path))}
          isLocked={isLocked}
          onAdd={(name) => onChange(withPart(value, name, emptyOf(item)))}
        />
      ) : null}
    </div>
  );
}

function Perhaps({ field, path, value, isLocked, onChange, ...rest }: Of<'perhaps'>) {
  const isThere = value !== null && value !== undefined;
  return (
    <div className={styles.perhaps}>
      <Switch
        label={isPlain(field.field) ? words.limited(fieldName(path)) : words.used}
        isOn={isThere}
        isDisabled={isLocked}
        onChange={(isOn) => onChange(isOn ? emptyOf(field.field) : null)}
      />
      {isThere ? <FieldForm {...{ path, value, isLocked, onChange, ...rest }} field={field.field} /> : null}
    </div>
  );
}

function PlainField(props: FieldProps) {
  const { field, path, value, stored, isLocked, onChange } = props;
  const isChanged = !isSame(value, stored);
  const name = props.name ?? fieldName(path);
  if (field.is === 'switch') {
    return (
      <div className={styles.plain} data-changed={isChanged || undefined}>
        <Switch
          label={name}
          note={isChanged ? words.changed : ''}
          isOn={value === true || value === 1}
          isDisabled={isLocked}
          onChange={(isOn) => onChange(field.isFlag ? (isOn ? 1 : 0) : isOn)}
        />
      </div>
    );
  }
  if (field.is === 'number') return <NumberField {...props} field={field} />;
  return (
    <label className={styles.plain} data-changed={isChanged || undefined}>
      <span className={styles.name}>
        {name}
        {isChanged ? <Was text={typeof stored === 'string' ? stored : ''} /> : null}
      </span>
      {field.is === 'choice' ? (
        <select
          className={styles.input}
          value={String(value)}
          disabled={isLocked}
          onChange={({ target }) => onChange(field.of.find((each) => String(each) === target.value))}
        >
          {field.of.map((each) => (
            <option key={each} value={String(each)}>
              {choiceText(path, each)}
            </option>
          ))}
        </select>
      ) : field.is === 'text' ? (
        <input
          className={styles.input}
          type={field.isAddress ? 'url' : 'text'}
          maxLength={field.most}
          value={typeof value === 'string' ? value : ''}
          disabled={isLocked}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : null}
    </label>
  );
}

const choiceText = (path: string, each: string | number): string =>
  choiceNames[`${path.split('.').at(-1) ?? ''}.${each}`] ??
  choiceNames[each] ??
  (typeof each === 'number' ? formatWon(each) : each);

/** That it differs, and what it was. */
const Was = ({ text }: { readonly text: string }) => (
  <span className={styles.was}>{text === '' ? words.changed : words.was(text)}</span>
);
