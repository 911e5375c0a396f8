/** HTML of the house as it may be stored: written anew, and without addresses that are neither of this site nor of an `https:` one (ART-3). */
import { rewriteHtml } from './rewriteHtml.ts';

const ADDRESS = /^(?:https:\/\/|\/(?![/\\]))/i;

/** Whether an address may stand in HTML of the house: of this site, or of an `https:` one. */
export const isHouseAddress = (address: string): boolean => ADDRESS.test(address.trim());

/** What was written anew has quotes around values alone, so that what looks like an attribute is one. */
export const storedHtml = (html: string): string =>
  rewriteHtml(html).replaceAll(/ (?:href|src)="([^"]*)"/g, (whole, address: string) =>
    isHouseAddress(address) ? whole : '',
  );
