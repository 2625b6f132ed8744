import { weeklogCalls as calls } from '@sets/shared/weeklog/weeklog.calls.ts';
import { logEntry, paper, weeklog } from '@sets/shared/weeklog/weeklog.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { LogReading } from './log-reading.service.ts';
import type { LogWriting } from './log-writing.service.ts';

interface WeeklogParts {
  readonly reading: LogReading;
  readonly writing: LogWriting;
}

/** What was done in the weeks of topics. */
export const weeklogRoutes = ({ reading, writing }: WeeklogParts): RouteGroup => ({
  name: 'Logs of weeks',
  schemas: { Weeklog: weeklog, LogEntry: logEntry, Paper: paper },
  routes: [
    serve(calls.of, ({ actor, params }) => reading.of(actor, params)),
    serve(calls.paper, ({ actor, params }) => reading.paper(actor, params)),
    serve(calls.pdf, ({ actor, params: { logid, paperid } }) => reading.pdf(actor, logid, paperid)),
    serve(calls.file, ({ actor, params: { logid, logfileid } }) =>
      reading.file(actor, logid, logfileid),
    ),
    serve(calls.save, ({ actor, params, body }) => writing.save(actor, params.logid, body)),
    serve(calls.remove, ({ actor, params, body }) =>
      writing.remove(actor, params.logid, body.revision),
    ),
    serve(calls.putBack, ({ actor, params, body }) =>
      writing.putBack(actor, params.logid, body.revision),
    ),
  ],
});
