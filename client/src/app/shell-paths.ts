import { product } from '@sets/shared/core/product.ts';
import { personalShelf } from '@sets/shared/poll/poll.contract.ts';

/** Where the shell leads. Fixed by the specification. */
export const shellPaths = {
  home: '/',
  createSpace: '/createmodule',
  settings: '/account/settings',
  upgrade: '/account/upgrade',
  admin: '/admin/homepage',
  guide: '/howitworks',
  updates: '/updatelogs',
  newPoll: `/tools/polltime/createpoll/${personalShelf.moduleid}/${personalShelf.topicid}`,
  login: `/${product.slug}/login`,
  register: `/${product.slug}/register`,
  space: (id: string): string => `/module/${id}`,
} as const;
