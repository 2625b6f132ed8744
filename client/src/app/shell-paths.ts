import { personalShelf } from '@sets/shared/poll/poll.contract.ts';
import { accountPaths } from '../features/account/account-paths.ts';

/** Where the shell leads. Fixed by the specification. */
export const shellPaths = {
  ...accountPaths,
  home: '/',
  createSpace: '/createmodule',
  admin: '/admin/homepage',
  guide: '/howitworks',
  updates: '/updatelogs',
  newPoll: `/tools/polltime/createpoll/${personalShelf.moduleid}/${personalShelf.topicid}`,
  space: (id: string): string => `/module/${id}`,
} as const;
