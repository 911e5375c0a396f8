/**
 * The engine's databases on memory disks: the house's with a disk for each member's beside it, which come and go as IndexedDB's do. Each
 * process that connects has connections of its own; whoever had a disk open that is deleted is refused from then on.
 */
import type { HanpanDatabase, MemberDatabase } from '../../../src/db/tables/database.ts';
import { connectMemory, type Connection } from './memoryDatabase.ts';
import { createMemoryDisk, type MemoryDisk } from './memoryDisk.ts';

type Schema = Readonly<Record<string, string>>;

export interface MemoryDatabases {
  /** The house's database, as one process has it open. */
  connect(prepare: (connection: Connection) => void): { readonly db: HanpanDatabase; die(): void };
  /** Deletes a database under whoever has it open, after what is under way. Resolves when a new one is in its place. */
  lose(name: string): Promise<void>;
  /** Every disk there is now. */
  disks(): readonly MemoryDisk[];
}

/** @param onDisk called with each disk that is made */
export function createMemoryDatabases(
  house: string,
  schemas: { readonly house: Schema; readonly member: Schema },
  onDisk: (disk: MemoryDisk) => void,
): MemoryDatabases {
  const disks = new Map<string, MemoryDisk>();
  const refused = new Set<(name: string) => void>();
  const closed = new Set<() => void>();
  const diskOf = (name: string): MemoryDisk => {
    const known = disks.get(name);
    if (known !== undefined) return known;
    const made = createMemoryDisk(name, name === house ? schemas.house : schemas.member);
    disks.set(name, made);
    onDisk(made);
    return made;
  };
  const remove = (name: string) => {
    disks.delete(name);
    for (const refuse of refused) refuse(name);
  };

  return {
    disks: () => [...disks.values()],
    async lose(name) {
      const disk = diskOf(name);
      await disk.transact(
        () => false,
        async () => {
          const changes = disk.current()?.changes;
          for (const table of disk.tables.values())
            changes?.set(table, new Map([...table.rows.keys()].map((key) => [key, undefined])));
        },
      );
      // A power cut brings nothing back.
      disk.losePower(0);
      // A connection that is told to close opens itself anew when it is next used.
      if (name === house) for (const listener of closed) listener();
    },
    connect(prepare) {
      const open = new Map<string, { readonly database: object; readonly connection: Connection }>();
      let isDead = false;
      const connect = (name: string, more: object) => {
        const made = connectMemory(diskOf(name), more);
        prepare(made.connection);
        if (isDead) made.connection.die();
        open.set(name, made);
        return made.database;
      };
      refused.add((name) => {
        open.get(name)?.connection.refuse();
        open.delete(name);
      });
      const db = connect(house, {
        ofMember: (name: string) =>
          (open.get(name)?.database ?? connect(name, { house: db })) as unknown as MemberDatabase,
        memberDatabases: async () => [...disks.keys()].filter((name) => name !== house),
        deleteMember: async (name: string) => {
          if (!isDead) remove(name);
        },
        onClosed: (listener: () => void) => {
          const heard = () => {
            if (!isDead) listener();
          };
          closed.add(heard);
          return () => closed.delete(heard);
        },
        // What is in memory can always be opened.
        onUnopened: () => () => undefined,
        mayOpenAgain: () => undefined,
      }) as unknown as HanpanDatabase;
      return {
        db,
        die: () => {
          isDead = true;
          for (const { connection } of open.values()) connection.die();
        },
      };
    },
  };
}
