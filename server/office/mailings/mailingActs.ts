/** Letters to many (rules MLG): shown with whom they go to, begun once, told how far they are, stopped. */
import {
  mailingsCall,
  sendMailingCall,
  sendMailingPreviewCall,
  stopMailingCall,
} from '../../../src/domain/calls/officeMailings.ts';
import { succeed } from '../../../src/domain/kernel/decision.ts';
import type { MailingFilter } from '../../../src/domain/office/mailing.ts';
import type { EffectLine } from '../../../src/domain/office/operatorAct.ts';
import { storedHtml } from '../../../src/house-html/storedHtml.ts';
import type { AnswerCall } from '../../http/answerCalls.ts';
import { readSetting } from '../../house/settings.ts';
import { fitsLetter } from '../../notices/messages.ts';
import type { Randomness } from '../../randomness.ts';
import type { Work } from '../../store/store.ts';
import { refuseAct, type Acting, type Effect } from '../acting.ts';
import type { AnswerAct } from '../answerActs.ts';
import { answerPages } from '../answerPages.ts';
import { removedLines } from '../house/changedLines.ts';
import type { OfficeParts } from '../officeParts.ts';
import { readPartnerName } from '../partners/readTree.ts';
import { tellOfficeDocument } from '../tellOffice.ts';
import {
  beginMailing,
  countUnderWay,
  readAudience,
  readMailing,
  readMailingPage,
  stopMailing,
  type Audience,
} from './mailingRows.ts';

const MAILING_BYTES = 12;
/** Under way at the same time. */
const MOST_UNDER_WAY = 10;
/** Members who are named before it is sent. */
const NAMED = 5;
/** So many are confirmed as they are; of more, the number moves by itself and is confirmed roughly. */
const MOST_EXACT = 20;

type Given = Acting<typeof sendMailingCall>['given'];

export const mailingRoutes = (answer: AnswerCall, { store }: OfficeParts): void =>
  answerPages(answer, store, mailingsCall, readMailingPage);

/** @param wakeMailer brings the letters, once the transaction is over that begins one */
export function mailingActs(act: AnswerAct, randomness: Randomness, wakeMailer: () => void): void {
  act(
    {
      call: sendMailingCall,
      async look(tx, { given }) {
        if (!fitsLetter(given.contents)) return refuseAct('tooLong');
        if ((await countUnderWay(tx)) >= MOST_UNDER_WAY) return refuseAct('underWay');
        const audience = await readAudience(tx, given.filter, NAMED);
        if (audience.members === 0) return refuseAct('nobody');
        const { twoFromMembers } = await readSetting(tx, 'office');
        const said = { ...saidOf(given.filter), ...(await partnerSaid(tx, given.filter)) };
        return succeed(effectOf(given, { said, audience, twoFromMembers }));
      },
      async perform(tx, { given, operator, proposedBy, now }) {
        const { filter, title, contents } = given;
        const id = randomness.text(MAILING_BYTES);
        const by = { operator_id: operator.id, name: proposedBy ?? operator.name };
        const members = await beginMailing(tx, { id, filter, title, contents, ...by, at: now });
        await tellOfficeDocument(tx, 'mailings', now);
        wakeMailer();
        const after = { ...writtenOf(given), members };
        return succeed({ done: { id, members }, written: { target: `mailing:${id}`, after } });
      },
    },
    sendMailingPreviewCall,
  );

  act({
    call: stopMailingCall,
    async perform(tx, { given: { id }, now }) {
      const mailing = await readMailing(tx, id);
      if (mailing === undefined) return refuseAct('unknown');
      const { title, state, sent, members } = mailing;
      if (state !== 'sending') return refuseAct('over');
      await stopMailing(tx, id, now);
      await tellOfficeDocument(tx, 'mailings', now);
      const written = { target: `mailing:${id}`, before: { state }, after: { title, state: 'stopped', members, sent } };
      return succeed({ done: { sent }, written });
    },
  });
}

/** The partner of a filter as operators know them, and as no other is called. */
async function partnerSaid(tx: Work, { partner }: MailingFilter): Promise<{ readonly partner?: string }> {
  const named = partner === undefined ? undefined : await readPartnerName(tx, partner);
  return named === undefined ? {} : { partner: `${named.name} (${named.userId})` };
}

interface Shown {
  /** The filter, as it is said. */
  readonly said: ReturnType<typeof saidOf>;
  readonly audience: Audience;
  readonly twoFromMembers: number;
}

/**
 * Whom it goes to, and its words, which a second operator has to see as well. Not what was searched for: what waits is told by an event, and may be somebody's
 * name or telephone number (MLG-4).
 */
function effectOf(given: Given, { said, audience, twoFromMembers }: Shown): Effect {
  const { members, blocked, first } = audience;
  const shown: Readonly<Record<string, unknown>> = {
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined && value !== false)),
    members,
    ...(blocked === 0 ? {} : { blocked }),
    first: members > first.length ? `${first.join(', ')} …` : first.join(', '),
    ...{ title: given.title, contents: storedHtml(given.contents) },
  };
  const lines: readonly EffectLine[] = [
    ...Object.entries(shown).map(([what, after]) => ({ what: `mailing.${what}`, before: null, after })),
    ...removedLines(given.contents),
  ];
  return {
    ...{ lines, amount: 0, target: '', member: null, written: { ...writtenOf(given), members } },
    ...(members > MOST_EXACT ? { boundTo: roughly(members) } : {}),
    takesTwo: members >= twoFromMembers,
  };
}

/** Its first two digits. */
const roughly = (count: number): number => {
  const digits = String(count);
  return Number(digits.slice(0, 2).padEnd(digits.length, '0'));
};

/** What of it is in the log: neither its words nor what was searched for, which may be somebody's name or telephone number (MLG-4). */
function writtenOf({ filter, title, contents }: Given) {
  return { filter: saidOf(filter), title, characters: contents.length };
}

const saidOf = ({ search, ...others }: MailingFilter) => ({ ...others, isSearched: search !== undefined });
