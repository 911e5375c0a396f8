/**
 * Changes one place of a piece of code that is told by how it reads now: a bug to plant.
 *
 * The place is found by its words and signs, whatever their line breaks and the comments between them. Where names were changed since it was
 * told, it is found by the rest, if at least half of the names are as they were and no other place is like it; the new names go into
 * what is put there. So a rename costs nothing, and what is no longer there is said with what comes nearest to it.
 */
import { tokensOf, type Token } from './tokens.ts';

export type Patched =
  | { readonly kind: 'patched'; readonly code: string }
  /** `why` names the line that is nearest. */
  | { readonly kind: 'misfit'; readonly why: string };

type Renames = ReadonlyMap<string, string>;

interface Place {
  readonly first: number;
  readonly renames: Renames;
}

export function patchCode(code: string, find: string, replace: string): Patched {
  const tokens = tokensOf(code);
  const wanted = tokensOf(find);
  const places = placesOf(tokens, wanted);
  const exact = places.filter(({ renames }) => [...renames].every(([from, to]) => from === to));
  const [place, ...others] = exact.length > 0 ? exact : places;
  const first = tokens[place?.first ?? -1];
  const last = tokens[(place?.first ?? 0) + wanted.length - 1];
  if (place === undefined || first === undefined || last === undefined) {
    return { kind: 'misfit', why: `does not have \`${shown(find)}\`; nearest is ${nearest(code, tokens, wanted)}` };
  }
  if (others.length > 0) return { kind: 'misfit', why: `has ${others.length + 1} places like \`${shown(find)}\`` };
  const put = renamed(replace, place.renames);
  const stranger = strangersIn(put, tokens)[0];
  if (stranger !== undefined) return { kind: 'misfit', why: `does not know \`${stranger}\`, which the bug names` };
  return { kind: 'patched', code: code.slice(0, first.at) + put + code.slice(last.end) };
}

function placesOf(tokens: readonly Token[], wanted: readonly Token[]): readonly Place[] {
  const places: Place[] = [];
  for (let first = 0; first + wanted.length <= tokens.length; first += 1) {
    const renames = renamesAt(tokens, first, wanted);
    if (renames !== undefined) places.push({ first, renames });
  }
  return places;
}

/** What each name of the wanted place is called here; `undefined` where it is another place. */
function renamesAt(tokens: readonly Token[], first: number, wanted: readonly Token[]): Renames | undefined {
  const renames = new Map<string, string>();
  for (const [index, { text, isName }] of wanted.entries()) {
    const here = tokens[first + index];
    if (here === undefined || here.isName !== isName) return undefined;
    const known = isName ? renames.get(text) : text;
    if (known !== undefined && known !== here.text) return undefined;
    if (isName) renames.set(text, here.text);
  }
  const kept = [...renames].filter(([from, to]) => from === to).length;
  const areTwoOne = new Set(renames.values()).size < renames.size;
  return areTwoOne || kept * 2 < renames.size ? undefined : renames;
}

function renamed(code: string, renames: Renames): string {
  let at = 0;
  let text = '';
  for (const token of tokensOf(code)) {
    text += code.slice(at, token.at) + (token.isName ? (renames.get(token.text) ?? token.text) : token.text);
    at = token.end;
  }
  return text + code.slice(at);
}

/** Names that would be `undefined` where they are put: a run that ends by such a one finds another bug than the one that was meant. */
function strangersIn(code: string, tokens: readonly Token[]): readonly string[] {
  const known = new Set(tokens.map(({ text }) => text));
  const own = tokensOf(code);
  const isDeclared = (name: string) =>
    own.some(({ text }, index) => text === name && ['const', 'let'].includes(own[index - 1]?.text ?? ''));
  return own
    .filter(({ isName }, index) => isName && own[index - 1]?.text !== '.' && own[index + 1]?.text !== ':')
    .map(({ text }) => text)
    .filter((name) => !known.has(name) && !(name in globalThis) && !isDeclared(name));
}

/** The line of the place that has most of the wanted words and signs where they are wanted. */
function nearest(code: string, tokens: readonly Token[], wanted: readonly Token[]): string {
  let best = { like: -1, at: 0 };
  for (const [first, { at }] of tokens.entries()) {
    const like = wanted.filter(({ text }, index) => tokens[first + index]?.text === text).length;
    if (like > best.like) best = { like, at };
  }
  const before = code.slice(0, best.at).split('\n');
  const line = code.split('\n')[before.length - 1] ?? '';
  return `line ${before.length}: \`${shown(line)}\``;
}

const shown = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 100);
