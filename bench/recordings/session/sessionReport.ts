/** What a session came to, as text and as a page of pictures beside one another. */
import { median, quantile } from '../../report/statistics.ts';
import type { Verified } from '../../../scripts/recording/verifyRecording.ts';
import type { RecordedSession } from './recordSession.ts';
import { MOST_OTHER, type Look } from './replaySession.ts';

interface Told {
  /** The command, when, on what. */
  readonly how: string;
  /** Of the machine when it ended. */
  readonly load: number;
  readonly given: { readonly minutes: number; readonly tabs: number };
  readonly session: RecordedSession;
  readonly verified: Verified;
  readonly entries: number;
  readonly looks: readonly Look[];
}

const imageOf = (png: Buffer | undefined): string =>
  png === undefined ? '' : `<img src="data:image/png;base64,${png.toString('base64')}">`;

/** @returns `isSound`: nothing differs */
export function reportOf({ how, load, given, session, verified, entries, looks }: Told) {
  const pictures = looks.flatMap(({ at, picture }) => (picture === undefined ? [] : [{ at, ...picture }]));
  const equal = pictures.filter(({ pixels }) => pixels <= MOST_OTHER).length;
  const digests = looks.filter(({ digest, expected }) => digest === expected).length;
  const times = looks.map(({ ms }) => ms);
  const { bytes, wireBytes, frames } = session;
  const isVerified = verified.differences.length === 0 && verified.problems.length === 0;
  const lines = [
    how,
    `${given.minutes} minutes of ${given.tabs} tabs and one that records; ${entries} entries; load when it ended ${load.toFixed(1)}.`,
    `file: ${bytes.length} bytes, ${(bytes.length / wireBytes).toFixed(3)} of ${wireBytes} bytes of ${frames} frames`,
    `Node: ${verified.compared} digests compared, ${verified.differences.length} other, ${verified.problems.length} problems`,
    `replay without a network: ${digests} of ${looks.length} digests equal; ${equal} of ${pictures.length} pictures equal (up to ${MOST_OTHER} pixels)`,
    `from a press on the slider until the place stood: median ${median(times)} ms, p99 ${quantile(times, 0.99)} ms`,
    ...pictures.map(({ at, path, pixels }) => `  ${new Date(at).toISOString()} ${path}: ${pixels} pixels other`),
  ];
  const rows = pictures.map(
    ({ path, pixels, live, replayed, other }) =>
      `<h2>${path}: ${pixels}</h2><div>${[live, replayed, other].map(imageOf).join('')}</div>`,
  );
  const html = `<!doctype html><meta charset="utf-8"><title>session</title><style>div{display:flex;gap:8px}img{max-width:33%}</style><pre>${lines.join('\n')}</pre>${rows.join('\n')}\n`;
  return { text: lines.join('\n'), html, isSound: isVerified && digests === looks.length && equal === pictures.length };
}
