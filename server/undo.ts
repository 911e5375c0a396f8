/** What was started, to be undone last to first. */
export type Undo = (() => Promise<void> | void)[];
