import type { Request } from 'express';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** A proxy on this machine would make everybody look local, so nothing that was passed on counts. */
const passedOn = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const;

/** Whether a request was made on the machine that the server runs on, through no proxy. */
export const isFromThisMachine = (
  request: Request,
  { behindProxy }: { readonly behindProxy: boolean },
): boolean =>
  !behindProxy &&
  loopback.has(request.socket.remoteAddress ?? '') &&
  passedOn.every((header) => request.headers[header] === undefined);

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * Whether it was made by one of the names of this machine for itself. A site on the internet can
 * let its own name lead here, and so read with a browser on this machine what is for that machine.
 */
export const namesThisMachine = (request: Request): boolean =>
  loopbackHost.test(request.headers.host ?? '');
