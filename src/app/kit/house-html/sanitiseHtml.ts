/**
 * HTML of the house as nodes that may stand on our page: text, lists, tables, links and pictures, nothing that runs or dresses.
 *
 * The nodes are handed over as they were cleaned, never written out and parsed again: what a second reading would make of them
 * cannot matter. The text is written anew before the browser's parser sees it, so that reading it breaks no policy; what may stay
 * is decided here, on the nodes (NAV-02, NAV-14).
 */
import DOMPurify from 'dompurify';
import { checkLink } from '../links/checkLink.ts';
import { ATTRIBUTES, TAGS } from '../../../house-html/allowList.ts';
import { rewriteHtml } from '../../../house-html/rewriteHtml.ts';

/** Pictures are files of the origin; one from elsewhere would tell another house who reads this. */
const PICTURE = /^\/file\/download\/[\w./%-]{1,300}$/;

const purifier = DOMPurify(window);
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.hasAttribute('href')) dressLink(element);
  if (element.hasAttribute('src')) dressPicture(element);
  else if (element.localName === 'img') element.remove();
});

export function sanitiseHtml(html: string): DocumentFragment {
  return purifier.sanitize(rewriteHtml(html), {
    ALLOWED_TAGS: [...TAGS],
    ALLOWED_ATTR: [...ATTRIBUTES],
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}

function dressLink(element: Element): void {
  const link = checkLink(element.getAttribute('href') ?? '', location.origin);
  if (element.localName !== 'a' || link.kind === 'refused') {
    element.removeAttribute('href');
    return;
  }
  if (link.kind === 'site') {
    element.setAttribute('href', link.path);
    return;
  }
  element.setAttribute('href', link.url);
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer nofollow');
}

function dressPicture(element: Element): void {
  const source = element.getAttribute('src') ?? '';
  const isOurs = element.localName === 'img' && PICTURE.test(source) && !/(?:\.|%2e){2}/i.test(source);
  if (!isOurs) {
    element.remove();
    return;
  }
  element.setAttribute('loading', 'lazy');
  element.setAttribute('decoding', 'async');
  if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
}
