/** The epoch of every stream of the benchmark. */
export const EPOCH_NAME = 'bench';
