/** A unit of work on any database: Kysely's transaction with the words of that database and a short way for texts, until it is over. */
import type { Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import type { OriginTables } from './originTables.ts';
import type { Work } from './store.ts';

/** Runs a text in the transaction. @returns its rows, none where it gives none */
type RunText = (text: string, parameters: readonly unknown[]) => readonly unknown[] | Promise<readonly unknown[]>;

export async function runUnit<Value>(
  tx: Transaction<OriginTables>,
  engine: Engine,
  run: RunText,
  work: (tx: Work) => Promise<Value>,
): Promise<Value> {
  let isOver = false;
  const unit: Transaction<OriginTables> & { engine?: Engine; runCompiled?: Work['runCompiled'] } = tx;
  unit.engine = engine;
  unit.runCompiled = async (text, parameters) => {
    if (isOver) throw new Error('the unit of work is over');
    return run(text, parameters);
  };
  try {
    return await work(unit as Work);
  } finally {
    isOver = true;
  }
}
