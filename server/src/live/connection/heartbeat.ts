/** Between an answered heartbeat and the next, and until a silent connection counts as gone, in ms. */
export const heartbeat = { pingInterval: 20_000, pingTimeout: 20_000 } as const;
