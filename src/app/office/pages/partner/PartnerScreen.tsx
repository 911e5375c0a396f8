/** A partner's own page, and that of all partners for owners: the tree, what the chosen one rolls by product, and the members below (rules MGR). */
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { partnerViewCall } from '../../../../domain/calls/officePartners.ts';
import { EmptyNote, WaitingNote } from '../../parts/StateNote.tsx';
import { Notice, type Said } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { partner as words } from '../../copy/partner.ts';
import { useIsLive, useOffice, useOfficeNow, useTold } from '../../link/Office.tsx';
import { useAsked } from '../../link/useAsked.ts';
import { monthsBefore } from '../../../../domain/office/months.ts';
import { PartnerBody } from './PartnerBody.tsx';
import * as styles from './PartnerScreen.css.ts';

/** What was staked meanwhile is looked at again, ms. */
const LOOKS_EVERY_MS = 20_000;
const MONTHS = 6;

export function PartnerScreen() {
  const { api, now } = useOffice();
  const [query, setQuery] = useSearchParams();
  const [months] = useState(() => monthsBefore(now(), MONTHS));
  const [name, setName] = useState(months[0]?.name ?? '');
  const [said, setSaid] = useState<Said>();
  const isLive = useIsLive();
  const month = months.find((one) => one.name === name) ?? months[0];
  const chosen = query.get('partner') ?? undefined;
  const ask = useCallback(
    () =>
      api.ask(partnerViewCall, {
        query: {
          from: month?.from ?? 0,
          until: month?.until ?? 0,
          ...(chosen === undefined ? {} : { partner: chosen }),
        },
      }),
    [api, month, chosen],
  );
  const turns = Math.floor(useOfficeNow(LOOKS_EVERY_MS) / LOOKS_EVERY_MS);
  const { value, failure, again } = useAsked(ask, useTold('tree', 'read') + turns);
  if (month === undefined) return null;
  if (value === undefined) {
    const isNobody = failure?.kind === 'refused' && failure.status === 404;
    return (
      <Panel title={words.treeOfAll}>
        {isNobody ? (
          <EmptyNote icon="users" title={words.noPartner} hint={words.noPartnerHint} />
        ) : (
          <WaitingNote {...{ failure, again }} rows={10} />
        )}
      </Panel>
    );
  }
  return (
    <>
      <Notice said={said} />
      <div className={styles.whole} data-stale={!isLive || undefined}>
        <PartnerBody
          view={value}
          {...{ month, months }}
          onMonth={setName}
          onChoose={(userId) => setQuery({ partner: userId })}
          onSaid={(next) => {
            setSaid(next);
            again();
          }}
        />
      </div>
    </>
  );
}
