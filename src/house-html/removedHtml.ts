/** What writing HTML anew leaves out of it (`storedHtml.ts`), counted by name: whoever wrote it is told before it is stored (OPR-10). */
import { Parser } from 'htmlparser2';
import { ATTRIBUTES, SILENT_TAGS, TAGS } from './allowList.ts';
import { isHouseAddress } from './storedHtml.ts';

/** `tag`: an element, with all in it where that is no text; `attribute`: a handler, a style, an id; `address`: of code, or of neither this site nor `https:`. */
export interface RemovedPart {
  readonly kind: 'tag' | 'attribute' | 'address';
  readonly name: string;
  readonly count: number;
}

const listed = new Set(TAGS);
const kept = new Set(ATTRIBUTES);
const silent = new Set(SILENT_TAGS);
/** Of what is on no list there are as many names as somebody makes up. */
const MOST_NAMES = 15;
const MOST_LETTERS = 24;

export function removedFrom(html: string): readonly RemovedPart[] {
  const counts = new Map<string, RemovedPart>();
  const note = (kind: RemovedPart['kind'], full: string) => {
    const name = full.slice(0, MOST_LETTERS);
    const key = `${kind} ${name}`;
    const known = counts.get(key);
    if (known === undefined && counts.size >= MOST_NAMES) return;
    counts.set(key, { kind, name, count: (known?.count ?? 0) + 1 });
  };
  let hidden = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (hidden === 0 && !listed.has(name)) note('tag', name);
        if (silent.has(name)) hidden += 1;
        if (hidden > 0 || !listed.has(name)) return;
        for (const [attribute, value] of Object.entries(attributes)) {
          if (!kept.has(attribute)) note('attribute', attribute);
          else if ((attribute === 'href' || attribute === 'src') && !isHouseAddress(value)) note('address', attribute);
        }
      },
      onclosetag(name) {
        if (silent.has(name)) hidden -= 1;
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(html);
  return [...counts.values()];
}
