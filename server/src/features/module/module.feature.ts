import type { Feature, FeatureContext } from '../../core/feature.ts';
import type { Notify } from '../../core/notify.ts';
import type { PeopleService } from '../account/people.service.ts';
import { createRegisterPage } from './moderator-invitation-mail.ts';
import { ModeratorService } from './moderator.service.ts';
import { ModuleAccess } from './module-access.ts';
import { ModuleEndService } from './module-end.service.ts';
import { modulePersonalData } from './module.personal-data.ts';
import { moduleRoutes } from './module.routes.ts';
import { ModuleService, type ModuleTools } from './module.service.ts';
import { OwnSpaceService } from './own-space.service.ts';
import { ModuleStore } from './module-store.service.ts';
import { SupportSpaceService } from './support-space.service.ts';
import { TopicService } from './topic.service.ts';
import { visitedRoutes } from './visited.routes.ts';
import { VisitedService } from './visited.service.ts';

interface ModuleServices {
  readonly modules: ModuleService;
  readonly visited: VisitedService;
  readonly supportSpace: SupportSpaceService;
  /** The way to a space and its topics, for features whose things lie in them. */
  readonly spaces: ModuleAccess;
  /** The space 'My polls' of each person. */
  readonly ownSpaces: OwnSpaceService;
}

export interface ModulePorts extends Pick<
  ModuleTools,
  'moduleCount' | 'modulesAllowed' | 'hasSchools' | 'divisionNamed'
> {
  readonly people: PeopleService;
  readonly notify: Notify;
  /** Somebody moderates a space no more. */
  readonly moderatorGone: (userid: string) => void;
  /** A space is another one than before, or gone: who is in it may have to leave. */
  readonly spaceChanged: (moduleid: string) => void;
  /** Ends what is under way in a space. May be called again after a failure. */
  readonly endLive: (moduleid: string) => Promise<void>;
  /** Deletes what hangs on a space in other features. May be called again after a failure. */
  readonly removeContents: (moduleid: string) => Promise<void>;
}

/** Modules, shown as spaces: what is in them, who moderates and who sees them, and which ones people visited. */
export const openModules = (
  context: FeatureContext,
  ports: ModulePorts,
): Feature<ModuleServices> => {
  const { connection, clock, config } = context;
  const { people } = ports;
  const store = new ModuleStore(connection, ports.spaceChanged);
  const access = new ModuleAccess({ store, people, clock });
  const tools = { ...context, ...ports, store, access };
  const modules = new ModuleService(tools);
  const end = new ModuleEndService(tools);
  const moderators = new ModeratorService({
    ...tools,
    forgetInvitationLater: (moduleid) => end.forgetInvitationLater(moduleid),
  });
  const topics = new TopicService(tools);
  const visited = new VisitedService(context);
  const supportSpace = new SupportSpaceService({ store, clock, moduleid: config.support.space });
  const registerPage = createRegisterPage(context.ownAddress);
  return {
    services: {
      modules,
      visited,
      supportSpace,
      spaces: access,
      ownSpaces: new OwnSpaceService(tools),
    },
    api: [
      moduleRoutes({ modules, topics, moderators, end, people, registerPage }),
      visitedRoutes(visited),
    ],
    personalData: [
      modulePersonalData({ store, end, people, notify: ports.notify }),
      visited.personalData,
    ],
  };
};
