/** SES-15: every time shown is Seoul's; one file of the screens turns an instant into words, and no other asks the browser's zone. */
import ts from 'typescript';
import type { Breach, SourceText } from './sourceTree.ts';
import { parse, visit } from './syntax.ts';

/** The one place that reads a `Date` piece by piece, shifted to Seoul. */
const CLOCKWORK = 'src/app/kit/copy/time.ts';
const SEOUL = 'Asia/Seoul';
const LOCAL_PART = /^[gs]et(?:Hours|Minutes|Seconds|Date|Day|Month|FullYear|TimezoneOffset)$|^to(?:Date|Time)String$/;
const UTC_PART = /^getUTC|^to(?:ISO|UTC)String$/;
const IN_WORDS = /^toLocale(?:Date|Time)?String$|^DateTimeFormat$/;

export function zoneBreaches(tree: readonly SourceText[]): readonly Breach[] {
  return tree
    .filter(({ path }) => path.startsWith('src/app/'))
    .flatMap((source) => {
      const breaches: Breach[] = [];
      visit(parse(source), (node) => {
        const what = ts.isPropertyAccessExpression(node) ? node.name.text : undefined;
        if (what === undefined) return;
        const isElsewhere = source.path !== CLOCKWORK;
        const isLocal = LOCAL_PART.test(what) || (isElsewhere && UTC_PART.test(what));
        if (isLocal || (IN_WORDS.test(what) && !node.parent.getText().includes(SEOUL))) {
          breaches.push({ path: source.path, what });
        }
      });
      return breaches;
    });
}
