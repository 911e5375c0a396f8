/**
 * Random ledger histories: deposits, bets, results, corrections and withdrawn results, booked by the product, followed by
 * an oracle that only knows what a member should be worth (rules LED-1 … LED-8, WAL-06). After each step the entries sum to zero and no
 * member's account is negative; after all of them the member owns what the last results alone would have left.
 */
import { resettle, type BetResult } from '../../src/domain/bets/settlement.ts';
import { BetId, MemberId } from '../../src/domain/kernel/ids.ts';
import { repayTransfers, resettleTransfers } from '../../src/domain/wallet/corrections.ts';
import {
  availableOf,
  debtOf,
  fundingTransfer,
  heldOf,
  holdTransfer,
  type Transfer,
} from '../../src/domain/wallet/ledger.ts';
import { createCounter, type Comparison, type Progress } from './comparison.ts';
import type { Dice } from './dice.ts';

const MEMBER = MemberId.parse('m1');
const BETS = Array.from({ length: 8 }, (_, index) => BetId.parse(`b${index}`));
const [AVAILABLE, HELD, DEBT] = [availableOf(MEMBER), heldOf(MEMBER), debtOf(MEMBER)];
const STEPS = 16;
const STATUSES = [-1, 1, 2, 3] as const;

export function compareHistories(count: number, dice: Dice, progress: Progress): Comparison {
  const counter = createCounter(count, progress);
  for (let done = 0; done < count; done += 1) {
    const fault = faultOf(dice);
    if (fault === undefined) counter.agreed();
    else counter.count(false, () => `history ${done}: ${fault}`);
  }
  return counter.result();
}

/** A bet as the oracle sees it: open (`result` undefined) or worth what its last result says. */
interface PlacedBet {
  readonly betId: BetId;
  readonly stake: number;
  result: BetResult | undefined;
}

function faultOf(dice: Dice): string | undefined {
  const books = createBooks();
  const bets: PlacedBet[] = [];
  let deposited = 0;
  for (let step = 0; step < STEPS; step += 1) {
    deposited += randomStep(dice, books, bets);
    const fault = books.fault();
    if (fault !== undefined) return `after step ${step}: ${fault}`;
  }
  return finalFault(books, bets, deposited);
}

/** One thing that happens. Returns what was deposited by it, won. */
function randomStep(dice: Dice, books: Books, bets: PlacedBet[]): number {
  const bet = bets[dice.roll(8)];
  const kind = dice.roll(10);
  if (kind === 0 || books.balance(AVAILABLE) === 0) return deposit(books, dice.between(1, 500_000));
  if (bet === undefined || kind === 1) {
    place(dice, books, bets);
  } else {
    giveResult(books, bet, randomResult(dice, bet.stake));
  }
  return 0;
}

function deposit(books: Books, amount: number): number {
  books.book([fundingTransfer(MEMBER, amount)]);
  books.book(repayTransfers(MEMBER, null, standing(books)));
  return amount;
}

function place(dice: Dice, books: Books, bets: PlacedBet[]): void {
  const available = books.balance(AVAILABLE);
  const betId = BETS[bets.length];
  if (available === 0 || betId === undefined) return;
  const stake = dice.between(1, Math.min(available, 100_000));
  books.book([holdTransfer(MEMBER, betId, stake)]);
  bets.push({ betId, stake, result: undefined });
}

function giveResult(books: Books, bet: PlacedBet, next: BetResult | undefined): void {
  books.book(resettleTransfers(MEMBER, bet, resettle(bet.result, next), standing(books)));
  bet.result = next;
}

function randomResult(dice: Dice, stake: number): BetResult | undefined {
  const status = STATUSES[dice.roll(5)];
  if (status === undefined) return undefined;
  if (status === 1) return { status, paid: 0 };
  return { status, paid: status === -1 ? stake : dice.between(0, stake * 8) };
}

/** What the last results alone leave: deposits, less the stakes of bets that stand, plus what those pay. */
function finalFault(books: Books, bets: readonly PlacedBet[], deposited: number): string | undefined {
  let worth = deposited;
  let open = 0;
  for (const { stake, result } of bets) {
    if (result === undefined) open += stake;
    else worth += result.paid - stake;
  }
  const [available, held, debt] = [books.balance(AVAILABLE), books.balance(HELD), books.balance(DEBT)];
  if (held !== open) return `${held} held for ${open} of open bets`;
  if (available + held - debt !== worth) return `${available} + ${held} − ${debt} for a member worth ${worth}`;
  return debt + books.balance('house:debt') === 0 ? undefined : 'the house and the member disagree about the debt';
}

const standing = (books: Books) => ({ available: books.balance(AVAILABLE), debt: books.balance(DEBT) });

interface Books {
  book(transfers: readonly Transfer[]): void;
  balance(account: string): number;
  /** Won in all accounts other than 0, a member's account below zero, or an entry that is not above zero. */
  fault(): string | undefined;
}

function createBooks(): Books {
  const entries: (readonly [account: string, amount: number])[] = [];
  const balances = new Map<string, number>();
  let fault: string | undefined;
  const add = (account: string, amount: number) => {
    const balance = (balances.get(account) ?? 0) + amount;
    entries.push([account, amount]);
    balances.set(account, balance);
    if (balance < 0 && !account.startsWith('house:')) fault ??= `${account} at ${balance}`;
  };
  return {
    book(transfers) {
      for (const { from, to, amount } of transfers) {
        if (!Number.isSafeInteger(amount) || amount <= 0) fault ??= `an entry of ${amount}`;
        // The credit first: a debit that needs it comes in the same unit of work.
        add(to, amount);
        add(from, -amount);
      }
    },
    balance: (account) => balances.get(account) ?? 0,
    fault() {
      let sum = 0;
      for (const [, amount] of entries) sum += amount;
      return fault ?? (sum === 0 ? undefined : `entries sum to ${sum}`);
    },
  };
}
