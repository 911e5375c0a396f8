/**
 * Where must whoever is in front of this tab be now? Decided from facts alone, and the only place that decides it (SES-01, SES-06,
 * SES-07, SES-08, SES-10). Maintenance comes before the session, the session before the member's own desk.
 */
import { ADMINISTRATOR, DESK_ROLE, PARTNER, type Member } from '../../../domain/session/member.ts';
import type { SessionEnding } from '../../../domain/session/session.ts';
import { firstPathOf } from '../../kit/links/firstPaths.ts';

export interface Facts {
  /** Whether the page may be seen without a sign-in. */
  readonly isForVisitors: boolean;
  readonly path: string;
  readonly search: string;
  /** Where a visitor at the login page was going. */
  readonly destination: string | undefined;
  /** `unknown` before the flag has been fetched. */
  readonly maintenance: 'on' | 'off' | 'unknown';
  readonly session:
    | { readonly state: 'loading' }
    | { readonly state: 'signedIn'; readonly member: Pick<Member, 'type' | 'role' | 'withdrawalType'> | undefined }
    | { readonly state: 'signedOut'; readonly ending: SessionEnding | null };
  /** Whether this tab has shown a member's page since it was loaded. */
  readonly wasSignedIn: boolean;
}

export type Whereabouts =
  | { readonly kind: 'wait' }
  | { readonly kind: 'here' }
  /** Leaves the site. */
  | { readonly kind: 'blank' }
  | {
      readonly kind: 'go';
      readonly to: string;
      /** What the login page is told about where the visitor came from. */
      readonly from?: string;
      readonly signsOut?: true;
    };

const HERE = { kind: 'here' } as const;

/**
 * The login page as operators open it: `/login?operator=1`. It stays open while the site is closed, so that a closed site can be opened
 * again (SES-10); no page links to it, and the origin refuses everybody else meanwhile.
 */
export const isOperatorsEntrance = ({ path, search }: Pick<Facts, 'path' | 'search'>): boolean =>
  path === firstPathOf('login') && new URLSearchParams(search).get('operator') === '1';

export function whereabouts(facts: Facts): Whereabouts {
  const { session, path, maintenance } = facts;
  if (session.state === 'loading') return { kind: 'wait' };
  const isSignedIn = session.state === 'signedIn';
  const isAdministrator = isSignedIn && session.member?.type === ADMINISTRATOR;
  if (maintenance === 'on' && !isAdministrator) {
    if (path === firstPathOf('maintenance') || (!isSignedIn && isOperatorsEntrance(facts))) return HERE;
    // Whoever has just signed in may be an administrator: their record says so in a moment.
    if (isSignedIn && session.member === undefined) return { kind: 'wait' };
    // The worker ends the session, once for all tabs.
    return { kind: 'go', to: firstPathOf('maintenance') };
  }
  if (path === firstPathOf('maintenance')) {
    if (maintenance !== 'off') return HERE;
    return { kind: 'go', to: firstPathOf('home'), ...(isSignedIn ? { signsOut: true } : {}) };
  }
  if (!isSignedIn) return visitorsPlace(facts, session.ending);
  return membersPlace(facts, session.member);
}

function visitorsPlace({ path, search, isForVisitors, wasSignedIn }: Facts, ending: SessionEnding | null): Whereabouts {
  if (ending === 'blank' && wasSignedIn) return { kind: 'blank' };
  if (isForVisitors) return HERE;
  // A member who has signed out on purpose starts from the top; everyone else goes on where they were.
  return {
    kind: 'go',
    to: firstPathOf('login'),
    from: ending === 'logout' && wasSignedIn ? firstPathOf('home') : path + search,
  };
}

type Standing = Pick<Member, 'type' | 'role' | 'withdrawalType'>;

function membersPlace({ path, destination }: Facts, member: Standing | undefined): Whereabouts {
  const desk = member === undefined ? undefined : deskOf(member);
  if (desk !== undefined) {
    const isTheirs = path === desk || (member?.type === PARTNER && SETTLEMENTS.test(path));
    return isTheirs ? HERE : { kind: 'go', to: desk };
  }
  if (path === firstPathOf('login')) {
    return {
      kind: 'go',
      to: member?.type === ADMINISTRATOR ? firstPathOf('admin') : (destination ?? firstPathOf('home')),
    };
  }
  const isOthersDesk =
    (path === firstPathOf('admin') && member?.type !== ADMINISTRATOR) || path === firstPathOf('manager');
  return isOthersDesk ? { kind: 'go', to: firstPathOf('home') } : HERE;
}

/** Pages on which partners, and nobody else, ask for their settlement (CLC-3). */
const SETTLEMENTS = /^\/calculate(?:Sports|Casino|Event|Tether)?$/;

/** The page of a member who may be nowhere else (SES-08), but for where partners settle. */
export function deskOf({ type, role, withdrawalType }: Standing): string | undefined {
  if (type === PARTNER) return firstPathOf('manager');
  return type === ADMINISTRATOR && role === DESK_ROLE && withdrawalType === 0 ? firstPathOf('admin') : undefined;
}
