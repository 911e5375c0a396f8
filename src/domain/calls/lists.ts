/** Calls that read lists, a page at a time (decision 0076). What each is asked by is the filter of its list, and after which row. */
import { articleList } from '../lists/articleList.ts';
import { betList } from '../lists/betList.ts';
import { calculationList } from '../lists/calculationList.ts';
import { couponList } from '../lists/couponList.ts';
import { houseChangeList } from '../lists/houseChangeList.ts';
import { dayList, entryList } from '../lists/entryList.ts';
import { houseRoundList } from '../lists/houseRoundList.ts';
import { inquiryList } from '../lists/inquiryList.ts';
import { letterList } from '../lists/letterList.ts';
import type { ListDeclaration } from '../lists/list.ts';
import { listCall, type ListCall } from '../lists/listCall.ts';
import { commentList, postList } from '../lists/postList.ts';
import { resultList } from '../lists/resultList.ts';
import { requestList } from '../lists/requestList.ts';
import { roundList } from '../lists/roundList.ts';

/**
 * A member's bets, newest first: placed from `from` on and before `until`, epoch ms, of a `status`, of a `product`
 * (1 sport, 2 live, 3 mini game, 4 virtual, 5 casino).
 *
 * @ours
 */
export const betsCall = listCall(betList);

/**
 * How games ended, the latest start first: started from `from` on and before `until`, epoch ms, of a `category` of sports, a league, or with `search` in
 * the name of a team or the league.
 *
 * @ours
 */
export const resultsCall = listCall(resultList);

/**
 * Rounds of mini games and virtual games as they were drawn or voided, the latest draw first: of one game, of a `provider`, of `virtual` games alone (1) or
 * of the others (0), drawn from `from` on and before `until`, epoch ms.
 *
 * @ours
 */
export const roundsCall = listCall(roundList);

/**
 * Entries of the member's ledger, the latest first: of a `purse` (`money` or `points`), of a `group` of causes, from `from` on and before `until`, epoch ms.
 *
 * @ours
 */
export const entriesCall = listCall(entryList);

/**
 * The days of a `purse` that have entries, the latest first: what was there before and after, sums by kind, the balance by the hour.
 *
 * @ours
 */
export const ledgerDaysCall = listCall(dayList);

/**
 * A member's requests to charge and to exchange, newest first: of a `kind`, a `state`, a `way` (play bank or tether), asked from `from` on and before
 * `until`, epoch ms.
 *
 * @ours
 */
export const requestsCall = listCall(requestList);

/**
 * What the house corrected of the member's money and points, the latest first.
 *
 * @ours
 */
export const houseChangesCall = listCall(houseChangeList);

/**
 * The member's coupons, the last issued first, those that were used or have expired among them.
 *
 * @ours
 */
export const couponsCall = listCall(couponList);

/**
 * What the member's play comes to by day, of an `area` (`all`, `sports`, `casino`, `event`, `tether`), with the settlement asked for; of a partner with that of
 * the members whom they recommended.
 *
 * @ours
 */
export const calculationsCall = listCall(calculationList);

/**
 * Rounds that a member played of house games, the latest first; of one launch with `session`.
 *
 * @ours
 */
export const houseRoundsCall = listCall(houseRoundList);

/**
 * What a member asked the customer centre, newest first, of a `state`.
 *
 * @ours
 */
export const inquiriesCall = listCall(inquiryList);

/**
 * Posts of the free board, newest first: of a `kind`, the member's own (1), one `post`, or with `search` in the title.
 *
 * @ours
 */
export const postsCall = listCall(postList);

/**
 * What was said below a `post`, newest first.
 *
 * @ours
 */
export const commentsCall = listCall(commentList);

/**
 * Articles of the house, newest first: of a `part` (`event`, `notice`), of a `shelf`, or one `article`.
 *
 * @ours
 */
export const articlesCall = listCall(articleList);

/**
 * The member's letters, newest first; with `unread` 1 those that were not opened.
 *
 * @ours
 */
export const letterListCall = listCall(letterList);

/** Every list, by the name that screens ask for. */
export const listCalls = {
  articles: articlesCall,
  bets: betsCall,
  results: resultsCall,
  rounds: roundsCall,
  entries: entriesCall,
  ledgerDays: ledgerDaysCall,
  requests: requestsCall,
  houseChanges: houseChangesCall,
  coupons: couponsCall,
  calculations: calculationsCall,
  houseRounds: houseRoundsCall,
  letters: letterListCall,
  inquiries: inquiriesCall,
  posts: postsCall,
  comments: commentsCall,
} as const;

export type ListName = keyof typeof listCalls;
type PartsOf<Call> =
  Call extends ListCall<infer Row, infer Filter> ? { readonly row: Row; readonly filter: Filter } : never;
export type ListRowOf<Name extends ListName> = PartsOf<(typeof listCalls)[Name]>['row'];
export type ListFilterOf<Name extends ListName> = PartsOf<(typeof listCalls)[Name]>['filter'];

/** By name, for whoever does not know which; rows are whatever the list's own schema accepts. */
export const declarationOf = (name: ListName): ListDeclaration => listCalls[name].list as unknown as ListDeclaration;
