/** The pages that the role may open: names beside the drawings where there is room, below them in 72 px, and a bar at the foot of a phone. */
import { Fragment } from 'react';
import { NavLink } from 'react-router-dom';
import { formatWon } from '../../../domain/kernel/money.ts';
import { Logo, LogoMark, PlayMoneyMark } from '../../kit/ui/Logo.tsx';
import { groupNames, office, roleNames } from '../copy/office.ts';
import { pageNames } from '../copy/pages.ts';
import { useOffice, useRows } from '../link/Office.tsx';
import { waitingRows } from '../link/officeStore.ts';
import { OfficeIcon } from '../parts/OfficeIcon.tsx';
import { pagesOf, type OfficePage } from './officePages.ts';
import * as styles from './Rail.css.ts';

/** Of a bar that goes on beyond the window. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest', inline: 'center' });

export function Rail({ page: shown }: { readonly page: OfficePage }) {
  const { session, build } = useOffice();
  const { queue } = useRows();
  const rows = queue === undefined ? [] : waitingRows(queue);
  const pages = pagesOf(session.operator.role);
  return (
    <nav className={styles.rail} aria-label={office.pages}>
      <div className={styles.brand}>
        <span className={styles.wide}>
          <Logo />
          <span className={styles.desk}>{office.desk}</span>
          <PlayMoneyMark />
        </span>
        <span className={styles.slim}>
          <LogoMark size={26} />
        </span>
      </div>
      <div className={styles.pages}>
        {pages.map((page, place) => {
          const count = rows.filter(({ kind }) => page.counts.includes(kind)).length;
          const isFirst = pages[place - 1]?.group !== page.group;
          return (
            <Fragment key={page.id}>
              {isFirst ? (
                <span className={styles.group} data-first={place === 0 || undefined}>
                  <span className={styles.groupName}>{groupNames[page.group]}</span>
                </span>
              ) : null}
              <NavLink
                to={page.path}
                end
                className={styles.page}
                aria-current={page === shown ? 'page' : undefined}
                ref={page === shown ? intoView : undefined}
              >
                <OfficeIcon name={page.icon} size={20} />
                <span className={styles.name}>{pageNames[page.id]}</span>
                {count === 0 ? null : (
                  <span className={styles.count} aria-label={office.waiting(count)}>
                    {formatWon(count)}
                  </span>
                )}
              </NavLink>
            </Fragment>
          );
        })}
      </div>
      <div className={styles.foot}>
        <span className={styles.wide}>{office.build(build)}</span>
        <span className={styles.slim}>{roleNames[session.operator.role]}</span>
      </div>
    </nav>
  );
}
