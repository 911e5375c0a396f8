/** The member's coupons (WAL-04): what each gives, to whom, until when; used by one press, once. */
import { useId, useState } from 'react';
import type { CommonReason } from '../../../domain/commands/memberCommand.ts';
import { DAY_MS, seoulDayOf } from '../../../domain/kernel/seoulDay.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { formatOdds } from '../../../domain/kernel/odds.ts';
import { standingOf, type Coupon, type CouponReason, type CouponStanding } from '../../../domain/wallet/coupon.ts';
import { isExcluded } from '../../../domain/limits/exclusion.ts';
import { useHouseDocument } from '../../frame/link/useHouseDocument.ts';
import { useCommand, type CommandOutcome } from '../../frame/link/useCommand.ts';
import { units } from '../../kit/copy/labels.ts';
import { PageLink } from '../../kit/links/PageLink.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Segments } from '../../kit/ui/Segments.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/StateMessage.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';
import { commandStates, couponRefusals, coupons as words, registerRefusals } from '../copy/ledger.ts';
import * as styles from './Coupons.css.ts';
import { OneOf } from './OneOf.tsx';
import { useOriginNow } from '../../frame/connection/useOriginNow.ts';
import { useOnLine } from './useOnLine.ts';
import { useWholeList } from './useWholeList.ts';
import * as frame from './WalletFrame.css.ts';

const STANDINGS = ['open', 'used', 'expired'] as const satisfies readonly CouponStanding[];
const LEAVES: ReadonlySet<string> = new Set<CouponReason>(['used', 'expired']);
const MINUTE_MS = 60_000;
/** How often it is looked whether an exclusion is over, ms. */
const LOOK_MS = 10_000;

