/** What a visitor who is no member is told, and whom they can ask: the non-member dialog (SES-13). */
import { nonMember } from '../copy/session.ts';
import { checkLink } from '../../kit/links/checkLink.ts';
import { useHouseDocument } from '../link/useHouseDocument.ts';
import * as styles from './NonMember.css.ts';

export function NonMember() {
  return (
    <div className={styles.page}>
      <div>
        <p className={styles.lead}>{nonMember.text}</p>
        <ul className={styles.points}>
          {nonMember.points.map((point) => (
            <li key={point} className={styles.point}>
              {point}
            </li>
          ))}
        </ul>
      </div>
      <Contacts />
    </div>
  );
}

/** Contacts the house has switched on, where their address may be followed (NAV-15). */
function Contacts() {
  const { view } = useHouseDocument('messengers');
  const contacts = (view?.value ?? [])
    .flatMap((group) => group.entries)
    .flatMap((entry) => {
      const link = checkLink(entry.url, location.origin);
      return entry.useFlag === 1 && link.kind === 'outside' ? [{ ...entry, url: link.url }] : [];
    });
  if (contacts.length === 0) return null;
  return (
    <section aria-labelledby="contacts-title">
      <h3 id="contacts-title" className={styles.title}>
        {nonMember.contacts}
      </h3>
      {contacts.map(({ kind, url, messengerId }) => (
        <a key={url} className={styles.contact} href={url} target="_blank" rel="noopener noreferrer">
          <span>{nonMember[kind]}</span>
          <span className={styles.contactId}>{messengerId}</span>
        </a>
      ))}
    </section>
  );
}
