/** Which versions of Node a package says it runs on. `.npmrc` refuses any other, so that one such package ends a whole install. */
import type { LockFile } from './packages.ts';

/** The oldest of each line that the README names and `engines` allows. */
export const OUR_NODES = ['20.19.0', '22.13.0', '24.0.0'] as const;

/** A sentence for each package of a lock file that an install on one of our Nodes would end with; what may fail to install is left out. */
export function nodeRefusals(lock: LockFile): string[] {
  return Object.entries(lock.packages).flatMap(([path, { engines, optional }]) => {
    const range = engines?.['node'];
    if (range === undefined || optional) return [];
    const refused = OUR_NODES.filter((version) => !acceptsNode(range, version));
    return refused.length === 0 ? [] : [`${path} refuses Node ${refused.join(', ')}: ${range}`];
  });
}

/** @param range as npm reads it; @throws RangeError for a form that no package here has used so far */
export function acceptsNode(range: string, version: string): boolean {
  return range.split('||').some((alternative) =>
    alternative
      .trim()
      .replaceAll(/([<>=^~]) +/g, '$1')
      .split(/\s+/)
      .every((one) => meets(one, numbersOf(version))),
  );
}

type Version = readonly [major: number, minor: number, patch: number];

function meets(comparator: string, version: Version): boolean {
  const [, sign = '', text = ''] = /^(>=|<=|>|<|\^|~|=|)v?([\d.x*]*)$/.exec(comparator) ?? [];
  if (text === '' && comparator !== '') throw new RangeError(`no range of versions: ${comparator}`);
  if (text === '' || text === '*' || text === 'x') return true;
  const named = text.split('.').filter((part) => /^\d+$/.test(part)).length;
  const from = numbersOf(text);
  const order = compared(version, from);
  const isWithin = version.slice(0, named).every((part, index) => part === from[index]);
  if (sign === '>=') return order >= 0;
  if (sign === '<') return order < 0;
  if (sign === '>') return order > 0 && !isWithin;
  if (sign === '<=') return order <= 0 || isWithin;
  // Zero is no major version of Node, so that `^` keeps the first number and `~` the first two.
  const kept = sign === '^' ? 1 : sign === '~' ? Math.min(named, 2) : named;
  return order >= 0 && version.slice(0, kept).every((part, index) => part === from[index]);
}

function numbersOf(text: string): Version {
  const [major = 0, minor = 0, patch = 0] = text.split('.').map((part) => Number.parseInt(part, 10) || 0);
  return [major, minor, patch];
}

const compared = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
