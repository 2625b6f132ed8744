/** Asks the service worker to keep this page for when there is no network. Plain http has none. */
export const keepPageOffline = async (): Promise<void> => {
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  try {
    await worker?.register('/sw.js');
    const registration = await worker?.ready;
    registration?.active?.postMessage('keep-shell');
  } catch {
    // The browser allows none here, as in some private windows: then the page needs the network.
  }
};
