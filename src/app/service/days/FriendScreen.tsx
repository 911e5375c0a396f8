/** `/friend`: one's own code, who joined by it and what they brought (COM-03, rules FRN). */
import type { Friends } from '../../../domain/days/friends.ts';
import { ListTime } from '../../kit/ui/ListTime.tsx';
import { useHouseDocument } from '../../frame/link/useHouseDocument.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';
import { EmptyState } from '../../kit/ui/StateMessage.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';
import { friends as words, pointsText } from '../copy/days.ts';
import { PageHead } from '../PageHead.tsx';
import * as parts from './days.css.ts';
import { DocumentPage } from './DocumentPage.tsx';

export function Component() {
  return (
    <QueryBoundary hint={words.failed}>
      <FriendPage />
    </QueryBoundary>
  );
}

function FriendPage() {
  const shown = useHouseDocument('friends');
  return (
    <div className={`${parts.page} ${parts.slim}`}>
      <PageHead title={words.title} />
      <DocumentPage shown={shown} words={words}>
        {(value) => <Whole value={value} />}
      </DocumentPage>
    </div>
  );
}

function Whole({ value: { code, rules, earned, count, friends } }: { readonly value: Friends }) {
  const toast = useToast();
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    );
    toast(isCopied ? { tone: 'done', text: words.copied } : { tone: 'problem', text: words.notCopied });
  };
  return (
    <>
      <section className={parts.card}>
        <div className={parts.cardHead}>
          <div>
            <p className={parts.quiet}>{words.code}</p>
            <strong className={parts.big}>{code}</strong>
          </div>
          <Button onClick={() => void copy()}>{words.copy}</Button>
        </div>
        <p className={`${parts.pad} ${parts.quiet}`}>
          {words.rule(rules.stake, rules.points)} {words.privacy}
        </p>
        <p className={parts.row}>
          <span>{words.count}</span>
          <strong>{words.countOf(count)}</strong>
        </p>
        <p className={parts.row}>
          <span>{words.earned}</span>
          <strong>{pointsText(earned)}</strong>
        </p>
      </section>
      <section className={parts.card}>
        <div className={parts.cardHead}>
          <h2 className={parts.cardTitle}>{words.list}</h2>
        </div>
        {friends.length === 0 ? (
          <EmptyState icon="user" title={words.empty} hint={words.emptyHint} />
        ) : (
          <ul className={parts.rows}>
            {friends.map(({ name, joinedAt, earnedAt }) => (
              <li key={`${name} ${joinedAt}`} className={parts.row}>
                <span>
                  <strong>{name}</strong>
                  {joinedAt === 0 ? null : (
                    <span className={parts.quiet}>
                      {' '}
                      {words.joined} <ListTime at={joinedAt} />
                    </span>
                  )}
                </span>
                <span>{earnedAt === null ? words.waiting : words.paid(earnedAt)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
