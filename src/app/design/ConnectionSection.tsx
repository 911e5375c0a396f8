/** Every banner about the connection, the feed and local storage, and the one about a bet nobody knows the end of. */
import { UnknownBetLine } from '../bets/bet-slip/UnknownBetLine.tsx';
import { ConnectionBanner } from '../frame/connection/ConnectionBanner.tsx';
import type { Banner } from '../frame/connection/bannerOf.ts';
import { LineBanner } from '../frame/connection/LineNotice.tsx';
import type { LineNotice } from '../frame/connection/lineNotice.ts';
import { design } from './copy/design.ts';
import { Section } from './Section.tsx';

const banners: readonly Banner[] = [
  { kind: 'reconnecting', retryInSeconds: 3 },
  { kind: 'stale', ageMs: 38_000 },
  { kind: 'lost', asOf: Date.UTC(2026, 9, 24, 4, 41, 52) },
  { kind: 'feed', part: 'prematch' },
  { kind: 'feed', part: 'inPlay' },
  { kind: 'storage', trouble: 'full' },
  { kind: 'storage', trouble: 'noRoom' },
  { kind: 'storage', trouble: 'madeAnew' },
];

const lineNotices: readonly LineNotice[] = [
  { kind: 'held', why: 'slow' },
  { kind: 'held', why: 'saving' },
  { kind: 'arriving', percent: 63 },
];

export function ConnectionSection() {
  return (
    <Section title={design.connection} isBare>
      {banners.map((banner) => (
        <ConnectionBanner key={JSON.stringify(banner)} banner={banner} />
      ))}
      {lineNotices.map((notice) => (
        <LineBanner key={JSON.stringify(notice)} notice={notice} />
      ))}
      <UnknownBetLine receipt="20261024" />
    </Section>
  );
}
