/** A list and the form of what is open of it, beside one another; on a phone what is open takes the list's place. */
import type { ReactNode } from 'react';
import type { OfficeIconName } from '../../parts/OfficeIcon.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote } from '../../parts/StateNote.tsx';
import { useIsPhone } from '../../parts/useIsPhone.ts';
import * as styles from './HouseScreen.css.ts';

interface ListAndFormProps {
  readonly list: ReactNode;
  /** `undefined` while nothing is open. */
  readonly form: ReactNode | undefined;
  /** What stands in the form's place until something is open. */
  readonly title: string;
  readonly choose: string;
  readonly icon?: OfficeIconName;
}

export function ListAndForm({ list, form, title, choose, icon = 'home' }: ListAndFormProps) {
  const isPhone = useIsPhone();
  return (
    <div className={styles.beside}>
      {isPhone && form !== undefined ? null : list}
      {form ??
        (isPhone ? null : (
          <Panel title={title} className={styles.panelOf}>
            <EmptyNote icon={icon} title={choose} />
          </Panel>
        ))}
    </div>
  );
}
