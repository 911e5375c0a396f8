/** The tree beside what the chosen partner rolls and whom they have below. One form stands open at a time. */
import { useState } from 'react';
import type { PartnerMember } from '../../../../domain/office/partners.ts';
import { useMay } from '../../link/Office.tsx';
import type { Said } from '../../parts/Notice.tsx';
import { AdjustForm, RatesForm, WithdrawForm } from './PartnerForms.tsx';
import { MemberInfo } from './MemberInfo.tsx';
import { MembersBelow } from './MembersBelow.tsx';
import type { Month } from '../../../../domain/office/months.ts';
import type { PartnerProps } from './partnerProps.ts';
import { RollingPanel } from './RollingPanel.tsx';
import { TreePanel } from './TreePanel.tsx';
import * as styles from './PartnerScreen.css.ts';

type Opened =
  | { readonly form: 'withdraw' | 'rates' }
  | { readonly form: 'adjust' | 'info'; readonly member: PartnerMember };

interface PartnerBodyProps extends PartnerProps {
  readonly month: Month;
  readonly months: readonly Month[];
  readonly onMonth: (name: string) => void;
  readonly onChoose: (userId: string) => void;
}

export function PartnerBody({ view, month, months, onMonth, onChoose, onSaid }: PartnerBodyProps) {
  const [opened, setOpened] = useState<Opened>();
  const mayChange = useMay('operator.manage');
  const close = () => setOpened(undefined);
  const done = (said: Said) => {
    close();
    onSaid(said);
  };
  const form = { view, onSaid: done, onClose: close };
  return (
    <>
      <TreePanel {...{ view, month }} onChoose={onChoose} />
      <div className={styles.column}>
        <RollingPanel
          {...{ view, month, mayChange }}
          onWithdraw={() => setOpened({ form: 'withdraw' })}
          onRates={() => setOpened({ form: 'rates' })}
        />
        {opened?.form === 'withdraw' ? <WithdrawForm {...form} /> : null}
        {opened?.form === 'rates' ? <RatesForm {...form} /> : null}
        {opened?.form === 'adjust' ? <AdjustForm key={opened.member.id} {...form} member={opened.member} /> : null}
        <MembersBelow
          {...{ view, month, months, onMonth }}
          onInfo={(member) => setOpened({ form: 'info', member })}
          onAdjust={(member) => setOpened({ form: 'adjust', member })}
        />
      </div>
      <MemberInfo member={opened?.form === 'info' ? opened.member : undefined} onClose={close} />
    </>
  );
}
