/** Whether every size and theme is wanted: `HANPAN_SPECS=all npm run test:e2e`. The test command takes half of them. */
export const isLongForm = process.env['HANPAN_SPECS'] === 'all';
