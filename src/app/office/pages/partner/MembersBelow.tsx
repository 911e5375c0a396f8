/** The members below a partner, who staked most in the month first. */
import { formatWon } from '../../../../domain/kernel/money.ts';
import { PARTNER_PRODUCTS, type PartnerMember, type PartnerView } from '../../../../domain/office/partners.ts';
import { account } from '../../../kit/copy/labels.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Select } from '../../../kit/ui/Select.tsx';
import { partner as words, productNames } from '../../copy/partner.ts';
import { useIsLive } from '../../link/Office.tsx';
import { addressOf } from '../../link/officeApi.ts';
import { partnerFileCall } from '../../../../domain/calls/officePartners.ts';
import { FileLink } from '../../parts/FileLink.tsx';
import { chip } from '../../parts/marks.css.ts';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote } from '../../parts/StateNote.tsx';
import { TableHead } from '../../parts/TableHead.tsx';
import * as table from '../../parts/table.css.ts';
import type { Month } from '../../../../domain/office/months.ts';
import * as styles from './PartnerScreen.css.ts';

interface MembersBelowProps {
  readonly view: PartnerView;
  readonly month: Month;
  readonly months: readonly Month[];
  readonly onMonth: (name: string) => void;
  readonly onInfo: (member: PartnerMember) => void;
  readonly onAdjust: (member: PartnerMember) => void;
}

const COLUMNS = [
  { text: words.memberHead.member },
  ...PARTNER_PRODUCTS.map((product) => ({ text: productNames[product], isNumber: true, className: styles.wide })),
  { text: words.memberHead.money, isNumber: true },
  { text: words.memberHead.actions, isNumber: true },
];

export function MembersBelow({ view, month, months, onMonth, onInfo, onAdjust }: MembersBelowProps) {
  const isLive = useIsLive();
  const choices = months.map(({ name, number }) => ({ value: name, label: words.month(number) }));
  const { from, until } = month;
  return (
    <Panel
      title={words.members}
      note={words.membersHint(view.partner.members)}
      className={styles.panel}
      aside={
        <>
          <Select kind="row" label={words.period} choices={choices} value={month.name} onChange={onMonth} />
          <FileLink
            text={words.csv}
            href={addressOf(partnerFileCall, { query: { from, until, partner: view.partner.userId } })}
            name="partner.csv"
          />
        </>
      }
    >
      {view.members.length === 0 ? (
        <EmptyNote icon="users" title={words.noMembers} />
      ) : (
        <table className={`${table.table} ${table.acted} ${styles.fill}`}>
          <TableHead columns={COLUMNS} />
          <tbody>
            {view.members.map((member) => (
              <tr key={member.id}>
                <td>
                  <span className={styles.name}>{member.nickname}</span>{' '}
                  <span className={chip}>{member.isPartner ? words.isPartner : account.levelOf(member.level)}</span>
                </td>
                {PARTNER_PRODUCTS.map((product) => (
                  <td key={product} className={`${table.number} ${styles.wide}`}>
                    {formatWon(member.staked[product])}
                  </td>
                ))}
                <td className={`${table.number} ${table.strong}`}>{formatWon(member.emoney)}</td>
                <td className={table.number}>
                  <span className={styles.rowActs}>
                    <Button size="small" aria-label={words.infoOf(member.nickname)} onClick={() => onInfo(member)}>
                      {words.info}
                    </Button>
                    {view.isOwn ? (
                      <Button
                        size="small"
                        aria-label={words.adjustOf(member.nickname)}
                        disabled={!isLive}
                        onClick={() => onAdjust(member)}
                      >
                        {words.adjust}
                      </Button>
                    ) : null}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
