/** `npm run api`: writes what the call table says into docs/API.md. A test fails where the two differ. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writtenAnew } from './api/apiDocument.ts';
import { readCallTable } from './api/callTable.ts';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'docs/API.md');
const table = await readCallTable(root);
writeFileSync(file, writtenAnew(readFileSync(file, 'utf8'), table));
console.log(`docs/API.md: ${table.flatMap(({ rows }) => rows).length} calls of ${table.length} nouns`);
