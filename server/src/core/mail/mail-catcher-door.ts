import { readFileSync } from 'node:fs';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { noSuchRoute } from '../http-failure.ts';
import { cookieOf } from '../cookies.ts';
import { sameText } from '../same-text.ts';
import { isFromThisMachine, namesThisMachine } from '../this-machine.ts';
import { openMailCatcher, type MailCatcher } from './mail-catcher.ts';
import { renderLockedCatcher, renderMailCatcher } from './mail-catcher-page/mail-catcher-page.ts';

const style = new URL('mail-catcher-page/mail-catcher-page.css', import.meta.url);

type CatcherConfig = Pick<Config, 'mail' | 'mongodbUri' | 'dataDir' | 'trustedProxies'>;

interface CatcherTools {
  /** Opens the page; null where there is none. */
  readonly key: string | null;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Whether there is such a page. Mails hold codes and links that open accounts. So it is for a laptop
 * that tries the product out: without a mail server, on the store for one machine.
 */
export const hasMailCatcher = ({
  mail,
  mongodbUri,
}: Pick<Config, 'mail' | 'mongodbUri'>): boolean => mail.smtpUrl === null && mongodbUri === null;

/** Where the key is kept for the pages below, so that no address of theirs holds it. */
const keyCookie = 'sets-mails-key';

/** The page that asks for the key sends a form to itself alone. */
const lockedPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** The page itself frames its mails, and runs nothing. */
const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * A mail is drawn as a mail program would draw it: with the styles on its elements, and without
 * scripts, pictures from elsewhere or any right on this origin. A link opens a window of its own,
 * which may do what the product may.
 */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const send = (response: Response, type: 'html' | 'css', policy: string, text: string): void => {
  response
    .set('Content-Security-Policy', policy)
    .set('Cache-Control', 'no-store')
    .type(type)
    .send(text);
};

/** One mail, for the frame in the page. */
const mailPage =
  (mailCatcher: MailCatcher): RequestHandler<{ mailid: string }> =>
  async (request, response, next) => {
    const mail = await mailCatcher.find(request.params.mailid);
    if (mail === null) {
      next();
      return;
    }
    // Where a link within the frame would lead otherwise, the product refuses to be shown.
    const html = mail.html.replace('<head>', '<head>\n<base target="_blank">');
    send(response.set('X-Frame-Options', 'SAMEORIGIN'), 'html', mailPolicy, html);
  };

/** Lets through who has the key, and takes it out of the address where it came in that. */
const withKey =
  (key: string): RequestHandler =>
  (request: Request, response, next) => {
    const { key: typed } = request.query;
    if (typeof typed === 'string' && sameText(typed.trim(), key)) {
      response
        .cookie(keyCookie, key, { httpOnly: true, sameSite: 'strict', path: '/dev/mails' })
        .set('Cache-Control', 'no-store')
        .redirect(303, '/dev/mails');
      return;
    }
    if (sameText(cookieOf(request.get('cookie'), keyCookie), key)) {
      next();
      return;
    }
    send(response.status(403), 'html', lockedPolicy, renderLockedCatcher());
  };

/**
 * `/dev/mails`: the mails that this server would have sent. A laptop in a lecture hall serves the
 * whole room, so it is not enough to be in the same network: the page is for the machine itself,
 * reached by its own name and through no proxy. To everybody else it does not exist. A proxy on this machine that
 * passes nothing on looks like it, so the page opens with a key that only the machine's console and data folder tell.
 */
export const mailCatcherPage = (
  config: CatcherConfig,
  { key, clock }: CatcherTools,
): RequestHandler => {
  if (key === null) return noSuchRoute;
  const mailCatcher = openMailCatcher(config.dataDir, clock);
  const behindProxy = config.trustedProxies > 0;
  const css = readFileSync(style, 'utf8');
  const router = Router();

  router.use((request, response, next) => {
    response.locals['route'] = '/dev/mails';
    if (isFromThisMachine(request, { behindProxy }) && namesThisMachine(request)) next();
    else noSuchRoute(request, response, next);
  });
  router.get('/style.css', (_request, response) => {
    send(response, 'css', pagePolicy, css);
  });
  router.use(withKey(key));
  router.get('/', async (_request, response) => {
    send(response, 'html', pagePolicy, renderMailCatcher(await mailCatcher.list()));
  });
  router.get('/:mailid', mailPage(mailCatcher));
  router.use(noSuchRoute);
  return router;
};
