/** Who it is, what they have, and what may be done. */
import { endSessionCall } from '../../../../domain/calls/officeActs.ts';
import { formatWon } from '../../../../domain/kernel/money.ts';
import { account, units } from '../../../kit/copy/labels.ts';
import { dateMinuteText } from '../../../kit/copy/time.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { memberActs, members, record as words } from '../../copy/members.ts';
import { useIsLive, useMay } from '../../link/Office.tsx';
import { danger } from '../../parts/ActQuestion.css.ts';
import { chip } from '../../parts/marks.css.ts';
import { OfficeIcon } from '../../parts/OfficeIcon.tsx';
import { useConfirm } from '../../parts/useConfirm.tsx';
import { MemberMarks } from './MembersPanel.tsx';
import type { OpenedAct, RecordProps } from './recordProps.ts';
import * as styles from './MemberRecord.css.ts';

const SPACE = 32;

interface RecordHeadProps extends RecordProps {
  readonly act: OpenedAct | undefined;
  readonly onAct: (act: OpenedAct | undefined) => void;
  readonly onClose: () => void;
}

export function RecordHead({ record, act, onAct, onDone, onClose }: RecordHeadProps) {
  const { row, block, openBets } = record;
  const said = [
    row.userId,
    ...(row.joinedAt === 0 ? [] : [words.joined(dateMinuteText(row.joinedAt).slice(0, 8))]),
    ...(record.recommender === null ? [] : [words.recommendedBy(record.recommender)]),
    ...(record.role === 1 ? [words.partner] : []),
  ];
  return (
    <header className={styles.head}>
      <Button kind="quiet" size="small" className={styles.back} onClick={onClose}>
        <OfficeIcon name="users" size={16} />
        {members.back}
      </Button>
      <div className={styles.who}>
        <span className={styles.letter} aria-hidden="true">
          {String.fromCodePoint(row.nickname.codePointAt(0) ?? SPACE)}
        </span>
        <div className={styles.names}>
          <p className={styles.nickname}>
            <bdi>{row.nickname}</bdi>
            <span className={chip}>{account.levelOf(row.level)}</span>
            <MemberMarks row={row} />
          </p>
          <p className={styles.quiet}>{said.join(' · ')}</p>
          {block === null ? null : (
            <p className={styles.blocked}>{words.blocked(block.name, dateMinuteText(block.at), block.reason)}</p>
          )}
        </div>
      </div>
      <dl className={styles.figures}>
        <Figure name={words.money} value={formatWon(row.emoney)} unit={units.won} />
        <Figure name={words.points} value={formatWon(row.point)} unit={units.points} />
        <Figure
          name={words.open}
          value={words.count(openBets.count)}
          unit={` · ${formatWon(openBets.won)}${units.won}`}
        />
      </dl>
      <HeadActs {...{ record, act, onAct, onDone }} />
    </header>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
}

const Figure = ({ name, value, unit }: FigureProps) => (
  <div className={styles.figure}>
    <dt className={styles.quiet}>{name}</dt>
    <dd className={styles.sum}>
      {value}
      <span className={styles.unit}>{unit}</span>
    </dd>
  </div>
);

function HeadActs({ record, act, onAct, onDone }: Omit<RecordHeadProps, 'onClose'>) {
  const { userId, nickname } = record.row;
  const isLocked = !useIsLive();
  const rights = { purse: useMay('purse.adjust'), letter: useMay('letter.send'), change: useMay('member.change') };
  const mayEnd = useMay('session.end');
  const ending = useConfirm({
    call: endSessionCall,
    onDone: (came) => {
      const hasEnded = came.outcome === 'done' && came.done.hasEnded;
      onDone({ tone: 'done', text: hasEnded ? memberActs.signedOut(nickname) : memberActs.notHere(nickname) });
    },
  });
  return (
    <div className={styles.acts}>
      {(['letter', 'purse', 'change'] as const).map((each) =>
        rights[each] ? (
          <Button
            key={each}
            kind="outline"
            aria-expanded={act === each}
            disabled={isLocked}
            onClick={() => onAct(act === each ? undefined : each)}
          >
            {words.acts[each]}
          </Button>
        ) : null,
      )}
      {mayEnd ? (
        <Button
          kind="outline"
          className={danger}
          disabled={isLocked || ending.isBusy}
          onClick={() =>
            void ending.ask(
              { userId, status: 556 },
              {
                title: memberActs.askSignOut(nickname),
                hint: memberActs.signOutHint,
                answer: memberActs.signOut,
                isDanger: true,
              },
            )
          }
        >
          {words.acts.signOut}
        </Button>
      ) : null}
      {ending.dialog}
    </div>
  );
}
