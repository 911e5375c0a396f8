/**
 * Where the house can be reached, beside the page on large screens (NAV-15): messengers in use, and a picture of the address the
 * site has when this one is gone. Every address is checked; a picture that does not come is not shown.
 */
import { useState } from 'react';
import type { MessengerGroup } from '../../../domain/notices/houseDocuments.ts';
import { messengers } from '../../frame/copy/chrome.ts';
import { checkLink } from '../../kit/links/checkLink.ts';
import { filePath } from '../../kit/links/filePath.ts';
import { useHouseDocument } from '../../frame/link/useHouseDocument.ts';
import { PageIcon, type PageIconName } from '../../kit/ui/PageIcon.tsx';
import * as styles from './RightBanner.css.ts';

type Entry = MessengerGroup['entries'][number];
const icons: Record<Entry['kind'], PageIconName> = { kakao: 'chat', telegram: 'send' };

export function RightBanner() {
  const groups = useHouseDocument('messengers').view?.value ?? [];
  const entries = groups.flatMap((group) => group.entries.filter((entry) => entry.useFlag === 1));
  const pictures = groups.flatMap((group) => filePath(group.imgPath) ?? []);
  if (entries.length === 0 && pictures.length === 0) return null;
  return (
    <aside className={styles.banner} aria-label={messengers.region}>
      {entries.map((entry) => (
        <MessengerLine key={`${entry.kind} ${entry.messengerId}`} entry={entry} />
      ))}
      {pictures.map((picture) => (
        <AlternateDomain key={picture} picture={picture} />
      ))}
    </aside>
  );
}

function MessengerLine({ entry }: { readonly entry: Entry }) {
  const link = checkLink(entry.url, location.origin);
  const content = (
    <>
      <PageIcon name={icons[entry.kind]} />
      <span className={styles.name}>{messengers[entry.kind]}</span>
      <strong className={styles.id}>{entry.messengerId}</strong>
    </>
  );
  // The id can be typed into the messenger even if its link may not be followed.
  if (link.kind !== 'outside') return <p className={styles.line}>{content}</p>;
  return (
    <a className={styles.line} href={link.url} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  );
}

function AlternateDomain({ picture }: { readonly picture: string }) {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return null;
  return (
    <a className={styles.domain} href={picture} target="_blank" rel="noopener">
      <span className={styles.line}>
        <PageIcon name="globe" />
        <span className={styles.name}>{messengers.domain}</span>
        <PageIcon name="right" size={14} />
      </span>
      <img
        className={styles.picture}
        src={picture}
        alt={messengers.domainImage}
        loading="lazy"
        decoding="async"
        onError={() => setIsMissing(true)}
      />
    </a>
  );
}
