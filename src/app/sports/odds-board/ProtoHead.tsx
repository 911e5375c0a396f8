/** Which round is shown, until when it is sold, and the ways to those beside it. */
import { Link } from 'react-router-dom';
import { boardDays, type BoardDays } from '../../../db/queries/boardDays.ts';
import { DAY_MS, dayOfDate } from '../../../domain/kernel/seoulDay.ts';
import { PROTO_LIMIT } from '../../../domain/session/limits.ts';
import { beside, roundAt, type ProtoRound } from '../../../domain/sports/protoRound.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { minuteText, weekdayText } from '../../kit/copy/time.ts';
import { boardSearch } from '../../kit/links/boardSearch.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { proto } from '../copy/boards.ts';
import * as styles from './ProtoHead.css.ts';

interface ProtoHeadProps {
  readonly round: ProtoRound;
  /** Epoch ms by the origin's clock; a new one every minute. */
  readonly now: number;
}

const HOUR_MS = 3_600_000;

export function ProtoHead({ round, now }: ProtoHeadProps) {
  const [, until] = round.starts;
  const left = until - now;
  const days = useLive<BoardDays | undefined>((db) => boardDays(db, 'proto', { category: 'all' }, now), [until]);
  const lastDay = dayOfDate(days?.dates.at(-1)?.date ?? '');
  const hasNext = lastDay !== undefined && lastDay + DAY_MS > until;
  const hasPrevious = round.starts[0] >= roundAt(now).starts[1];
  const step = (to: -1 | 1, isThere: boolean) => {
    const [name, icon] = to === 1 ? ([proto.next, 'right'] as const) : ([proto.previous, 'left'] as const);
    if (!isThere) {
      return (
        <span className={styles.step} aria-hidden="true" data-off>
          <Icon name={icon} size={18} />
        </span>
      );
    }
    return (
      <Link className={styles.step} to={{ search: boardSearch({ round: beside(round, to).number }) }} aria-label={name}>
        <Icon name={icon} size={18} />
      </Link>
    );
  };
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <h2 className={styles.name}>{proto.title(round.number)}</h2>
        <span className={styles.state} data-over={left <= 0 || undefined}>
          {left > 0 ? proto.selling : proto.over}
        </span>
        <span className={styles.steps}>
          {step(-1, hasPrevious)}
          {step(1, hasNext)}
        </span>
      </div>
      <dl className={styles.facts}>
        <Fact name={proto.closing} value={`${weekdayText(until)} ${minuteText(until)}`} />
        <Fact name={proto.left} value={leftText(left)} />
        <Fact name={proto.limits} value={proto.limit(PROTO_LIMIT)} />
      </dl>
    </div>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className={styles.fact}>
    <dt className={styles.factName}>{name}</dt>
    <dd className={styles.value}>{value}</dd>
  </div>
);

function leftText(ms: number): string {
  const left = Math.max(0, ms);
  const hours = Math.floor(left / HOUR_MS);
  return left >= DAY_MS
    ? proto.days(Math.floor(hours / 24), hours % 24)
    : proto.hours(hours, Math.floor((left % HOUR_MS) / 60_000));
}
