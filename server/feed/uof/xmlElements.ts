/** XML messages out of lines: one on each, or documents on many. What is broken off ends where the next message begins. */
import { Parser } from 'htmlparser2';

/** An element with what stands in it; text is of no use in this feed. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
}

/** Deeper, or with more in it, no message is. */
const MAX_DEPTH = 20;
const MAX_ELEMENTS = 50_000;

export interface XmlReader {
  /** @returns the messages that end in this line, and whether one before it never ended */
  read(line: string): { readonly messages: readonly XmlElement[]; readonly problem: string | undefined };
  /** Whether the last line ended within a message or a tag. */
  isWithin(): boolean;
}

/** @param isMessage by the name of an element; whatever stands around messages is looked through */
export function createXmlReader(isMessage: (name: string) => boolean): XmlReader {
  let messages: XmlElement[] = [];
  let problem: string | undefined;
  let stack: OpenElement[] = [];
  let count = 0;
  const giveUp = (why: string) => {
    problem ??= why;
    stack = [];
    count = 0;
  };
  const open = (name: string, attributes: Record<string, string>) => {
    if (isMessage(name) && stack.length > 0) giveUp('a message without an end');
    if (!isMessage(name) && stack.length === 0) return;
    count += 1;
    if (stack.length >= MAX_DEPTH || count > MAX_ELEMENTS) {
      giveUp('a message too deep or too long');
      return;
    }
    const element: OpenElement = { name, attributes, children: [] };
    stack.at(-1)?.children.push(element);
    stack.push(element);
  };
  const close = (name: string) => {
    const top = stack.at(-1);
    if (top === undefined || top.name !== name) return;
    stack.pop();
    if (stack.length > 0) return;
    count = 0;
    messages.push(top);
  };
  const newParser = () => new Parser({ onopentag: open, onclosetag: close }, { xmlMode: true, decodeEntities: true });
  let parser = newParser();
  /** Whether the last line ended within a tag. */
  let isWithinTag = false;
  return {
    read(line) {
      [messages, problem] = [[], undefined];
      // A declaration, and a message at the beginning of a line, end whatever was open.
      const [, declaration, name = ''] = /^\uFEFF?\s*<(\?xml|([a-z_]+))/.exec(line) ?? [];
      if (declaration === '?xml' || isMessage(name)) {
        if (stack.length > 0 || isWithinTag) giveUp('a message without an end');
        parser = newParser();
      }
      parser.write(`${line}\n`);
      const [opened, closed] = [line.lastIndexOf('<'), line.lastIndexOf('>')];
      if (opened !== closed) isWithinTag = opened > closed;
      return { messages, problem };
    },
    isWithin: () => stack.length > 0 || isWithinTag,
  };
}

/** The first element of a name below another, however deep. */
export function findIn(element: XmlElement, name: string): XmlElement | undefined {
  for (const child of element.children) {
    const found = child.name === name ? child : findIn(child, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** All elements of a name directly below another. */
export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];
