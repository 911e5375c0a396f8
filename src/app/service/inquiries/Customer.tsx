/** The customer centre: what the member asked, newest first, answers as they come, and what is asked most. */
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { INQUIRY_STATES, type InquiryState } from '../../../domain/inquiries/inquiry.ts';
import { useList } from '../../frame/link/useList.ts';
import { lists } from '../../kit/copy/lists.ts';
import { dateMinuteText } from '../../kit/copy/time.ts';
import { pathOf } from '../../kit/links/paths.ts';
import { usePageShown } from '../../kit/links/usePage.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';
import { Accordion } from '../../kit/ui/Accordion.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { commonQuestions, inquiries, inquiryStates } from '../copy/inquiries.ts';
import { Chips } from '../threads/Chips.tsx';
import * as frame from '../threads/Threads.css.ts';
import * as styles from './Inquiries.css.ts';
import { InquiryRows } from './InquiryRows.tsx';

const WriteInquiry = lazy(async () => ({
  default: (await patientImport(() => import('./WriteInquiry.tsx'))).WriteInquiry,
}));

export function Customer() {
  const { id, flag } = useParams();
  const isWriting = usePageShown().page === 'customerWrite';
  const navigate = useNavigate();
  const [state, setState] = useState<InquiryState | 'all'>('all');
  const list = useList('inquiries', state === 'all' ? {} : { state });
  const close = () => void navigate(pathOf('customer'));
  return (
    <div className={frame.page}>
      <section className={frame.card} aria-labelledby="customer-title">
        <div className={frame.head}>
          <h1 id="customer-title" className={frame.title}>
            {inquiries.title}
          </h1>
          {list.asOf === undefined ? (
            <p className={frame.headHint}>{inquiries.hint}</p>
          ) : (
            <p className={frame.asOf} role="status">
              {lists.asOf(dateMinuteText(list.asOf))}
            </p>
          )}
          <Button kind="primary" className={frame.mainAct} onClick={() => void navigate(pathOf('customerWrite'))}>
            {inquiries.write}
          </Button>
        </div>
        <div className={frame.tools}>
          <Chips
            label={inquiries.filters}
            choices={[['all', inquiries.all], ...INQUIRY_STATES.map((one) => [one, inquiryStates[one]] as const)]}
            chosen={state}
            onChoose={setState}
          />
        </div>
        <div className={styles.rows}>
          <InquiryRows list={list} open={id} isFiltered={state !== 'all'} />
        </div>
      </section>
      <section aria-labelledby="customer-faq">
        <h2 id="customer-faq" className={styles.faqTitle}>
          {inquiries.faq}
        </h2>
        <Accordion
          chapters={commonQuestions.map(([question, answer]) => ({
            id: question,
            title: question,
            children: <p className={styles.answer}>{answer}</p>,
          }))}
        />
      </section>
      {isWriting ? (
        <Suspense fallback={null}>
          <WriteInquiry flag={flag} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}
