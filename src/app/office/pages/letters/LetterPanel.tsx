/** A letter that is written: to whom, and what it says; sent once it was shown to how many it goes. */
import { useState } from 'react';
import { sendMailingCall, sendMailingPreviewCall } from '../../../../domain/calls/officeMailings.ts';
import type { PartnerName } from '../../../../domain/office/partners.ts';
import { storedHtml } from '../../../../house-html/storedHtml.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { HouseHtml } from '../../../kit/ui/HouseHtml.tsx';
import { letters as words } from '../../copy/letters.ts';
import { acts } from '../../copy/office.ts';
import { useIsLive } from '../../link/Office.tsx';
import type { Said } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useConfirm } from '../../parts/useConfirm.tsx';
import { HtmlField } from '../house/HtmlField.tsx';
import * as form from '../house/HouseScreen.css.ts';
import { memberFilter, type MemberChoice } from '../../parts/memberChoice.ts';
import { MemberFilters } from '../members/MemberFilters.tsx';
import * as styles from './LettersScreen.css.ts';

interface LetterPanelProps {
  /** To whom, to begin with. */
  readonly asked: MemberChoice;
  readonly partners: readonly PartnerName[];
  readonly onSaid: (said: Said) => void;
}

const EMPTY = { title: '', contents: '' };

export function LetterPanel({ asked, partners, onSaid }: LetterPanelProps) {
  const isLive = useIsLive();
  const [choice, setChoice] = useState(asked);
  const [letter, setLetter] = useState(EMPTY);
  const [problem, setProblem] = useState<string>();
  const confirm = useConfirm({
    call: sendMailingCall,
    previewedBy: sendMailingPreviewCall,
    onDone: (came) => {
      setLetter(EMPTY);
      onSaid({ tone: 'done', text: came.outcome === 'done' ? words.begun(came.done.members) : acts.proposed });
    },
  });
  const ask = () => {
    const [title, contents] = [letter.title.trim(), letter.contents.trim()];
    const isWhole = title !== '' && contents !== '';
    setProblem(isWhole ? undefined : words.needs);
    if (!isWhole) return;
    const { sort: _sort, ...filter } = memberFilter(choice);
    void confirm.ask({ filter, title, contents }, { title: words.ask, hint: words.askHint, answer: words.send });
  };
  const said = problem ?? confirm.problem;
  const isOff = !isLive || confirm.isBusy;
  return (
    <Panel title={words.write} className={styles.panel}>
      <div className={form.part}>
        <p className={form.strong}>{words.to}</p>
        <MemberFilters {...{ choice, partners }} isOfLetter onChoice={setChoice} />
        <p className={form.hint}>{words.toHint}</p>
      </div>
      <div className={form.part}>
        <label className={form.field}>
          {words.title}
          <input
            className={form.input}
            maxLength={200}
            value={letter.title}
            onChange={({ target }) => setLetter({ ...letter, title: target.value })}
          />
        </label>
        <HtmlField
          value={letter.contents}
          most={20_000}
          isLocked={false}
          onChange={(contents) => setLetter({ ...letter, contents })}
        />
      </div>
      {letter.contents.trim() === '' ? null : (
        <div className={form.part}>
          <p className={form.hint}>{words.preview}</p>
          <div inert>
            <HouseHtml html={storedHtml(letter.contents)} />
          </div>
        </div>
      )}
      <div className={form.foot}>
        {said === undefined ? null : (
          <span className={form.footProblem} role="alert">
            {said}
          </span>
        )}
        <Button kind="primary" disabled={isOff} isPending={confirm.isBusy} onClick={ask}>
          {confirm.isBusy ? acts.sending : words.check}
        </Button>
      </div>
      {confirm.dialog}
    </Panel>
  );
}
