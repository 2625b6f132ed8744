import type { Calls } from '../core/call.ts';
import { generatorReply, generatorRequest, generatorStanding } from './generator.contract.ts';

export const generatorCalls = {
  standing: {
    method: 'get',
    path: '/api/generator',
    summary: 'What the generator of questions can do, and the credits that one has for it',
    auth: 'bearer',
    limit: { count: 120, seconds: 60 },
    reply: generatorStanding,
  },
  make: {
    method: 'post',
    path: '/api/generator/questions',
    summary: 'Questions made of a text, for one credit; they are in no quiz and no poll',
    auth: 'bearer',
    limit: { count: 20, seconds: 300 },
    failures: ['FORBIDDEN', 'CONFLICT', 'UNAVAILABLE'],
    body: generatorRequest,
    reply: generatorReply,
  },
} as const satisfies Calls;
