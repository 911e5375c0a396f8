/**
 * HTML of the house written anew from the allow-list: tags and attributes that are on it, text, and no third thing (NAV-14).
 *
 * Works on text alone. A browser's parser would report every handler and style it reads to the page's policy, even in a document
 * that never runs; what this hands over holds none. What comes out is not trusted for that: `sanitiseHtml` decides.
 */
import { Parser } from 'htmlparser2';
import { ATTRIBUTES, SILENT_TAGS, TAGS, VOID_TAGS } from './allowList.ts';

const listed = new Set(TAGS);
const standingAlone = new Set(VOID_TAGS);
const silent = new Set(SILENT_TAGS);

export function rewriteHtml(html: string): string {
  let written = '';
  /** How many elements that are left out whole are open here. */
  let hidden = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (silent.has(name)) hidden += 1;
        else if (hidden === 0 && listed.has(name)) written += `<${name}${attributesOf(attributes)}>`;
      },
      ontext(text) {
        if (hidden === 0) written += escaped(text);
      },
      // Called once for every element that was opened, the innermost first; also for those nobody closed.
      onclosetag(name) {
        if (silent.has(name)) hidden -= 1;
        else if (hidden === 0 && listed.has(name) && !standingAlone.has(name)) written += `</${name}>`;
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(html);
  return written;
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  return ATTRIBUTES.filter((name) => Object.hasOwn(attributes, name))
    .map((name) => ` ${name}="${escaped(attributes[name] ?? '')}"`)
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/["&<>]/g, (character) => ENTITIES[character] ?? '');
}
