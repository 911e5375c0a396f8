/** HTML of the house as it is typed, with what of it will not be stored. */
import { useDeferredValue, useMemo, useRef } from 'react';
import { removedFrom } from '../../../../house-html/removedHtml.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { popupWords as words } from '../../copy/house.ts';
import { OfficeIcon } from '../../parts/OfficeIcon.tsx';
import * as own from './PopupTab.css.ts';
import * as styles from './HouseScreen.css.ts';

/** What the buttons put around what is chosen. */
const TOOLS = [
  ['heading', '<h3>', '</h3>'],
  ['paragraph', '<p>', '</p>'],
  ['bold', '<strong>', '</strong>'],
  ['item', '<ul><li>', '</li></ul>'],
  ['link', '<a href="/notice">', '</a>'],
] as const;

interface HtmlFieldProps {
  readonly value: string;
  /** Letters. */
  readonly most: number;
  readonly isLocked: boolean;
  readonly onChange: (html: string) => void;
}

export function HtmlField({ value, most, isLocked, onChange }: HtmlFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const put = (before: string, after: string) => {
    const { selectionStart: from = value.length, selectionEnd: until = value.length } = area.current ?? {};
    onChange(`${value.slice(0, from)}${before}${value.slice(from, until)}${after}${value.slice(until)}`);
    area.current?.focus();
  };
  return (
    <>
      <div role="group" aria-label={words.tools} className={own.tools}>
        {TOOLS.map(([name, before, after]) => (
          <Button key={name} kind="outline" size="small" disabled={isLocked} onClick={() => put(before, after)}>
            {words[name]}
          </Button>
        ))}
      </div>
      <label className={styles.field}>
        {words.contents} (HTML)
        <textarea
          ref={area}
          className={styles.text}
          maxLength={most}
          spellCheck={false}
          value={value}
          disabled={isLocked}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <Removed html={value} />
    </>
  );
}

function Removed({ html }: { readonly html: string }) {
  const settled = useDeferredValue(html);
  const parts = useMemo(() => removedFrom(settled), [settled]);
  if (parts.length === 0) return null;
  return (
    <div className={own.removed} role="status">
      <p className={own.removedHead}>
        <OfficeIcon name="warning" size={16} />
        {words.removed(parts.length)}
      </p>
      {parts.map(({ kind, name, count }) => (
        <p key={`${kind} ${name}`} className={own.removedRow}>
          <code className={own.code}>{kind === 'tag' ? `<${name}>` : name}</code>
          <span>
            {words.kinds[kind]} {words.times(count)}
          </span>
        </p>
      ))}
    </div>
  );
}
