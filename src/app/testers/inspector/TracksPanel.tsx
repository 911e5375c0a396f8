/** The whole recording over time (INS-7): changes a second, lag, connection, machine; with both marks and a way to go anywhere. */
import type { Tracks } from '../../../domain/recording/inspection/tracks.ts';
import { minuteText, secondText } from '../../kit/copy/time.ts';
import { machineNames, trackWords } from '../copy/inspector.ts';
import * as styles from './Tracks.css.ts';

interface TracksPanelProps {
  readonly tracks: Tracks;
  /** Epoch ms of both marks. */
  readonly a: number;
  readonly b: number;
  readonly onGo: (at: number) => void;
  readonly onPick: (index: number) => void;
}

const HEIGHT = 40;
/** Moments that a phone has room to write. */
const MOST = 4;
/** A moment of the last seconds stands within the edge. */
const HALF_A_TIME = '1.5rem';
/** Words of marks that find room beside one another. */
const WORDS_ACROSS = 9;
/** What the lag is drawn against, ms: the goal stands at half of it. */
const LAG_TOP = 200;
const GOAL = 100;

export function TracksPanel({ tracks, a, b, onGo, onPick }: TracksPanelProps) {
  const { from, until } = tracks;
  const left = (at: number) => `${(100 * (Math.min(until, Math.max(from, at)) - from)) / (until - from)}%`;
  const [first, last] = a < b ? [a, b] : [b, a];
  return (
    <section className={styles.panel} aria-label={trackWords.name}>
      <ul className={styles.names} aria-hidden="true">
        {[trackWords.rate, trackWords.lag, trackWords.connection, trackWords.machine].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <div className={styles.room}>
        <Curves tracks={tracks} />
        <div className={styles.connection}>
          {tracks.connection.map(({ kind, from: began, until: ended }) => (
            <span
              key={`${kind}${began}`}
              className={styles.stretch}
              data-kind={kind}
              style={{ insetInlineStart: left(began), inlineSize: `${(100 * (ended - began)) / (until - from)}%` }}
            >
              <span className={styles.stretchWord}>
                {kind === 'late' ? trackWords.late : trackWords.cut(lengthText(ended - began))}
              </span>
            </span>
          ))}
        </div>
        <div className={styles.machine}>
          <Marks {...{ tracks, left, onPick }} />
        </div>
        <div className={styles.ruler} aria-hidden="true">
          {momentsOf(tracks).map((at) => (
            <span key={at} style={{ insetInlineStart: `min(${left(at)}, calc(100% - ${HALF_A_TIME}))` }}>
              {at % MINUTE_MS === 0 ? minuteText(at) : secondText(at)}
            </span>
          ))}
        </div>
        <span
          className={styles.between}
          style={{ insetInlineStart: left(first), insetInlineEnd: `calc(100% - ${left(last)})` }}
        />
        <span className={styles.markA} style={{ insetInlineStart: left(a) }}>
          A
        </span>
        <span className={styles.markB} style={{ insetInlineStart: left(b) }}>
          B
        </span>
        <input
          type="range"
          className={styles.slider}
          aria-label={trackWords.slider}
          min={from}
          max={until}
          value={Math.min(until, Math.max(from, b))}
          onChange={({ target }) => onGo(Number(target.value))}
        />
      </div>
    </section>
  );
}

interface MarksProps extends Pick<TracksPanelProps, 'tracks' | 'onPick'> {
  readonly left: (at: number) => string;
}

/** What the machine did. Marks that stand close together have their words for whoever points at one. */
function Marks({ tracks: { from, until, machine }, left, onPick }: MarksProps) {
  /** How long the words beside a mark are, ms of the whole. */
  const wordRoom = (until - from) / WORDS_ACROSS;
  return machine.map(({ index, at, kind, detail, ms }, place, all) => {
    const word = `${machineNames[kind]} ${ms === undefined ? detail.slice(0, 24) : `${ms}ms`}`;
    const isLast = at > until - wordRoom;
    const beside = (isLast ? all[place - 1] : all[place + 1])?.at;
    const hasRoom = beside === undefined || Math.abs(beside - at) > wordRoom;
    return (
      <button
        key={index}
        type="button"
        className={styles.mark}
        data-kind={kind}
        data-last={isLast}
        style={{ insetInlineStart: left(at) }}
        aria-label={word}
        title={word}
        onClick={() => onPick(index)}
      >
        {hasRoom ? <span className={styles.markWord}>{word}</span> : null}
      </button>
    );
  });
}

function Curves({ tracks: { rate, lag } }: { readonly tracks: Tracks }) {
  const most = Math.max(1, ...rate);
  const last = Math.max(1, rate.length - 1);
  const area = rate.map((value, place) => `${place} ${(HEIGHT * (1 - (0.9 * value) / most)).toFixed(2)}`).join('L');
  const line = lag
    .map((value, place) => {
      if (value === undefined) return '';
      const verb = lag[place - 1] === undefined ? 'M' : 'L';
      return `${verb}${place} ${(HEIGHT * (1 - Math.min(1, value / LAG_TOP))).toFixed(2)}`;
    })
    .join('');
  const goal = HEIGHT * (1 - GOAL / LAG_TOP);
  return (
    <>
      <svg className={styles.curve} viewBox={`0 0 ${last} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.area} d={`M0 ${HEIGHT}L${area}L${last} ${HEIGHT}Z`} vectorEffect="non-scaling-stroke" />
      </svg>
      <svg className={styles.curve} viewBox={`0 0 ${last} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.goal} d={`M0 ${goal}H${last}`} vectorEffect="non-scaling-stroke" />
        <path className={styles.line} d={line} vectorEffect="non-scaling-stroke" />
      </svg>
    </>
  );
}

function lengthText(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  return trackWords.minutes(Math.floor(seconds / 60), seconds % 60);
}

const MINUTE_MS = 60_000;
const SECOND_STEPS = [1_000, 5_000, 10_000, 30_000];

/** At most five moments, evenly apart: full minutes, and seconds of what is shorter than a few. */
function momentsOf({ from, until }: Tracks): readonly number[] {
  const length = until - from;
  const step =
    SECOND_STEPS.find((ms) => length / ms <= MOST) ?? Math.max(1, Math.ceil(length / MINUTE_MS / MOST)) * MINUTE_MS;
  const first = Math.ceil(from / step) * step;
  return Array.from(
    { length: Math.max(0, Math.floor((until - first) / step) + 1) },
    (_, place) => first + place * step,
  );
}
