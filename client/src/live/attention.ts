/**
 * Calls `onBack` when the person or the network comes back to this page (unlocked, switched to,
 * restored from the page cache, on the network again), and `onGone` when the network says that it
 * is gone. Gives a function that stops it.
 */
export const watchAttention = (onBack: () => void, onGone: () => void): (() => void) => {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') onBack();
  };
  window.addEventListener('online', onBack, options);
  window.addEventListener('pageshow', onBack, options);
  document.addEventListener('visibilitychange', onVisibility, options);
  window.addEventListener('offline', onGone, options);
  return () => stop.abort();
};
