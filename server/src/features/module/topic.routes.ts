import { topicCalls } from '@sets/shared/module/topic.calls.ts';
import { type Route, serve } from '../../core/route.ts';
import type { ModuleParts, Present } from './module-parts.ts';

/** The topics of a space. */
export const topicRoutes = ({ topics }: Pick<ModuleParts, 'topics'>, present: Present): Route[] => [
  serve(topicCalls.add, async ({ actor, body }) => {
    const { topicid, ...found } = await topics.add(actor, body.moduleid, body.title);
    return { topicid, module: await present(found) };
  }),
  serve(topicCalls.rename, async ({ actor, body: { moduleid, topicid, title } }) =>
    present(await topics.edit(actor, moduleid, topicid, { title })),
  ),
  serve(topicCalls.archive, async ({ actor, body: { moduleid, topicid, archived } }) =>
    present(await topics.edit(actor, moduleid, topicid, { archived })),
  ),
  serve(topicCalls.reorder, async ({ actor, body }) =>
    present(await topics.reorder(actor, body.moduleid, body.topicids)),
  ),
];
