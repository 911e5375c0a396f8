/** When something of a list was: `26-10-24 13:42:18`, in its short form without the seconds where space lacks, alike on every page (SES-17). */
import { dateMinuteText, machineTime, secondText } from '../copy/time.ts';
import { seconds } from './ListTime.css.ts';

interface ListTimeProps {
  /** Epoch ms. */
  readonly at: number;
  readonly className?: string;
}

export const ListTime = ({ at, ...look }: ListTimeProps) => (
  <time {...look} dateTime={machineTime(at)}>
    {dateMinuteText(at)}
    <span className={seconds}>{secondText(at).slice(5)}</span>
  </time>
);
