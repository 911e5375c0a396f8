/** A value that is read anew says mostly the same: the one before stands for it, so that nothing is reckoned or drawn anew. */
import { useRef } from 'react';
import { isAlike } from '../../../domain/kernel/isAlike.ts';

/** @param value plain data; what JSON cannot say is not compared */
export function useAlike<Value>(value: Value): Value {
  const kept = useRef(value);
  if (!isAlike(kept.current, value)) kept.current = value;
  return kept.current;
}
