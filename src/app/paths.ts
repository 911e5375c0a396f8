/** Every path of the site, once. A path that is not here is not linked to. */
export const paths = {
  login: '/login',
  home: '/',
  wintielose: '/korea/wintielose',
  betResult: '/bet_result',
} as const;

/** A header link: the page with the current unix time, as the product's links have it (§2). */
export function withTime(path: string, now: number): string {
  return `${path}?time=${Math.floor(now / 1000)}`;
}
