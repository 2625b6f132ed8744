const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether somebody reached this server from the machine that it runs on, by its own name. */
export const isLoopback = (origin: string): boolean =>
  loopback.has(URL.parse(origin)?.hostname ?? '');

interface PhoneOriginFacts {
  /** PUBLIC_URL, where it is set. */
  readonly publicUrl: URL | null;
  /** Where whoever asks reached the server. */
  readonly origin: string;
  /** This machine's address in the room, if it has one. */
  readonly lan: string | undefined;
}

/**
 * Where phones reach this server. Whoever presents from the machine that it runs on sees
 * `localhost`, which on a phone is the phone: there the machine's address in the room is meant.
 */
export const phoneOrigin = ({ publicUrl, origin, lan }: PhoneOriginFacts): string => {
  if (publicUrl !== null) return publicUrl.origin;
  const reached = URL.parse(origin);
  if (reached === null || lan === undefined || !loopback.has(reached.hostname)) return origin;
  reached.hostname = lan;
  return reached.origin;
};
