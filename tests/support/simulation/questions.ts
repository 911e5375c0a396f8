/**
 * Questions about bets on the screens of a simulated browser, as its tabs ask them: read from the database, drawn anew when they say
 * something else, and pressed by the product's own rule.
 */
import { slipView, termsOfView } from '../../../src/db/queries/slip.ts';
import type { HanpanDatabase } from '../../../src/db/tables/database.ts';
import { askedNow, openQuestion, press, shown, type BetQuestion } from '../../../src/domain/bet-slip/betQuestion.ts';
import type { BetConsent } from '../../../src/domain/bet-slip/consent.ts';
import { BetKey } from '../../../src/domain/kernel/ids.ts';
import type { PageKind } from '../../../src/domain/reference/pages.ts';
import { randomId, type Randomness } from '../../../src/worker/ports/randomness.ts';
import type { ConsentJudge } from './consentJudge.ts';

export interface Questions {
  /** Somebody is asked, on a screen of their own. */
  open(): QuestionScreen;
}

export interface QuestionScreen {
  /**
   * The question as it is drawn now.
   *
   * @param before as it was drawn last, `undefined` when it opens
   */
  draw(before?: BetQuestion): Promise<BetQuestion>;
  /** @returns `undefined` while it takes no press */
  press(question: BetQuestion): BetConsent | undefined;
}

interface QuestionsDeps {
  readonly db: HanpanDatabase;
  readonly page: PageKind;
  readonly randomness: Randomness;
  readonly judge: ConsentJudge;
  /** Ms of a clock that is never set. */
  now(): number;
}

export function createQuestions({ db, page, randomness, judge, now }: QuestionsDeps): Questions {
  let screens = 0;
  const open = (screen: number): QuestionScreen => ({
    async draw(before) {
      const view = await slipView(db, page);
      const { phase } = view.slip;
      const newKey = () => (phase.at === 'changed' ? phase.key : BetKey.parse(randomId(randomness)));
      const terms = termsOfView(view);
      const isSame = before !== undefined && (phase.at !== 'changed' || before.question === phase.key);
      const question = isSame ? askedNow(before, terms, newKey) : openQuestion(newKey(), terms);
      if (question === before) return question;
      judge.onShown(screen, question.question, question.terms);
      return shown(question, now());
    },
    press(question) {
      const consent = press(question, now());
      if (consent !== undefined) judge.onPressed(screen, consent.question);
      return consent;
    },
  });
  return {
    open: () => {
      screens += 1;
      return open(screens);
    },
  };
}
