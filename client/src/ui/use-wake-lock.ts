import { useEffect } from 'react';

/**
 * Keeps the screen awake while `wanted`, where the browser offers it (https only) and allows it.
 * The browser lets go whenever the page is hidden, so it is asked again when it is back.
 */
export const useWakeLock = (wanted: boolean): void => {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let isOver = false;
    let lock: WakeLockSentinel | null = null;
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      // Refused for a battery that is low: the screen then sleeps as it always does.
      const held = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) await held?.release();
      else lock = held;
    };
    const onVisibility = (): void => void hold();
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisibility);
      void lock?.release();
    };
  }, [wanted]);
};
