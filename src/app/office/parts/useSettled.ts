/** A value once it has stayed the same for a while: whoever types is not asked about each letter. */
import { useEffect, useState } from 'react';

const SETTLES_MS = 200;

export function useSettled<Value>(value: Value): Value {
  const key = JSON.stringify(value);
  const [settled, setSettled] = useState({ key, value });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ key, value }), SETTLES_MS);
    return () => clearTimeout(timer);
    // What is equal is the same, however often it is made anew.
  }, [key]);
  return settled.value;
}
