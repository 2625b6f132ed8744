import { useEffect, useState } from 'react';

/** A value as it was when it last stood still for `pauseMs`: for what is too dear for every key. */
export const useSettled = <Value>(value: Value, pauseMs: number): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const wait = setTimeout(() => setSettled(() => value), pauseMs);
    return () => clearTimeout(wait);
  }, [value, pauseMs]);
  return settled;
};
