/** Files of comma-separated values for spreadsheets (RFC 4180), of which no cell is a formula (STM-8). */
import type { FastifyReply } from 'fastify';

/** What a spreadsheet would take for the start of a formula, in the wide letters of Korean keyboards too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** What parts cells, here or where a semicolon or a tab does: the rest of such a text would be a cell of its own. */
const QUOTED = /[",;\t\r\n]/;

/** Numbers are numbers, below zero too; of texts those that would be formulas are told as texts. */
function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** The first line of a file: the mark before it tells spreadsheets that it is UTF-8. */
export const csvHead = (cells: readonly string[]): string => `\uFEFF${csvLine(cells)}`;

/** What a browser saves under that name. */
export const asCsvFile = (reply: FastifyReply, name: string): FastifyReply =>
  reply.header('content-disposition', `attachment; filename="${name}"`).type('text/csv; charset=utf-8');
