/** The tables of docs/STREAMS.md, cell by cell, against those that the code runs by. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { STREAM_STATES } from '../../../src/domain/events/connection.ts';
import { FRAME_NAMES } from '../../../src/domain/events/frames.ts';
import { frameTable } from '../../../src/worker/streams/frameTable.ts';
import { STREAM_SIGNALS, streamTable } from '../../../src/worker/streams/streamState.ts';
import { readSourceTree } from '../../architecture/laws/sourceTree.ts';
import { parse, visit } from '../../architecture/laws/syntax.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const PHASES = ['opening', 'imaging', 'following', 'topicImaging'] as const;
const document = readFileSync(path.join(root, 'docs/STREAMS.md'), 'utf8');

/** The cells of the one table below a heading, without the two rows of its head. */
function tableBelow(heading: string): readonly (readonly string[])[] {
  const section = document.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** The first word in backquotes of a row's first cell: what the row is about. */
const subjectOf = (cell = '') => /^`(\w+)`/.exec(cell)?.[1] ?? `no subject: ${cell}`;

/** The phase that each function of the reader leads to, by itself or through one that it calls. */
function phasesReached(): ReadonlyMap<string, string> {
  const reached = new Map<string, string>();
  const calls = new Map<string, string[]>();
  for (const source of readSourceTree(root, ['src/worker/streams'])) {
    visit(parse(source), (node) => {
      if (!ts.isFunctionDeclaration(node) || node.name === undefined) return;
      const name = node.name.text;
      const phase = /progress\.phase = '(\w+)'/.exec(node.getText())?.[1];
      if (phase !== undefined) reached.set(name, phase);
      visit(node, (inner) => {
        if (ts.isCallExpression(inner)) calls.set(name, [...(calls.get(name) ?? []), inner.expression.getText()]);
      });
    });
  }
  const direct = new Map(reached);
  for (const [name, called] of calls) {
    const phase = called.map((one) => direct.get(one)).find((one) => one !== undefined);
    if (phase !== undefined && !direct.has(name)) reached.set(name, phase);
  }
  return reached;
}

describe('docs/STREAMS.md', () => {
  it('S-4 S-7 lists every frame there is', () => {
    expect(tableBelow('Frames').map(([first]) => subjectOf(first))).toEqual([...FRAME_NAMES]);
  });

  it('S-2 S-4 S-5 S-9 S-19 has the step and the phase of every frame in every phase', () => {
    const phases = phasesReached();
    const broken = frameTable.opening.event;
    const said = tableBelow('Client: phases × frames').map(([first, ...cells]) => [
      subjectOf(first),
      ...cells.map((cell) => {
        const [, step = cell, phase] = /^`(\w+)`(?:: [^→]+)?(?: → `(\w+)`)?$/.exec(cell) ?? [];
        return phase === undefined ? step : `${step} → ${phase}`;
      }),
    ]);
    const done = [...FRAME_NAMES, 'poison' as const].map((name) => [
      name,
      ...PHASES.map((phase) => {
        const step = frameTable[phase][name];
        const next = phases.get(step.name);
        return step === broken || next === undefined ? step.name : `${step.name} → ${next}`;
      }),
    ]);
    expect(said).toEqual(done);
    expect(new Set(phases.values())).toEqual(new Set(PHASES.filter((phase) => phase !== 'opening')));
  });

  it('SYN-05 has the next state of every signal in every state, and what is done on the way', () => {
    const said = tableBelow('Client: states × signals').map(([first, ...cells]) => [subjectOf(first), ...cells]);
    const done = STREAM_SIGNALS.map((signal) => [
      signal,
      ...STREAM_STATES.map((state) => {
        const { to, action } = streamTable[state][signal];
        if (to === state && action === 'none') return '–';
        return action === 'none' ? `\`${to}\`` : `\`${to}\` [${action}]`;
      }),
    ]);
    expect(new Map(said.map((row) => [row[0], row]))).toEqual(new Map(done.map((row) => [row[0], row])));
  });
});
