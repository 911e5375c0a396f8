/** `/tournament`: rankings of the week off the won bets, and prizes as points once they are final (rules TRN). */
import { tournamentsCall } from '../../src/domain/calls/days.ts';
import { pagesOf } from '../../src/domain/bets/betTotals.ts';
import {
  maskedName,
  PAID_AFTER_MS,
  prizeOf,
  rank,
  TOURNAMENT_KINDS,
  windowAt,
  windowBefore,
  type Place,
  type Placed,
  type Tournament,
  type TournamentKind,
  type TournamentRules,
  type Tournaments,
  type Window,
} from '../../src/domain/days/tournament.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { pointsTransfer } from '../../src/domain/wallet/ledger.ts';
import { tellDocument } from '../events/tellMember.ts';
import { readSetting } from '../house/settings.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import type { Store, Work } from '../store/store.ts';
import { moveFor } from '../wallet/moveFor.ts';
import type { DaysParts } from './daysParts.ts';

const SHOWN = 10;
/** A house that was shut for so long still pays what ended meanwhile. */
const WEEKS_BACK = 4;
const WON = 2;

/** Whose bets of which products a tournament looks at: those of games of chance are the casino's. */
const PAGES: Readonly<Record<TournamentKind, readonly string[]>> = {
  sports: [...pagesOf(1), ...pagesOf(2)],
  casino: [...pagesOf(3), ...pagesOf(4)],
};

export function tournamentRoutes(answer: AnswerCall, { store, clock }: DaysParts): void {
  answer(tournamentsCall, ({ session }) => store.read((tx) => readTournaments(tx, session.memberId, clock.now())));
}

async function readTournaments(tx: Work, memberId: MemberId, now: number): Promise<Tournaments> {
  const running: Tournament[] = [];
  const ended: Tournaments['ended'] = [];
  for (const kind of TOURNAMENT_KINDS) {
    const window = windowAt(kind, now);
    running.push(await tournamentOf(tx, window, await readRanking(tx, window), memberId));
    const before = windowBefore(window);
    const paidAt = await readPaidAt(tx, before);
    const places = paidAt === null ? await readRanking(tx, before) : await readPlaces(tx, before);
    ended.push({ ...(await tournamentOf(tx, before, places, memberId)), paidAt });
  }
  return { at: now, running, ended };
}

/** Bets placed and won within the window, at least so high and of so many picks. */
async function readRanking(tx: Work, { kind, from, until }: Window): Promise<readonly Placed[]> {
  const { minStake, minFolds } = await rulesOf(tx, kind);
  const rows = await tx
    .selectFrom('bets')
    .select(['bet_id', 'member_id', 'stake', 'paid', 'settled_at'])
    .where('status', '=', WON)
    .where('placed_at', '>=', from)
    .where('placed_at', '<', until)
    .where('page', 'in', PAGES[kind])
    .where('stake', '>=', minStake)
    .where((bet) =>
      bet(
        bet
          .selectFrom('bet_picks')
          .whereRef('bet_picks.bet_id', '=', 'bets.bet_id')
          .select((pick) => pick.fn.countAll<number>().as('folds')),
        '>=',
        minFolds,
      ),
    )
    .execute();
  return rank(
    rows.map((row) => ({
      memberId: row.member_id,
      betId: row.bet_id,
      stake: row.stake,
      paid: row.paid,
      settledAt: row.settled_at ?? 0,
    })),
  );
}

const rulesOf = async (tx: Work, kind: TournamentKind): Promise<TournamentRules> =>
  (await readSetting(tx, 'tournaments'))[kind];

async function tournamentOf(
  tx: Work,
  { id, kind, from, until }: Window,
  placed: readonly Placed[],
  memberId: MemberId,
): Promise<Tournament> {
  const rules = await rulesOf(tx, kind);
  const mine = placed.find((entry) => entry.memberId === memberId);
  const top = placed.slice(0, SHOWN);
  const near = mine === undefined || mine.place <= SHOWN ? [] : placed.slice(mine.place - 2, mine.place + 1);
  const names = await readNames(tx, [...top, ...near]);
  const shown = ({ memberId: whose, place, score }: Placed): Place => ({
    place,
    name: whose === memberId ? (names.get(whose) ?? '') : maskedName(names.get(whose) ?? ''),
    score,
    prize: prizeOf(rules, place),
    isMine: whose === memberId,
  });
  return {
    ...{ id, kind, from, until, rules },
    players: placed.length,
    top: top.map(shown),
    near: near.map(shown),
    mine: mine === undefined ? null : { place: mine.place, score: mine.score, betId: mine.betId },
  };
}

async function readNames(tx: Work, placed: readonly Placed[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(placed.map(({ memberId }) => memberId))];
  if (ids.length === 0) return new Map();
  const rows = await tx.selectFrom('members').select(['id', 'nickname']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, nickname }) => [id, nickname]));
}

async function readPaidAt(tx: Work, { id }: Window): Promise<number | null> {
  const row = await tx.selectFrom('tournaments_paid').select('at').where('id', '=', id).executeTakeFirst();
  return row?.at ?? null;
}

/** As they were when the prizes were paid: what is corrected later changes no place any more (TRN-3). */
async function readPlaces(tx: Work, { id }: Window): Promise<readonly Placed[]> {
  const rows = await tx.selectFrom('tournament_places').selectAll().where('id', '=', id).orderBy('place').execute();
  return rows.map((row) => ({
    ...{ memberId: row.member_id, betId: row.bet_id, place: row.place, score: row.score },
    ...{ stake: row.stake, paid: row.paid, settledAt: row.settled_at },
  }));
}

/** Pays the prizes of the tournaments that have ended, once each, an hour after their end (TRN-3). @param now epoch ms */
export async function payPrizes(store: Store, now: number): Promise<void> {
  for (const kind of TOURNAMENT_KINDS) {
    let window = windowAt(kind, now);
    for (let back = 0; back < WEEKS_BACK; back += 1) {
      window = windowBefore(window);
      const ended = window;
      if (now >= ended.until + PAID_AFTER_MS) await store.write((tx) => payOnce(tx, ended, now));
    }
  }
}

async function payOnce(tx: Work, window: Window, now: number): Promise<void> {
  if ((await readPaidAt(tx, window)) !== null) return;
  const { id } = window;
  const placed = await readRanking(tx, window);
  const rules = await rulesOf(tx, window.kind);
  await tx.insertInto('tournaments_paid').values({ id, at: now }).execute();
  for (const { memberId, betId, place, score, stake, paid, settledAt } of placed.slice(0, rules.prizes.length)) {
    const points = prizeOf(rules, place);
    const row = { id, place, member_id: memberId, bet_id: betId, score, stake, paid, settled_at: settledAt };
    await tx
      .insertInto('tournament_places')
      .values({ ...row, points })
      .execute();
    const whose = memberId as MemberId;
    await moveFor(tx, whose, [pointsTransfer(whose, points, `tournament ${id} ${place}`)], now);
    await tellDocument(tx, whose, 'tournaments', now);
  }
}
