/**
 * Where a page begins for whoever seems to be nobody, decided before the router has asked for a file: a visitor at `/` would otherwise
 * wait for the files of home before being sent to the login card (SES-01, SES-06).
 */
import { whereabouts } from './whereabouts.ts';

interface Start {
  readonly to: string;
  /** What the login page is told about where the visitor came from. */
  readonly from: string | undefined;
}

/** @returns `undefined` where they may stay; what is only read later, as the maintenance flag, leads on from there */
export function visitorsStart(path: string, search: string, isForVisitors: boolean): Start | undefined {
  const place = whereabouts({
    isForVisitors,
    path,
    search,
    destination: undefined,
    maintenance: 'unknown',
    session: { state: 'signedOut', ending: null },
    wasSignedIn: false,
  });
  return place.kind === 'go' ? { to: place.to, from: place.from } : undefined;
}
