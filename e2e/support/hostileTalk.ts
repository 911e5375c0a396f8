/**
 * Members who mean ill have written a text wherever one can be written: as a post's title and text, below a post, and to the customer centre, and each post is
 * reported, so that operators have it before them too. It took them days, as the board takes twenty posts a day of a member.
 */
import { cleanLine, cleanText } from '../../src/domain/kernel/memberText.ts';
import { MOST_COMMENT, MOST_TITLE } from '../../src/domain/posts/post.ts';
import { startOrigin, type Origin } from '../../server/origin.ts';
import { newKey, signIn, type Caller } from '../../tests/server/support/caller.ts';
import { movedClock } from '../../tests/server/support/movedClock.ts';
import { changeSettings } from '../../tests/server/support/operator.ts';

const DAY_MS = 24 * 3_600_000;
/** Two posts of a member are half a minute apart. */
const BETWEEN_MS = 31_000;
/** Of one inquiry; twenty with what the house says. */
export const TURNS = 15;
/** Title of the post below which each text stands. */
export const GATHERED = '댓글 모음';

/** Asks the customer centre. */
export const ASKER = 'member2';
const WRITERS = ['member1', 'member3', 'member6'] as const;
const REPORTERS = ['member5', 'member7'] as const;

export interface HostileTalk {
  /** What readers are to see of each text: as a title, below a post, and asked. */
  readonly titles: readonly string[];
  readonly comments: readonly string[];
  readonly questions: readonly string[];
}

/** Writes them in a house that is not open yet. @param texts each that is left of anything once it is cleaned */
export async function writeHostileTalk(dataDir: string, texts: readonly string[]): Promise<HostileTalk> {
  const { clock, pass } = movedClock();
  pass(-3 * DAY_MS);
  const how = { host: '127.0.0.1', port: 0, siteDir: null, feed: null, drawnGames: [], passwordCost: 8, demo: true };
  const origin = await startOrigin({ ...how, dataDir, clock, callBudgets: null });
  try {
    await changeSettings(origin, { customerCentre: { answersAfterMs: 0 } });
    const perform = async (who: Caller, path: string, given: object) => {
      pass(BETWEEN_MS);
      const answer = await who.call('POST', path, given, { 'idempotency-key': newKey() });
      if (answer.status !== 200) throw new Error(`${path} ${JSON.stringify([given, answer.body])}`);
      return (answer.body as { readonly id: string }).id;
    };
    const asker = await signIn(origin, ASKER);
    // Nobody reports their own.
    const [writers, reporters] = await Promise.all([allSignedIn(origin, WRITERS), allSignedIn(origin, REPORTERS)]);
    const gathered = await perform(asker, '/free/write', { kind: 'talk', title: GATHERED, text: GATHERED });
    let inquiry = '';
    for (const [place, text] of texts.entries()) {
      const [title, comment] = [text.slice(0, MOST_TITLE), text.slice(0, MOST_COMMENT)];
      const id = await perform(inTurn(writers, place), '/free/write', { kind: 'talk', title, text });
      await perform(inTurn(reporters, place), '/free/report', { what: 'post', id, why: 'other' });
      await perform(asker, '/free/comment', { postId: gathered, text: comment });
      if (place % TURNS > 0) await perform(asker, '/customer/further', { id: inquiry, text });
      else inquiry = await perform(asker, '/customer/write', { topic: 'other', betId: null, text });
    }
    return {
      titles: texts.map((text) => cleanLine(text.slice(0, MOST_TITLE))),
      comments: texts.map((text) => cleanText(text.slice(0, MOST_COMMENT))),
      questions: texts.map(cleanText),
    };
  } finally {
    await origin.close();
  }
}

const allSignedIn = (origin: Origin, userIds: readonly string[]) =>
  Promise.all(userIds.map((userId) => signIn(origin, userId)));

function inTurn(members: readonly Caller[], turn: number): Caller {
  const member = members[turn % members.length];
  if (member === undefined) throw new Error('nobody');
  return member;
}
