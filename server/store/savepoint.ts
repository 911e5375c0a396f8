/** A part of a unit of work that can be undone alone. */
import type { Work } from './store.ts';

/** How a part went; what failed is undone, and the unit goes on. */
export type PartOutcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: unknown };

/** @throws what failed, where the savepoint is gone with all of the unit: a full disk undoes the whole transaction */
export async function inSavepoint<Value>(tx: Work, part: () => Promise<Value>): Promise<PartOutcome<Value>> {
  await tx.runCompiled('SAVEPOINT part', []);
  let outcome: PartOutcome<Value>;
  try {
    outcome = { ok: true, value: await part() };
  } catch (error) {
    await tx.runCompiled('ROLLBACK TO part', []).catch(() => Promise.reject(error));
    outcome = { ok: false, error };
  }
  await tx.runCompiled('RELEASE part', []);
  return outcome;
}
