import type { Calls } from '../core/call.ts';
import { cannotRead } from '../core/stored-shape.ts';
import {
  deletedModules,
  descriptionChange,
  module,
  moduleAllowance,
  moduleDeleted,
  moduleList,
  moduleRef,
  modulesNamed,
  modulesOf,
  newModule,
  newModuleFor,
  startDateChange,
  titleChange,
  visibilityChange,
} from './module.contract.ts';

const listing = {
  method: 'get',
  auth: 'bearer',
  limit: { count: 300, seconds: 60 },
  failures: ['NOT_FOUND'],
  params: modulesOf,
  reply: moduleList,
} as const;

/** NOT_FOUND also where the space is closed to whoever asks; FORBIDDEN where they see it and may not. */
export const changingModule = {
  auth: 'bearer',
  limit: { count: 120, seconds: 60 },
  failures: ['NOT_FOUND', 'FORBIDDEN', ...cannotRead],
} as const;

/** Spaces: made, read, changed, deleted and restored. */
export const moduleCalls = {
  createdBy: {
    ...listing,
    path: '/api/user/getmodscreated/:userid',
    summary: 'The modules that a person created and one may see, newest first',
  },
  moderatedBy: {
    ...listing,
    path: '/api/user/getmoderating/:userid',
    summary: 'The modules that a person moderates and one may see, newest first',
  },
  create: {
    ...changingModule,
    method: 'post',
    path: '/api/module/createmodule',
    summary: 'Create a module, of which one is the owner',
    failures: ['FORBIDDEN'],
    query: newModuleFor,
    body: newModule,
    reply: module,
    status: 201,
  },
  allowance: {
    method: 'get',
    auth: 'bearer',
    limit: { count: 300, seconds: 60 },
    path: '/api/module/getallowance',
    summary: 'How many modules one has created ever, and may create',
    reply: moduleAllowance,
  },
  read: {
    method: 'get',
    auth: 'optional',
    limit: { count: 5_000, seconds: 60 },
    path: '/api/module/getmodule/:moduleid',
    summary: 'A module, for whom it is open to',
    failures: ['NOT_FOUND', ...cannotRead],
    params: moduleRef,
    reply: module,
  },
  visited: {
    method: 'post',
    auth: 'optional',
    limit: { count: 5_000, seconds: 60 },
    path: '/api/module/getmodulesvisited',
    summary: 'The titles of these modules, in the same order, without those that one may not see',
    body: modulesNamed,
    reply: moduleList,
  },
  describe: {
    ...changingModule,
    method: 'post',
    path: '/api/module/putdescription',
    summary: 'Change the description of a module',
    body: descriptionChange,
    reply: module,
  },
  rename: {
    ...changingModule,
    method: 'put',
    path: '/api/module/changemoduletitle',
    summary: 'Change the title of a module',
    body: titleChange,
    reply: module,
  },
  changeStart: {
    ...changingModule,
    method: 'put',
    path: '/api/module/changestartdate',
    summary: 'Change the day on which a module starts',
    body: startDateChange,
    reply: module,
  },
  changeVisibility: {
    ...changingModule,
    method: 'put',
    path: '/api/module/changevisibility',
    summary: 'Change who sees a module: everybody with its link, its school, or a division of it',
    body: visibilityChange,
    reply: module,
  },
  remove: {
    ...changingModule,
    method: 'delete',
    path: '/api/module/deletemodule/:moduleid',
    summary: 'Delete a module of one’s own; for 30 days it can be restored',
    params: moduleRef,
    reply: moduleDeleted,
  },
  deleted: {
    method: 'get',
    auth: 'bearer',
    limit: { count: 300, seconds: 60 },
    path: '/api/module/getdeleted',
    summary: 'The deleted modules that one can restore, the newest deleted first',
    reply: deletedModules,
  },
  restore: {
    ...changingModule,
    method: 'post',
    path: '/api/module/restore',
    summary: 'Restore a deleted module of one’s own',
    body: moduleRef,
    reply: module,
  },
} as const satisfies Calls;
