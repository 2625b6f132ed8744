import { runLookCalls } from '@sets/shared/run/run-looks.calls.ts';
import { retentionTold, runTrend } from '@sets/shared/run/run-looks.contract.ts';
import { runCourse } from '@sets/shared/run/run-course.contract.ts';
import { runReplay } from '@sets/shared/run/run-replay.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { RetentionService } from './retention.service.ts';
import type { RunLooksService } from './run-looks.service.ts';
import { presentCourse } from './run-course.presenter.ts';
import { wholeRunFile } from './run.whole.ts';

/** Looking back on all of a run, and on many; and how long there is something to look back on. */
export const runLookRoutes = (looks: RunLooksService, retention: RetentionService): RouteGroup => ({
  name: 'History of runs',
  schemas: {
    RunReplay: runReplay,
    RunCourse: runCourse,
    RunTrend: runTrend,
    Retention: retentionTold,
  },
  routes: [
    serve(runLookCalls.replay, ({ actor, params }) => looks.replay(actor, params.runid)),
    serve(runLookCalls.whole, async ({ actor, params }) => {
      return wholeRunFile(await looks.whole(actor, params.runid));
    }),
    serve(runLookCalls.course, async ({ actor, params }) =>
      presentCourse(await looks.course(actor, params.runid)),
    ),
    serve(runLookCalls.trend, ({ actor, params }) =>
      looks.trend(actor, params.activity, params.definitionid),
    ),
    serve(runLookCalls.retention, ({ actor, params, query }) =>
      retention.told(actor, params.moduleid, query.if === undefined ? undefined : Number(query.if)),
    ),
    serve(runLookCalls.retain, ({ actor, params, body }) =>
      retention.change(actor, params.moduleid, body),
    ),
  ],
});
