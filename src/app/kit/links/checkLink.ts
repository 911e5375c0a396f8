/**
 * Whether an address that the house or a game supplier sent may be followed: an `https:` page elsewhere, or a page of this site.
 *
 * Everything that opens, frames or links to an address of the wire asks here first (NAV-10, NAV-15). A refusal is a value.
 */

/** An absolute `https:` address that passed the check. */
export type OutsideUrl = string & { readonly __brand: 'OutsideUrl' };
/** Path, query and fragment on this site; starts with exactly one slash. */
export type SitePath = string & { readonly __brand: 'SitePath' };

export type LinkRefusal = 'empty' | 'tooLong' | 'malformed' | 'scheme' | 'credentials';

export type CheckedLink =
  | { readonly kind: 'outside'; readonly url: OutsideUrl }
  | { readonly kind: 'site'; readonly path: SitePath }
  | { readonly kind: 'refused'; readonly reason: LinkRefusal };

const LONGEST = 2_000;
/** Browsers drop or turn these round while reading an address, so that what is checked would not be what is opened. */
const TREACHEROUS = /[\s\p{Cc}\\]/u;

/** @param origin of this site, as `location.origin` */
export function checkLink(text: string, origin: string): CheckedLink {
  const wish = text.trim();
  if (wish === '') return refused('empty');
  if (wish.length > LONGEST) return refused('tooLong');
  if (TREACHEROUS.test(wish)) return refused('malformed');
  const isPath = wish.startsWith('/') && !wish.startsWith('//');
  if (!isPath && !/^[a-z][a-z0-9+.-]*:/i.test(wish)) return refused('malformed');
  const url = parsed(wish, origin);
  if (url === undefined) return refused('malformed');
  if (url.username !== '' || url.password !== '') return refused('credentials');
  // `/.//host` and the like: followed as a path on its own, it would lead to another host.
  if (url.origin === origin && url.pathname.startsWith('//')) return refused('malformed');
  if (url.origin === origin) return { kind: 'site', path: `${url.pathname}${url.search}${url.hash}` as SitePath };
  return url.protocol === 'https:' ? { kind: 'outside', url: url.href as OutsideUrl } : refused('scheme');
}

function parsed(text: string, origin: string): URL | undefined {
  try {
    return new URL(text, origin);
  } catch {
    return undefined;
  }
}

const refused = (reason: LinkRefusal): CheckedLink => ({ kind: 'refused', reason });
