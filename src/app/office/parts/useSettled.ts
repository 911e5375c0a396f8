/** A value once it has stayed the same for a while: whoever types is not asked about each letter. What is equal is the same, however often it is made anew. */
import { useEffect, useMemo, useState } from 'react';

const SETTLES_MS = 200;

/** @param value of texts and numbers */
export function useSettled<Value>(value: Value): Value {
  const key = JSON.stringify(value);
  const [settled, setSettled] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return useMemo(() => JSON.parse(settled) as Value, [settled]);
}
