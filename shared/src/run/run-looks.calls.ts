import type { Calls } from '../core/call.ts';
import { cannotRead } from '../core/stored-shape.ts';
import { moduleRef } from '../module/module.contract.ts';
import { runRef } from './run.contract.ts';
import { runCourse } from './run-course.contract.ts';
import { runReplay } from './run-replay.contract.ts';
import {
  retention,
  retentionQuery,
  retentionTold,
  runTrend,
  trendRef,
} from './run-looks.contract.ts';

const failures = ['FORBIDDEN', 'NOT_FOUND', ...cannotRead] as const;
/** It is made of every answer of a run, or of many runs. */
const looking = {
  method: 'get',
  auth: 'bearer',
  limit: { count: 30, seconds: 60 },
  failures,
} as const;
const ofSpace = {
  auth: 'bearer',
  limit: { count: 120, seconds: 60 },
  path: '/api/retention/:moduleid',
  params: moduleRef,
  failures,
  reply: retentionTold,
} as const;

/** Looking back on more than one run, or on all of one; and how long there is something to look back on. */
export const runLookCalls = {
  replay: {
    ...looking,
    path: '/api/runs/:runid/replay',
    summary: 'A run as its room saw it, in time, with what its hosts did',
    params: runRef,
    reply: runReplay,
  },
  course: {
    ...looking,
    path: '/api/runs/:runid/course',
    summary: 'How many came when in a run, how many were lost, and what they reacted',
    params: runRef,
    reply: runCourse,
  },
  whole: {
    ...looking,
    path: '/api/runs/:runid/run.json',
    summary: 'A run with every answer, as a file for programs: only who was who is not in it',
    params: runRef,
    reply: { mediaType: 'application/json' },
  },
  trend: {
    ...looking,
    path: '/api/runs/trend/:activity/:definitionid',
    summary: 'What the newest runs of a definition came to, question by question',
    params: trendRef,
    reply: runTrend,
  },
  retention: {
    ...ofSpace,
    method: 'get',
    summary: 'How long a space keeps what was answered in it, and how much is due to be deleted',
    query: retentionQuery,
  },
  retain: {
    ...ofSpace,
    method: 'put',
    summary: 'Say how many months a space keeps what was answered in it; null: until it is deleted',
    body: retention,
  },
} as const satisfies Calls;
