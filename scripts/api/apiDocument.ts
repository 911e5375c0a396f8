/** The parts of docs/API.md that are written from the call table, between their marks; everything else is left as it is. */
import { DEFAULT_CALL_BUDGETS, type Rate } from '../../src/domain/calls/callBudgets.ts';
import { CALL_PARTS, type HttpCall } from '../../src/domain/calls/httpCall.ts';
import type { CallNoun, CallRow } from './callTable.ts';
import { schemaText } from './schemaText.ts';

const markOf = (part: string) => ({ begin: `<!-- ${part}: npm run api -->`, end: `<!-- end of ${part} -->` });

/**
 * @param text the document as it is
 * @throws if a mark is missing
 */
export function writtenAnew(text: string, table: readonly CallNoun[]): string {
  const rows = table.flatMap((noun) => noun.rows);
  return withPart(withPart(text, 'calls', callsOf(table)), 'budgets', budgetsOf(rows));
}

function withPart(text: string, part: string, written: string): string {
  const { begin, end } = markOf(part);
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/API.md has no ${begin} … ${end}`);
  return `${text.slice(0, from + begin.length)}\n\n${written}\n\n${text.slice(to)}`;
}

function callsOf(table: readonly CallNoun[]): string {
  return table
    .map(({ noun, about, rows }) =>
      [`### ${noun}`, '', about, '', '| call | who | sends | answers | |', '| --- | --- | --- | --- | --- |']
        .concat(rows.map(lineOf))
        .join('\n'),
    )
    .join('\n\n');
}

function lineOf({ call, about, isOurs }: CallRow): string {
  const cells = [
    `${addressOf(call)}${isOurs ? ' +' : ''}`,
    call.budget === undefined ? call.caller : `${call.caller}, ${call.budget}`,
    sentWith(call),
    answerOf(call),
    about,
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

const addressOf = ({ method, path }: HttpCall): string => `${method} \`${path.replaceAll(/:(\w+)/g, '{$1}')}\``;

function sentWith(call: HttpCall): string {
  const parts = CALL_PARTS.filter((part) => part !== 'params').flatMap((part) => {
    const schema = call[part];
    return schema === undefined ? [] : [`${part} \`${schemaText(schema, 'input')}\``];
  });
  return parts.length === 0 ? '–' : parts.join('; ');
}

function answerOf({ answer }: HttpCall): string {
  if (answer === null) return '204';
  return `\`${typeof answer === 'string' ? answer : schemaText(answer, 'output')}\``;
}

function budgetsOf(rows: readonly CallRow[]): string {
  const lines = Object.entries(DEFAULT_CALL_BUDGETS).map(([kind, { member, address }]) => {
    const calls = rows.filter(({ call }) => call.budget === kind).map(({ call }) => addressOf(call));
    const whose = kind === 'others' ? 'everything else' : calls.join(', ');
    return `| ${kind} | ${whose} | ${rateOf(member)} | ${rateOf(address)} |`;
  });
  return ['| kind | calls | member: at once, then a second | address |', '| --- | --- | --- | --- |', ...lines].join(
    '\n',
  );
}

const rateOf = ({ burst, perSecond }: Rate): string => `${burst.toLocaleString('en')}, ${perSecond}`;
