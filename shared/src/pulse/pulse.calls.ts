import type { Calls } from '../core/call.ts';
import { pulseOfRun, pulseRunRef } from './pulse.contract.ts';

export const pulseRunCalls = {
  ofRun: {
    method: 'get',
    auth: 'bearer',
    limit: { count: 120, seconds: 60 },
    path: '/api/runs/:runid/pulse',
    summary:
      'Reactions and how many were lost, over the time of a run that one presented, also while it is under way',
    params: pulseRunRef,
    failures: ['FORBIDDEN', 'NOT_FOUND'],
    reply: pulseOfRun,
  },
} as const satisfies Calls;
