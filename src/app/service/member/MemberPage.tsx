/** `/member`: what the house knows of the member, and what they may change of it: nickname and password; and how this
 * browser uses the line. */
import { currentMember } from '../../../db/queries/session.ts';
import { Link } from 'react-router-dom';
import type { PageId } from '../../../domain/reference/pageTable.ts';
import type { Member } from '../../../domain/session/member.ts';
import { account } from '../../kit/copy/labels.ts';
import { OwnGlance } from '../../frame/account/OwnGlance.tsx';
import { pageTitles } from '../../kit/copy/pages.ts';
import { withTime } from '../../kit/links/firstPaths.ts';
import { pathOf } from '../../kit/links/paths.ts';
import { memberPage } from '../copy/member.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useLive } from '../../frame/link/useLive.ts';
import { MoneyText } from '../../kit/ui/MoneyText.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { shortcuts } from '../../frame/copy/shortcuts.ts';
import { ShortcutList } from '../../frame/shortcuts/ShortcutList.tsx';
import { AlertChoices } from './AlertChoices.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { ChangePinForm } from './ChangePinForm.tsx';
import { LineChoice } from './LineChoice.tsx';
import { NicknameForm } from './NicknameForm.tsx';
import * as styles from './MemberPage.css.ts';

/** What else is the member's own. */
const WAYS = ['limits', 'betResult', 'attendance', 'eventMission', 'friend'] as const satisfies readonly PageId[];

export function MemberPage() {
  const { engine, now } = usePorts();
  const member = useLive(currentMember, []);
  if (member === undefined) return null;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{memberPage.title}</h1>
        <Button kind="outline" size="small" onClick={() => void engine.logout()}>
          <Icon name="exit" size={16} />
          {memberPage.logout}
        </Button>
      </header>
      <Facts member={member} />
      <section className={styles.card} aria-label={pageTitles.limits}>
        <OwnGlance />
        <ul className={styles.ways}>
          {WAYS.map((page) => (
            <li key={page}>
              <Link className={styles.way} to={withTime(pathOf(page), now())}>
                {pageTitles[page]}
                <Icon name="right" size={16} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.forms}>
        <section className={styles.card} aria-labelledby="nickname-title">
          <h2 id="nickname-title" className={styles.cardTitle}>
            {memberPage.nicknameTitle}
          </h2>
          {/* A nickname changed elsewhere fills the form anew. */}
          <NicknameForm key={member.nickname} nickname={member.nickname} />
        </section>
        <section className={styles.card} aria-labelledby="password-title">
          <h2 id="password-title" className={styles.cardTitle}>
            {memberPage.passwordTitle}
          </h2>
          <ChangePasswordForm userId={member.userId} />
        </section>
        <section className={styles.card} aria-labelledby="pin-title">
          <h2 id="pin-title" className={styles.cardTitle}>
            {memberPage.pinTitle}
          </h2>
          <ChangePinForm />
        </section>
        <LineChoice />
        <AlertChoices />
        <section className={styles.card} aria-labelledby="shortcuts-title">
          <h2 id="shortcuts-title" className={styles.cardTitle}>
            {shortcuts.title}
          </h2>
          <ShortcutList />
        </section>
      </div>
    </div>
  );
}

function Facts({ member }: { readonly member: Member }) {
  return (
    <section className={styles.facts} aria-label={memberPage.facts}>
      <div className={styles.who}>
        <span className={styles.level} role="img" aria-label={`${account.level} ${member.level}`}>
          {account.levelOf(member.level)}
        </span>
        <span className={styles.nickname}>{member.nickname}</span>
      </div>
      <dl className={styles.list}>
        <div className={styles.fact}>
          <dt className={styles.label}>{memberPage.userId}</dt>
          <dd className={styles.value}>{member.userId}</dd>
        </div>
        <div className={styles.fact}>
          <dt className={styles.label}>{account.money}</dt>
          <dd className={styles.value}>
            <MoneyText amount={member.emoney} />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt className={styles.label}>{account.points}</dt>
          <dd className={styles.value}>
            <MoneyText amount={member.point} unit="points" />
          </dd>
        </div>
      </dl>
    </section>
  );
}
