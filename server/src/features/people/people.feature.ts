import type { Feature, FeatureContext } from '../../core/feature.ts';
import { BlockService } from './block.service.ts';
import { FollowService } from './follow.service.ts';
import { FollowerNews } from './follower-news.service.ts';
import { FollowersToTell } from './followers-to-tell.service.ts';
import { PeopleLists } from './people-lists.service.ts';
import { openRecords } from './people-records.service.ts';
import { peoplePersonalData } from './people.personal-data.ts';
import { peopleRoutes } from './people.routes.ts';
import { openSettings } from './people-settings.service.ts';
import type { PeoplePorts } from './people-tools.ts';

interface FollowingServices {
  readonly blocks: BlockService;
  readonly follows: FollowService;
  readonly peopleLists: PeopleLists;
  readonly followersToTell: FollowersToTell;
}

/** Who follows whom, and whom people block: one list of blocks for all features. */
export const openPeople = (
  { connection, clock, limits }: Pick<FeatureContext, 'connection' | 'clock' | 'limits'>,
  ports: PeoplePorts,
): Feature<FollowingServices> => {
  const models = openRecords(connection);
  const tools = { ...ports, clock, limits, models };
  const settings = openSettings(connection);
  const blocks = new BlockService(tools);
  const news = new FollowerNews({ ...tools, settings });
  const follows = new FollowService({ ...tools, blocks, news });
  const lists = new PeopleLists({ ...tools, blocks, follows, settings });
  return {
    services: {
      blocks,
      follows,
      peopleLists: lists,
      followersToTell: new FollowersToTell(tools, settings),
    },
    api: [peopleRoutes({ follows, blocks, lists, settings })],
    personalData: peoplePersonalData({ ...tools, settings }),
  };
};
