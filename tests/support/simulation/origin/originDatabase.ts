/**
 * The database of an origin in memory, and the processes that hold it one after the other: a process may die before any of its
 * statements, and what it had committed is there for the next one.
 */
import Database from 'libsql';

type Statement = Pick<Database.Statement, 'all' | 'run' | 'iterate' | 'reader'>;

/** The database as one process has it. */
export interface Hold {
  /** As `storeOn` takes it. */
  readonly database: Database.Database;
  /** Nothing is read or written through this hold any more; a transaction under way is undone. */
  release(): void;
  /** Dies before one of its next statements. */
  releaseAtStatement(countdown: number): void;
}

export interface OriginDatabase {
  hold(onReleased: () => void): Hold;
  /** Reads what is committed. To be called between two units of work. */
  rows<Row>(sql: string, ...params: readonly unknown[]): readonly Row[];
  /** Writes past every process: what an operator does to the data of an origin that is down. */
  run(sql: string, ...params: readonly unknown[]): void;
  /** Told after each commit of something new in the log or of a key, before anyone hears of it. */
  onCommit: () => void;
  close(): void;
}

const NOTHING = { changes: 0, lastInsertRowid: 0 };

class ProcessDied extends Error {
  override readonly name = 'ProcessDied';
}

export function openOriginDatabase(): OriginDatabase {
  const own = new Database(':memory:');
  own.pragma('foreign_keys = ON');
  const prepared = new Map<string, Statement>();
  const statement = (sql: string): Statement => {
    const known = prepared.get(sql) ?? own.prepare(sql);
    prepared.set(sql, known);
    return known;
  };

  const origin: OriginDatabase = {
    onCommit: () => undefined,
    hold(onReleased) {
      let isReleased = false;
      let countdown = Infinity;
      let isWriting = false;
      let isOfNote = false;
      const release = () => {
        if (isReleased) return;
        isReleased = true;
        if (own.inTransaction) own.exec('ROLLBACK');
        onReleased();
      };
      const step = <Value>(act: () => Value): Value => {
        countdown -= 1;
        if (countdown <= 0) release();
        if (isReleased) throw new ProcessDied('a dead process asked the database');
        return act();
      };
      const watched = (sql: string): Statement => {
        const real = statement(sql);
        const isNoted = /^(insert into|update) "(event_log|bet_keys)"/.test(sql);
        const isEnd = sql === 'commit' || sql === 'rollback';
        const act = <Value>(work: () => Value) =>
          step(() => {
            const value = work();
            isOfNote ||= isNoted;
            return value;
          });
        const run = (params: readonly unknown[]) => {
          // One connection, and one process at a time: nobody writes while another reads, whoever says where reading begins and ends.
          if (sql === 'begin' || (isEnd && !isWriting)) return NOTHING;
          const done = real.run(...params);
          if (sql === 'begin immediate') isWriting = true;
          if (!isEnd) return done;
          const hasNews = sql === 'commit' && isOfNote;
          [isWriting, isOfNote] = [false, false];
          if (hasNews) origin.onCommit();
          return done;
        };
        return {
          reader: real.reader,
          all: (...params: unknown[]) => act(() => real.all(...params)),
          run: (...params: unknown[]) => act(() => run(params)),
          iterate: (...params: unknown[]) => act(() => real.iterate(...params)),
        };
      };
      const database = {
        prepare: watched,
        // A writer begins by hand, so that it can be refused.
        exec: (sql: string) => (sql === 'begin immediate' ? watched(sql).run() : step(() => own.exec(sql))),
        get inTransaction() {
          return own.inTransaction;
        },
        close: release,
        open: true,
      };
      return {
        database: database as unknown as Database.Database,
        release,
        releaseAtStatement: (count) => {
          countdown = count;
        },
      };
    },
    rows: <Row>(sql: string, ...params: readonly unknown[]) => statement(sql).all(params) as Row[],
    run: (sql, ...params) => {
      statement(sql).run(params);
    },
    close: () => {
      prepared.clear();
      own.close();
    },
  };
  return origin;
}
