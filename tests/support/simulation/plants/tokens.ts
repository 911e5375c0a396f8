/** The words and signs of a piece of code, without its comments and line breaks: what a planted bug is found by. */

export interface Token {
  readonly text: string;
  /** Where it begins and ends in the code. */
  readonly at: number;
  readonly end: number;
  /** A name somebody chose, and may choose anew: no keyword and no text in quotes. */
  readonly isName: boolean;
}

const KEYWORDS = new Set(
  `async await break case catch class const continue default delete do else export extends false finally for from function if import in
   instanceof interface let new null of readonly return satisfies switch this throw true try type typeof undefined void while yield as`.split(
    /\s+/,
  ),
);
const SPACE_OR_COMMENT = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)/y;
const QUOTED = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y;
const REGEX = /\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y;
const WORD = /[\p{L}_$][\p{L}\d_$]*/uy;
const NUMBER = /\d[\w.]*/y;
/** Before one of these, a stroke divides. */
const OPERAND = /^(?:[\p{L}\d_$'"`].*|[)\]])$/u;

/** @param code may be a fragment: nothing has to be closed, but texts in quotes */
export function tokensOf(code: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < code.length;) {
    const blank = textAt(SPACE_OR_COMMENT, code, at);
    if (blank !== undefined) {
      at += blank.length;
      continue;
    }
    const text = tokenAt(code, at, tokens.at(-1)?.text);
    const isName = textAt(WORD, text, 0) !== undefined && !KEYWORDS.has(text);
    tokens.push({ text, at, end: at + text.length, isName });
    at += text.length;
  }
  return tokens;
}

function tokenAt(code: string, at: number, before: string | undefined): string {
  const mayBeRegex = before === undefined || before === 'return' || !OPERAND.test(before);
  return (
    textAt(QUOTED, code, at) ??
    (code[at] === '`' ? templateAt(code, at) : undefined) ??
    textAt(WORD, code, at) ??
    textAt(NUMBER, code, at) ??
    (mayBeRegex ? textAt(REGEX, code, at) : undefined) ??
    String.fromCodePoint(code.codePointAt(at) ?? 0)
  );
}

function textAt(form: RegExp, code: string, at: number): string | undefined {
  form.lastIndex = at;
  return form.exec(code)?.[0];
}

/** A template is one token, with the code that stands in it. */
function templateAt(code: string, at: number): string {
  let depth = 0;
  for (let end = at + 1; end < code.length; end += 1) {
    if (code[end] === '\\') end += 1;
    else if (code.startsWith('${', end)) depth += 1;
    else if (code[end] === '}' && depth > 0) depth -= 1;
    else if (code[end] === '`' && depth === 0) return code.slice(at, end + 1);
  }
  return code.slice(at);
}
