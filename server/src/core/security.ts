import type { IncomingMessage } from 'node:http';
import { embedPages } from '@sets/shared/core/embed-key.ts';
import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';

/** A host name or address with a port, and nothing that could end a directive. */
const plainHost = /^[\w.-]{1,255}(:\d{1,5})?$|^\[[\da-fA-F:.]{2,45}\](:\d{1,5})?$/;

/** Older browsers do not count web sockets of the same origin as 'self', so they are named. */
const socketsOf = (host: string | undefined, secure: boolean): string =>
  host !== undefined && plainHost.test(host) ? `${secure ? 'wss' : 'ws'}://${host}` : "'self'";

/** The one page that pages of others may show in a frame; what stands there is what a screen shows. */
const mayBeFramed = ({ method, path }: Pick<Request, 'method' | 'path'>): boolean =>
  (method === 'GET' || method === 'HEAD') && embedPages.test(path);

/**
 * Strict headers for every reply: nothing but this server's own files, no inline script or style,
 * no frame but of the embed page. On plain http (a laptop in a lecture hall) nothing asks the browser to go to https.
 */
export const security = (publicUrl: URL | null): RequestHandler[] => {
  const secure = publicUrl?.protocol === 'https:';
  const self = ["'self'"];
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: self,
        styleSrc: self,
        fontSrc: self,
        // Pictures that are not for everybody are fetched with the token, and shown from memory.
        imgSrc: [...self, 'data:', 'blob:'],
        connectSrc: [
          ...self,
          (request: IncomingMessage) => socketsOf(publicUrl?.host ?? request.headers.host, secure),
        ],
        manifestSrc: self,
        workerSrc: self,
        formAction: self,
        baseUri: ["'none'"],
        frameAncestors: [
          (request: IncomingMessage) => (mayBeFramed(request as Request) ? '*' : "'none'"),
        ],
      },
    },
    strictTransportSecurity: secure && { maxAge: 15_552_000, includeSubDomains: false },
    // Both mean something on https only; elsewhere browsers write a warning for each page.
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  return [
    headers,
    (request, response, next) => {
      if (mayBeFramed(request)) response.removeHeader('X-Frame-Options');
      response.set('Permissions-Policy', 'camera=(self), microphone=(), geolocation=()');
      next();
    },
  ];
};
