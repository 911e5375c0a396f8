/**
 * The tests of the rules of money and bets alone, for `npm run coverage` and `npm run mutation`: small enough to be run once a mutant.
 */
import { defineConfig } from 'vitest/config';

/** Every branch of these is taken by a test, or the run fails. `stryker.config.json` mutates the same files. */
const RULES = [
  'src/domain/kernel/money.ts',
  'src/domain/kernel/odds.ts',
  'src/domain/bet-slip/**',
  'src/domain/bets/*.ts',
  'src/domain/wallet/**',
  'src/db/records/outbox.ts',
];

export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/domain/{kernel,bet-slip,bets,wallet,session}/**/*.test.ts', 'tests/db/records/outbox.test.ts'],
    testTimeout: 60_000,
    passWithNoTests: false,
    coverage: {
      provider: 'v8',
      include: RULES,
      reporter: ['text'],
      thresholds: { branches: 100, lines: 100, functions: 100, statements: 100 },
    },
  },
});
