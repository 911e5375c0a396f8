/**
 * Tables whose changes nobody is told of, here or in other tabs: no query looks at them, and every commit writes to them.
 *
 * What is told of a commit is a message to every tab, whose size is then that of what changed on offer.
 */
import type { DBCore, DBCoreTransaction, Middleware } from 'dexie';

/** No live query may read these; it would never run again. */
const UNTOLD: readonly string[] = ['log', 'snapshots', 'blocks'];

/** Where the library gathers what it will tell of a transaction. */
type Telling = DBCoreTransaction & { readonly mutatedParts?: Record<string, unknown> };

export const untoldTables: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'untoldTables',
  create: (core) => ({
    ...core,
    table(name) {
      const table = core.table(name);
      if (!UNTOLD.includes(name)) return table;
      const own = `idb://${core.schema.name}/${name}/`;
      return {
        ...table,
        mutate: (request) =>
          table.mutate(request).then((response) => {
            const { mutatedParts = {} }: Telling = request.trans;
            for (const part of Object.keys(mutatedParts)) if (part.startsWith(own)) delete mutatedParts[part];
            return response;
          }),
      };
    },
  }),
};
