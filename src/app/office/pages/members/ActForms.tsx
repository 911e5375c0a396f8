/** What is done to a member: giving and taking, a letter, another level or a block. Each says what it comes to before it is done. */
import { useState } from 'react';
import { adjustPurseCall, adjustPursePreviewCall, sendLetterCall } from '../../../../domain/calls/officeActs.ts';
import { changeMemberCall, changeMemberPreviewCall } from '../../../../domain/calls/officeMembers.ts';
import { formatWon } from '../../../../domain/kernel/money.ts';
import { account, units } from '../../../kit/copy/labels.ts';
import { Segments } from '../../../kit/ui/Segments.tsx';
import { Select } from '../../../kit/ui/Select.tsx';
import { memberActs as words, record } from '../../copy/members.ts';
import { useAct } from '../../link/useAct.ts';
import { ActForm } from '../../parts/ActForm.tsx';
import * as form from '../../parts/ActForm.css.ts';
import { AmountField } from '../../parts/AmountField.tsx';
import { refusalText } from '../../parts/refusalText.ts';
import { signedText } from '../../parts/figureText.ts';
import { useConfirm } from '../../parts/useConfirm.tsx';
import type { OpenedAct, RecordProps } from './recordProps.ts';
import * as styles from './MemberRecord.css.ts';

interface MemberActProps extends RecordProps {
  readonly onClose: () => void;
}

export function ActForms({ act, ...props }: MemberActProps & { readonly act: OpenedAct }) {
  switch (act) {
    case 'purse':
      return <PurseForm {...props} />;
    case 'letter':
      return <LetterForm {...props} />;
    case 'change':
      return <ChangeForm {...props} />;
  }
}

const purseChoices = (['money', 'points'] as const).map((value) => ({ value, label: record.purses[value] }));
const waysChoices = (['give', 'take'] as const).map((value) => ({ value, label: words[value] }));

function PurseForm({ record: { row }, onDone, onClose }: MemberActProps) {
  const [purse, setPurse] = useState<'money' | 'points'>('money');
  const [way, setWay] = useState<'give' | 'take'>('give');
  const [amount, setAmount] = useState(0);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string>();
  const unit = purse === 'points' ? units.points : units.won;
  const confirm = useConfirm({
    call: adjustPurseCall,
    previewedBy: adjustPursePreviewCall,
    onDone: (came) => {
      const text =
        came.outcome === 'done'
          ? words.adjusted(row.nickname, `${formatWon(came.done.balance)}${unit}`)
          : words.proposed;
      onDone({ tone: 'done', text });
    },
  });
  const ask = () => {
    const isWhole = amount > 0 && said.trim() !== '';
    setProblem(isWhole ? undefined : words.needsAmount);
    if (!isWhole) return;
    const delta = way === 'give' ? amount : -amount;
    const question = {
      title: words.askPurse(row.nickname, `${signedText(delta)}${unit}`),
      hint: words.askPurseHint,
      answer: words.adjust,
    };
    void confirm.ask({ userId: row.userId, purse, delta, words: said.trim() }, question);
  };
  return (
    <ActForm
      title={words.purse}
      problem={problem ?? confirm.problem}
      answer={words.check}
      isBusy={confirm.isBusy}
      {...{ onClose }}
      onAnswer={ask}
    >
      <Segments label={words.which} choices={purseChoices} value={purse} onChange={setPurse} />
      <Segments label={words.direction} choices={waysChoices} value={way} onChange={setWay} />
      <AmountField label={`${words.amount} (${unit})`} amount={amount} onAmount={setAmount} />
      <label className={form.field}>
        {words.words}
        <input
          className={form.input}
          maxLength={100}
          placeholder={words.wordsHint}
          value={said}
          onChange={({ target }) => setSaid(target.value)}
        />
      </label>
      {confirm.dialog}
    </ActForm>
  );
}

function LetterForm({ record: { row }, onDone, onClose }: MemberActProps) {
  const { act, state } = useAct(sendLetterCall);
  const [title, setTitle] = useState('');
  const [contents, setContents] = useState('');
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    const isWhole = title.trim() !== '' && contents.trim() !== '';
    setProblem(isWhole ? undefined : words.needsLetter);
    if (!isWhole) return;
    const given = { userId: row.userId, title: title.trim(), contents: contents.trim() };
    const result = await act({ given });
    if (result === undefined) return;
    if (result.ok) onDone({ tone: 'done', text: words.sent(row.nickname) });
    else setProblem(refusalText(result.failure, words.unanswered));
  };
  return (
    <ActForm
      title={words.letter}
      {...{ problem, onClose }}
      answer={words.send}
      isBusy={state !== 'idle'}
      onAnswer={() => void send()}
    >
      <label className={form.field}>
        {words.title}
        <input className={form.input} maxLength={200} value={title} onChange={({ target }) => setTitle(target.value)} />
      </label>
      <label className={styles.wideField}>
        {words.contents}
        <textarea
          className={styles.text}
          maxLength={4_000}
          value={contents}
          onChange={({ target }) => setContents(target.value)}
        />
      </label>
    </ActForm>
  );
}

const LEVELS = Array.from({ length: 10 }, (_, place) => ({
  value: String(place + 1),
  label: account.levelOf(place + 1),
}));

function ChangeForm({ record: { row }, onDone, onClose }: MemberActProps) {
  const [level, setLevel] = useState(String(row.level));
  const [isBlocked, setIsBlocked] = useState(row.isBlocked);
  const confirm = useConfirm({
    call: changeMemberCall,
    previewedBy: changeMemberPreviewCall,
    onDone: (came) =>
      onDone({ tone: 'done', text: came.outcome === 'done' ? words.changed(row.nickname) : words.proposed }),
  });
  const ask = () => {
    const question = {
      title: words.askChange(row.nickname),
      answer: words.changeAnswer,
      isDanger: isBlocked && !row.isBlocked,
    };
    void confirm.ask({ userId: row.userId, level: Number(level), isBlocked }, question);
  };
  return (
    <ActForm
      title={words.change}
      problem={confirm.problem}
      answer={words.check}
      isBusy={confirm.isBusy}
      {...{ onClose }}
      onAnswer={ask}
    >
      <Select label={words.level} choices={LEVELS} value={level} onChange={setLevel} />
      <label className={styles.tick}>
        <input type="checkbox" checked={isBlocked} onChange={({ target }) => setIsBlocked(target.checked)} />
        <span>
          <strong>{words.block}</strong> · {words.blockHint}
        </span>
      </label>
      {confirm.dialog}
    </ActForm>
  );
}
