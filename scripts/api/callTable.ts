/**
 * Every call of `src/domain/calls` with what is written above it: a file is a noun, an exported constant whose name ends with `Call` is a row.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import type { HttpCall } from '../../src/domain/calls/httpCall.ts';

export interface CallRow {
  readonly name: string;
  readonly call: HttpCall;
  /** What is written above it, as one line. */
  readonly about: string;
  /** Whether the specification leaves the call, its path or its shape to us. */
  readonly isOurs: boolean;
}

export interface CallNoun {
  readonly noun: string;
  /** What its file opens with, as one line. */
  readonly about: string;
  readonly rows: readonly CallRow[];
}

const FOLDER = 'src/domain/calls';
/** What a row is made of, and no noun. */
const NO_NOUNS: readonly string[] = ['httpCall', 'callBudgets', 'commands'];

/** @param root of the project */
export async function readCallTable(root: string): Promise<readonly CallNoun[]> {
  const folder = path.join(root, FOLDER);
  const nouns = readdirSync(folder)
    .map((file) => path.basename(file, '.ts'))
    .filter((noun) => !NO_NOUNS.includes(noun))
    .toSorted();
  return Promise.all(
    nouns.map(async (noun) => {
      const file = path.join(folder, `${noun}.ts`);
      const calls = (await import(pathToFileURL(file).href)) as Readonly<Record<string, HttpCall>>;
      return nounOf(noun, readFileSync(file, 'utf8'), calls);
    }),
  );
}

/** @throws where a row has nothing written above it */
export function nounOf(noun: string, text: string, calls: Readonly<Record<string, HttpCall>>): CallNoun {
  const source = ts.createSourceFile(`${noun}.ts`, text, ts.ScriptTarget.Latest, true);
  const rows = source.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [];
    const name = statement.declarationList.declarations[0]?.name.getText() ?? '';
    const call = calls[name];
    if (!name.endsWith('Call') || call === undefined) return [];
    const [comment] = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc);
    const about = lineOf(ts.getTextOfJSDocComment(comment?.comment));
    const isOurs = (comment?.tags ?? []).some(({ tagName }) => tagName.text === 'ours');
    if (about === '') throw new Error(`nothing is written above ${name}`);
    return [{ name, call, about, isOurs }];
  });
  const [, opening = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(text) ?? [];
  return { noun, about: lineOf(opening.replaceAll(/^\s*\*/gm, '')), rows };
}

const lineOf = (text = ''): string => text.replaceAll(/\s+/g, ' ').trim();
