import type { Calls } from '../core/call.ts';
import { changingModule } from './module.calls.ts';
import {
  module,
  newTopic,
  topicAdded,
  topicArchiving,
  topicOrder,
  topicTitleChange,
} from './module.contract.ts';

/** The topics of a space. */
export const topicCalls = {
  add: {
    ...changingModule,
    method: 'post',
    path: '/api/module/addtopic',
    summary: 'Add a topic at the end of a module',
    body: newTopic,
    reply: topicAdded,
  },
  rename: {
    ...changingModule,
    method: 'put',
    path: '/api/module/changetopictitle',
    summary: 'Change the title of a topic',
    body: topicTitleChange,
    reply: module,
  },
  archive: {
    ...changingModule,
    method: 'put',
    path: '/api/module/archivetopic',
    summary: 'Put a topic away, or bring it back',
    body: topicArchiving,
    reply: module,
  },
  reorder: {
    ...changingModule,
    method: 'put',
    path: '/api/module/reordertopics',
    summary: 'Put the topics of a module in an order',
    body: topicOrder,
    reply: module,
  },
} as const satisfies Calls;
