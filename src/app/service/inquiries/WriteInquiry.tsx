/** Asks the customer centre (COM-05): what about, which bet, in what words. What is written stays with the tab until it is sent. */
import { useId, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { INQUIRY_TOPICS, MOST_ASKED, type InquiryTopic } from '../../../domain/inquiries/inquiry.ts';
import type { BetId } from '../../../domain/kernel/ids.ts';
import { useList } from '../../frame/link/useList.ts';
import { dateMinuteText } from '../../kit/copy/time.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { pathOf } from '../../kit/links/paths.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';
import { inquiries, inquiryTopics } from '../copy/inquiries.ts';
import { threads } from '../copy/threads.ts';
import { TextArea } from '../threads/TextArea.tsx';
import * as frame from '../threads/Threads.css.ts';
import { useDraft } from '../threads/useDraft.ts';
import { useSending } from '../threads/useSending.ts';
import * as styles from './Inquiries.css.ts';

interface WriteInquiryProps {
  /** What the address says it is about. */
  readonly flag: string | undefined;
  readonly onClose: () => void;
}

const NOTHING = { topic: '', betId: '', text: '' };
const OFFERED_BETS = 10;
const topicOf = (text: string | undefined) => INQUIRY_TOPICS.find((topic) => topic === text);

export function WriteInquiry({ flag, onClose }: WriteInquiryProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const formId = useId();
  const { draft, change, drop } = useDraft('inquiry', NOTHING);
  const topic = topicOf(draft.topic) ?? topicOf(flag) ?? 'betting';
  const sending = useSending('askHouse', ({ id }) => {
    drop();
    toast({ tone: 'done', text: inquiries.sent });
    void navigate(`${pathOf('customerView')}/${id}`);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The origin says whether it is one; its schema would come into the first scripts.
    const betId = topic === 'betting' && draft.betId !== '' ? (draft.betId as BetId) : null;
    void sending.send({ topic, betId, text: draft.text });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={inquiries.write}
      footer={
        <>
          <Button size="large" className={frame.shrink} onClick={onClose}>
            {threads.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            kind="primary"
            size="large"
            className={frame.grow}
            isPending={sending.isBusy}
            disabled={sending.isShut || draft.text.trim() === ''}
          >
            {sending.isBusy ? threads.sending : inquiries.send}
          </Button>
        </>
      }
    >
      <form id={formId} className={frame.form} onSubmit={submit}>
        <TopicChoice chosen={topic} onChoose={(one) => change({ ...draft, topic: one })} />
        {topic === 'betting' ? (
          <BetChoice chosen={draft.betId} onChoose={(betId) => change({ ...draft, topic, betId })} />
        ) : null}
        <TextArea
          label={inquiries.text}
          value={draft.text}
          most={MOST_ASKED}
          rows={6}
          placeholder={inquiries.placeholder}
          hint={inquiries.noFiles}
          beside={
            <Templates
              topic={topic}
              onTake={(text) => change({ ...draft, topic, text: withTemplate(draft.text, text) })}
            />
          }
          onType={(text) => change({ ...draft, topic, text })}
        />
        <p className={frame.note}>
          <Icon name="mail" size={16} />
          {inquiries.note}
        </p>
        {sending.problem === undefined ? null : (
          <p className={frame.problem} role="alert">
            {sending.problem}
          </p>
        )}
      </form>
    </Dialog>
  );
}

interface TopicChoiceProps {
  readonly chosen: InquiryTopic;
  readonly onChoose: (topic: InquiryTopic) => void;
}

function TopicChoice({ chosen, onChoose }: TopicChoiceProps) {
  return (
    <fieldset className={styles.topics} aria-label={inquiries.what}>
      {INQUIRY_TOPICS.map((one) => (
        <label key={one} className={styles.topicChoice}>
          <input type="radio" name="topic" className={hidden} checked={one === chosen} onChange={() => onChoose(one)} />
          <span className={styles.topicName}>{inquiryTopics[one].name}</span>
          <span className={styles.topicHint}>{inquiryTopics[one].hint}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface TemplatesProps {
  readonly topic: InquiryTopic;
  readonly onTake: (text: string) => void;
}

function Templates({ topic, onTake }: TemplatesProps) {
  return (
    <div className={styles.templates}>
      {inquiryTopics[topic].templates.map(([name, text]) => (
        <button key={name} type="button" className={styles.template} onClick={() => onTake(text)}>
          {name}
        </button>
      ))}
    </div>
  );
}

/** Nothing that somebody wrote is lost to a template. */
const withTemplate = (written: string, template: string): string => {
  const isTemplate = INQUIRY_TOPICS.some((topic) =>
    inquiryTopics[topic].templates.some(([, text]) => text.trim() === written.trim()),
  );
  return written.trim() === '' || isTemplate ? template : `${written.trimEnd()}\n${template}`.slice(0, MOST_ASKED);
};

interface BetChoiceProps {
  readonly chosen: string;
  readonly onChoose: (betId: string) => void;
}

function BetChoice({ chosen, onChoose }: BetChoiceProps) {
  const { view } = useList('bets', {});
  const bets = (view?.runs[0]?.rows ?? []).slice(0, OFFERED_BETS);
  const choices = bets.map(({ betId, placedAt, stake, picks: [first], picks }) => ({
    value: betId as string,
    label: inquiries.betChoice(first?.home ?? betId, picks.length - 1, dateMinuteText(placedAt), stake),
  }));
  const known = [{ value: '', label: inquiries.noBet }, ...choices];
  return (
    <Select
      label={inquiries.betLabel}
      choices={known}
      value={known.some(({ value }) => value === chosen) ? chosen : ''}
      onChange={onChoose}
    />
  );
}
