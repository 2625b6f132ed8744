import { pollName } from '@sets/shared/poll/poll.standing.ts';
import { OwnMaterials } from '../../material/list/own-materials.tsx';
import type { OwnPartProps } from '../../stage/stage-activity.ts';
import { pollServer } from '../poll-server.ts';
import { ownPollsMessages as words } from './own-polls.messages.ts';

/** One's own polls, to go on with in the same room. */
export const OwnPolls = (props: OwnPartProps) => (
  <OwnMaterials {...props} activity={pollName} server={pollServer} words={words} />
);