export function Coupons() {
  const { list, rows } = useWholeList('coupons', {});
  const shut = useShutOut();
  const now = useOriginNow(MINUTE_MS);
  const [shown, setShown] = useState<CouponStanding>('open');
  const of = (standing: CouponStanding) => (rows ?? []).filter((coupon) => standingOf(coupon, now) === standing);
  const fit = of(shown);
  return (
    <section className={frame.box} aria-label={words.title}>
      <div className={frame.head}>
        <Segments
          label={words.tabs}
          choices={STANDINGS.map((value) => ({
            value,
            label: words.tabOf(words.standings[value], of(value).length),
          }))}
          value={shown}
          onChange={setShown}
        />
      </div>
      {shut === undefined ? <RegisterForm /> : <ShutOut why={shut} />}
      {rows === undefined ? (
        list.head === 'offline' || list.head === 'failed' ? (
          <ErrorState hint={words.failed} onRetry={list.retry} />
        ) : (
          <BoardSkeleton label={words.loading} rows={3} />
        )
      ) : fit.length === 0 ? (
        <EmptyState title={words.empty[shown]} hint={words.emptyHint[shown]} />
      ) : (
        <ul className={styles.list}>
          {fit.map((coupon) => (
            <CouponRow key={coupon.couponId} coupon={coupon} now={now} isShut={shut !== undefined} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Coupons are play: whoever shut themselves out is told before they type a code (OWN-6). */
const ShutOut = ({ why }: { readonly why: string }) => (
  <p className={styles.shut} role="status">
    <Icon name="lock" size={16} />
    {why}
  </p>
);

/** Until when the member has shut themselves out, in words; `undefined` while they have not. */
function useShutOut(): string | undefined {
  const at = useOriginNow(LOOK_MS);
  const exclusion = useHouseDocument('limits').view?.value?.exclusion ?? undefined;
  if (exclusion === undefined || !isExcluded(exclusion, at)) return undefined;
  return words.shut(exclusion.until);
}

function RegisterForm() {
  const { perform, isBusy, states } = useCommand('registerCoupon');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const toast = useToast();
  const isOnLine = useOnLine();
  const id = useId();
  const isUnknown = states.some(({ standing }) => standing === 'unknown');
  const isShut = !isOnLine || isBusy || isUnknown;
  const register = async () => {
    const became = await perform({ code: code.trim() });
    setProblem(problemOf(became, (reason, numbers) => registerRefusals[reason](numbers)));
    if (became.kind !== 'done') return;
    setCode('');
    toast({ tone: 'done', text: words.registered });
  };
  const told = isUnknown ? commandStates.unknown : isOnLine ? problem : commandStates.offline;
  return (
    <form
      className={styles.register}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isShut && code.trim() !== '') void register();
      }}
    >
      <input
        className={styles.code}
        aria-label={words.code}
        aria-describedby={id}
        placeholder={words.code}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        disabled={!isOnLine}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" className={frame.primary} isPending={isBusy} disabled={isShut || code.trim() === ''}>
        {words.register}
      </Button>
      <p id={id} className={styles.told} role="status">
        <OneOf text={told ?? ''} others={[commandStates.offline]} />
      </p>
    </form>
  );
}

interface CouponRowProps {
  readonly coupon: Coupon;
  /** Epoch ms. */
  readonly now: number;
  /** Whether none can be used now, whatever it is. */
  readonly isShut: boolean;
}

function CouponRow({ coupon, now, isShut }: CouponRowProps) {
  const { kind, amount, title, usedAt } = coupon;
  const { perform, isBusy, states } = useCommand('useCoupon');
  const [problem, setProblem] = useState<string>();
  const toast = useToast();
  const isOnLine = useOnLine();
  const standing = standingOf(coupon, now);
  const isOwn = (given: unknown) => (given as { readonly couponId?: unknown } | null)?.couponId === coupon.couponId;
  const isUnknown = states.some((state) => state.standing === 'unknown' && isOwn(state.given));
  const take = async () => {
    const became = await perform({ couponId: coupon.couponId });
    const why = problemOf(became, (reason, numbers) => couponRefusals[reason](numbers));
    setProblem(why);
    if (became.kind === 'done') toast({ tone: 'done', text: words.used[kind] });
    // One that is over leaves the list, and what is said beside it with it.
    if (became.kind === 'refused' && LEAVES.has(became.refusal.reason) && why !== undefined)
      toast({ tone: 'problem', text: why });
  };
  return (
    <li className={styles.coupon} data-standing={standing}>
      <div className={styles.value}>
        <strong className={styles.amount}>
          {formatWon(amount)}
          <span className={frame.unit}>{units[kind === 'points' ? 'points' : 'won']}</span>
        </strong>
        <span className={styles.kind}>{words.kinds[kind]}</span>
      </div>
      <div className={styles.body}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.terms}>{[...conditionsOf(coupon), words.gives[kind]].join(' · ')}</p>
        <div className={styles.foot}>
          <span className={styles.when}>{whenOf(coupon, standing, now)}</span>
          {standing === 'open' ? (
            <Button
              kind="primary"
              className={frame.press}
              isPending={isBusy || isUnknown}
              disabled={isShut || !isOnLine || isBusy || isUnknown}
              onClick={() => void take()}
            >
              {isUnknown ? commandStates.unknown : words.take[kind]}
            </Button>
          ) : usedAt === null ? null : (
            <PageLink page="statement" className={frame.link}>
              {words.toEntries}
            </PageLink>
          )}
        </div>
        <p className={styles.problem} role="status">
          {problem ?? ''}
        </p>
      </div>
    </li>
  );
}

function conditionsOf({ level, leastCharge, kind, folds, odds }: Coupon): readonly string[] {
  return [
    ...(level > 1 ? [words.level(level)] : []),
    ...(leastCharge > 0 ? [words.charge(leastCharge)] : []),
    ...(kind === 'freeBet' && folds > 1 ? [words.folds(folds)] : []),
    ...(kind === 'freeBet' && odds > 100 ? [words.odds(formatOdds(odds))] : []),
  ];
}

function whenOf({ usedAt, expiresAt }: Coupon, standing: CouponStanding, now: number): string {
  if (usedAt !== null) return words.usedAt(usedAt);
  if (standing === 'expired') return words.expiredAt(expiresAt);
  return words.until(expiresAt, Math.round((seoulDayOf(expiresAt) - seoulDayOf(now)) / DAY_MS));
}

type Reasons = {
  readonly useCoupon: CouponReason | CommonReason;
  readonly registerCoupon: 'unknownCode' | CommonReason;
};

/** Why something was not done, in words; `undefined` where it was, or nobody knows yet. */
function problemOf<Name extends 'useCoupon' | 'registerCoupon'>(
  outcome: CommandOutcome<Name>,
  sentence: (reason: Reasons[Name], numbers: Readonly<Record<string, number>>) => string,
): string | undefined {
  if (outcome.kind === 'done' || outcome.kind === 'unknown') return undefined;
  if (outcome.kind === 'said') return outcome.message;
  if (outcome.kind !== 'refused') return commandStates.notDone;
  return sentence(outcome.refusal.reason as Reasons[Name], outcome.refusal.numbers);
}
