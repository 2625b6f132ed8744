import { readFileSync } from 'node:fs';
import { type RequestHandler, type Response, Router } from 'express';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { noSuchRoute } from '../http-failure.ts';
import { isFromThisMachine, namesThisMachine } from '../this-machine.ts';
import { openMailCatcher, type MailCatcher } from './mail-catcher.ts';
import { renderMailCatcher } from './mail-catcher-page/mail-catcher-page.ts';

const style = new URL('mail-catcher-page/mail-catcher-page.css', import.meta.url);

type CatcherConfig = Pick<Config, 'mail' | 'mongodbUri' | 'dataDir' | 'trustedProxies'>;

/**
 * Whether there is such a page. Mails hold codes and links that open accounts. So it is for a laptop
 * that tries the product out: without a mail server, on the store for one machine.
 */
const isThere = ({ mail, mongodbUri }: CatcherConfig): boolean =>
  mail.smtpUrl === null && mongodbUri === null;

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

/**
 * `/dev/mails`: the mails that this server would have sent. A laptop in a lecture hall serves the
 * whole room, so it is not enough to be in the same network: the page is for the machine itself,
 * reached by its own name and through no proxy. To everybody else it does not exist.
 */
export const mailCatcherPage = (
  config: CatcherConfig,
  clock: Pick<Clock, 'now'>,
): RequestHandler => {
  if (!isThere(config)) return noSuchRoute;
  const mailCatcher = openMailCatcher(config.dataDir, clock);
  const behindProxy = config.trustedProxies > 0;
  const css = readFileSync(style, 'utf8');
  const router = Router();

  router.use((request, response, next) => {
    response.locals['route'] = '/dev/mails';
    if (isFromThisMachine(request, { behindProxy }) && namesThisMachine(request)) next();
    else noSuchRoute(request, response, next);
  });
  router.get('/', async (_request, response) => {
    send(response, 'html', pagePolicy, renderMailCatcher(await mailCatcher.list()));
  });
  router.get('/style.css', (_request, response) => {
    send(response, 'css', pagePolicy, css);
  });
  router.get('/:mailid', mailPage(mailCatcher));
  router.use(noSuchRoute);
  return router;
};
