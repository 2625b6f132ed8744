import { embedKey } from '@sets/shared/core/embed-key.ts';
import { readEmbedLook } from '@sets/shared/embed/embed-look.ts';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { addressRange } from '../../core/address-range.ts';
import { AppError } from '../../core/app-error.ts';
import type { Config } from '../../core/config.ts';
import type { Limits } from '../../core/limits/limits.ts';
import { ownOrigin } from '../../core/own-origin.ts';
import {
  type PictureFormat,
  pictureFormats,
  type PictureService,
} from './picture/picture.service.ts';

interface ImageDoorTools {
  readonly pictures: PictureService;
  readonly limits: Limits;
  readonly config: Pick<Config, 'publicUrl'>;
}

const mediaTypes: Readonly<Record<PictureFormat, string>> = {
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** A hall behind one address looks at the same picture, which a slide asks for every few seconds. */
const rate = { count: 1_200, seconds: 60 };

/** Nothing, one pixel large: a page shows it where the picture was, and no broken frame. */
const nothing = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const readable = (request: Request): URLSearchParams =>
  new URLSearchParams(request.url.split('?').slice(1).join('?'));

const isKnown = (key: unknown): key is string => embedKey.safeParse(key).success;

const sendNothing = (response: Response): void => {
  response.status(404).set('Cache-Control', 'no-store').type('image/png').send(nothing);
};

/** Whether the caller has this picture already; a proxy on the way may have called its tag a weak one. */
const has = (request: Request, tag: string): boolean =>
  (request.get('if-none-match') ?? '')
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === tag);

/** Pictures are shown by pages of others; as a document of its own one may do nothing at all. */
const open = (response: Response): void => {
  response.set({
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
};

/** The newest state of what is on as a picture, by an embed link: `/embed/<key>/image.png`. */
export const imageDoor = ({ pictures, limits, config }: ImageDoorTools): RequestHandler => {
  const limiter = limits.window('embed image', rate);
  const send =
    (format: PictureFormat): RequestHandler =>
    async (request, response) => {
      response.locals['route'] = `/embed/:key/image.${format}`;
      open(response);
      const wait = await limiter.take(addressRange(request.ip ?? ''));
      if (wait > 0) throw new AppError('RATE_LIMITED', 'Too many at once.', { retryInMs: wait });
      const { key } = request.params;
      const reached = `${request.protocol}://${request.host}`;
      const origin = config.publicUrl?.origin ?? ownOrigin(reached);
      const look = readEmbedLook(readable(request));
      const picture = isKnown(key) ? await pictures.of(key, { look, format, origin }) : null;
      if (picture === null) {
        sendNothing(response);
        return;
      }
      const tag = `"${picture.tag}"`;
      response.set({ ETag: tag, 'Cache-Control': 'public, max-age=1, must-revalidate' });
      if (has(request, tag)) {
        response.status(304).end();
        return;
      }
      response.type(mediaTypes[format]).send(await picture.bytes());
    };
  const router = Router({ caseSensitive: true, strict: true });
  for (const format of pictureFormats) router.get(`/embed/:key/image.${format}`, send(format));
  return router;
};
