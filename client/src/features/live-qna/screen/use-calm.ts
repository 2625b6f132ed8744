import { useEffect, useState } from 'react';

/** The newest value, changing no more often than every `ms` milliseconds; `key` tells values apart. */
export const useCalm = <Value>(value: Value, key: string, ms: number): Value => {
  const [shown, setShown] = useState({ value, key });
  const [isResting, setResting] = useState(false);
  const isNew = shown.key !== key;
  if (isNew && !isResting) {
    setShown({ value, key });
    setResting(true);
  }
  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setTimeout(() => setResting(false), ms);
    return () => clearTimeout(timer);
  }, [isResting, ms]);
  return isNew && !isResting ? value : shown.value;
};
