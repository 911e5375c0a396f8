/** Maintenance: what was announced, whether the site is open, and each of its products by itself. */
import { changeSettingCall, changeSettingPreviewCall } from '../../../../domain/calls/officeActs.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { closing as words } from '../../copy/house.ts';
import { acts } from '../../copy/office.ts';
import { Facts } from '../../parts/Facts.tsx';
import { dot } from '../../parts/marks.css.ts';
import { Panel } from '../../parts/Panel.tsx';
import { TableHead } from '../../parts/TableHead.tsx';
import * as table from '../../parts/table.css.ts';
import { useConfirm } from '../../parts/useConfirm.tsx';
import { Announcement } from './Announcement.tsx';
import { changeText } from './changeText.ts';
import { partsClosed } from './partsClosed.ts';
import type { HouseProps } from './houseProps.ts';
import { settingOf, valueOf } from './useHouse.ts';
import * as styles from './HouseScreen.css.ts';

export function ClosingTab(props: HouseProps) {
  return (
    <div className={styles.halves}>
      <WholeSite {...props} />
      <Products {...props} />
    </div>
  );
}

function WholeSite(props: HouseProps) {
  const { house, isLocked, onSaid } = props;
  const isClosed = valueOf(house, 'siteNoticeFlg') === 1;
  const confirm = useConfirm({
    call: changeSettingCall,
    previewedBy: changeSettingPreviewCall,
    onDone: () => onSaid({ tone: 'done', text: isClosed ? words.ended : words.started }),
  });
  const question = isClosed
    ? { title: words.askEnd, hint: words.askEndHint, answer: words.end }
    : { title: words.askStart, hint: words.askStartHint, answer: words.start, isDanger: true };
  return (
    <Panel title={words.title} className={styles.panelOf}>
      <Announcement {...props} />
      <div className={styles.part}>
        <p className={styles.strong} role="status">
          <span className={dot} data-tone={isClosed ? 'warn' : undefined} /> {isClosed ? words.closed : words.open}
        </p>
        <p className={styles.hint}>{isClosed ? words.closedHint : words.openHint(house.online)}</p>
        <Facts facts={[{ name: words.since, value: changeText(settingOf(house, 'siteNoticeFlg')) }]} />
        {confirm.problem === undefined ? null : (
          <p className={styles.problem} role="alert">
            {confirm.problem}
          </p>
        )}
        <Button
          kind={isClosed ? 'primary' : 'outline'}
          size="large"
          className={isClosed ? undefined : styles.danger}
          disabled={isLocked || confirm.isBusy}
          onClick={() => void confirm.ask({ key: 'siteNoticeFlg', value: isClosed ? 0 : 1 }, question)}
        >
          {isClosed ? words.end : words.start}
        </Button>
      </div>
      {confirm.dialog}
    </Panel>
  );
}

function Products({ house, isLocked, onSaid }: HouseProps) {
  const confirm = useConfirm({
    call: changeSettingCall,
    previewedBy: changeSettingPreviewCall,
    onDone: ({ outcome }) => onSaid({ tone: 'done', text: outcome === 'done' ? acts.done : acts.proposed }),
  });
  return (
    <Panel title={words.parts} className={styles.panelOf}>
      {confirm.problem === undefined ? null : (
        <p className={`${styles.part} ${styles.problem}`} role="alert">
          {confirm.problem}
        </p>
      )}
      <table className={`${table.table} ${table.acted}`}>
        <TableHead
          columns={[{ text: words.head.part }, { text: words.head.state }, { text: words.head.act, isNumber: true }]}
        />
        <tbody>
          {partsClosed(house).map(({ name, isClosed, change }) => (
            <tr key={name}>
              <td className={table.strong}>{name}</td>
              <td className={isClosed ? table.late : undefined}>
                <span className={dot} data-tone={isClosed ? 'warn' : undefined} />{' '}
                {isClosed ? words.isClosed : words.isOpen}
              </td>
              <td className={table.number}>
                <Button
                  kind="outline"
                  size="small"
                  disabled={isLocked || confirm.isBusy}
                  aria-label={`${name} ${isClosed ? words.reopen : words.close}`}
                  onClick={() =>
                    void confirm.ask(change, {
                      title: words.askPart(name, !isClosed),
                      answer: isClosed ? words.reopen : words.close,
                      isDanger: !isClosed,
                    })
                  }
                >
                  {isClosed ? words.reopen : words.close}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {confirm.dialog}
    </Panel>
  );
}
