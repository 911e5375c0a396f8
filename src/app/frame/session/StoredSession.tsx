/**
 * What the local database says of the session, read once per tab (`SessionReader`) and handed to whoever asks. A browser without
 * `custom.auth` is a visitor's until the database has said otherwise: its login card waits for nothing (SES-01, SES-04).
 */
import { createContext, useContext } from 'react';
import type { RowsAhead } from '../../../db/queries/readAhead.ts';
import type { SessionRow } from '../../../db/tables/rows.ts';
import type { Member } from '../../../domain/session/member.ts';

export interface StoredSession {
  /** `undefined` before the worker wrote anything: a first visit. */
  readonly row: SessionRow | undefined;
  readonly member: Member | undefined;
  /** `undefined` until the flag has been fetched since the page was asked for. */
  readonly siteNoticeFlg: 0 | 1 | undefined;
}

/** What holds of a browser that nothing was stored in. */
export const NOBODY: StoredSession = { row: undefined, member: undefined, siteNoticeFlg: undefined };

/** What was read ahead of the page; the reader answers a moment later. Of the flag nothing is known yet. */
export const sessionAhead = (ahead: RowsAhead | undefined): StoredSession | undefined =>
  ahead?.session === undefined ? undefined : { row: ahead.session, member: ahead.member, siteNoticeFlg: undefined };

/** An `Error` where the code that reads could not be loaded. */
export type SessionReading = StoredSession | Error | undefined;

const ReadingContext = createContext<SessionReading>(undefined);

export const StoredSessionProvider = ReadingContext;

/**
 * @returns `undefined` while nothing is known
 * @throws Error for the boundary of the route, which loads the page again
 */
export function useStoredSession(): StoredSession | undefined {
  const reading = useContext(ReadingContext);
  if (reading instanceof Error) throw reading;
  return reading;
}
