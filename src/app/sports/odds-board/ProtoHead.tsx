/** Which round is shown, until when it is sold, and the ways to those beside it. */
import { Link } from 'react-router-dom';
import { DAY_MS } from '../../../domain/kernel/seoulDay.ts';
import { PROTO_LIMIT } from '../../../domain/session/limits.ts';
import type { ProtoRound } from '../../../domain/sports/protoRound.ts';
import { minuteText, weekdayText } from '../../kit/copy/time.ts';
import { boardSearch } from '../../kit/links/boardSearch.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { proto } from '../copy/boards.ts';
import { useRoundsBeside } from './useRoundsBeside.ts';
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
  const { previous, next } = useRoundsBeside(round, now);
  const step = (number: number | undefined, name: string, icon: 'left' | 'right') => {
    if (number === undefined) {
      return (
        <span className={styles.step} aria-hidden="true" data-off>
          <Icon name={icon} size={18} />
        </span>
      );
    }
    return (
      <Link className={styles.step} to={{ search: boardSearch({ round: number }) }} aria-label={name}>
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
          {step(previous, proto.previous, 'left')}
          {step(next, proto.next, 'right')}
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
