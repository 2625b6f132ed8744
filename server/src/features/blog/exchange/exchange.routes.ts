import { blogCalls as calls } from '@sets/shared/blog/blog.calls.ts';
import { importReport } from '@sets/shared/blog/blog.contract.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Config } from '../../../core/config.ts';
import { ownOrigin } from '../../../core/own-origin.ts';
import { type RouteGroup, serve } from '../../../core/route.ts';
import { AtomService } from './atom/atom.service.ts';
import { exportZip } from './export-zip.ts';
import { ImportService, readInThread } from './import.service.ts';
import type { ExchangePorts } from './exchange-ports.ts';

interface ExchangeContext {
  readonly clock: Pick<Clock, 'now'>;
  readonly config: Pick<Config, 'publicUrl'>;
  /** Signs what must not be forged. */
  readonly secret: string;
}

/** Posts as files, and as feeds for programs of readers. */
export const exchangeRoutes = (
  { clock, config, secret }: ExchangeContext,
  ports: ExchangePorts,
): RouteGroup => {
  const imports = new ImportService({ ...ports, clock, secret, read: readInThread });
  const atom = new AtomService(ports.feeds);
  const originOf = (reached: string): string => config.publicUrl?.origin ?? ownOrigin(reached);
  return {
    name: 'Blogs as files',
    schemas: { ImportReport: importReport },
    routes: [
      serve(calls.atom, ({ params: { key, of }, origin, header }) =>
        atom.feed({ key, of: { of }, origin: originOf(origin), header }),
      ),
      serve(calls.authorAtom, ({ params: { key, author }, origin, header }) =>
        atom.feed({ key, of: { of: 'author', author }, origin: originOf(origin), header }),
      ),
      serve(calls.export, async ({ actor }) => ({
        name: 'blog.zip',
        contents: exportZip(ports, actor.userid, new Date(clock.now())),
      })),
      serve(calls.import, ({ actor, body, gone }) => imports.import(actor, body, gone)),
    ],
  };
};
