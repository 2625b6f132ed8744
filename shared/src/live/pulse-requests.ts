import { pulseCalls } from './pulse.ts';
import type { RequestDeclaration } from './request-declaration.ts';

/** The requests about how a room feels. */
export const pulseRequests = {
  /** How the room feels, as one may know it; what changes of it comes as `pulse:changed`. */
  'pulse:read': { ...pulseCalls.read, role: 'seated', limit: { count: 60, seconds: 60 } },
  'pulse:react': { ...pulseCalls.react, role: 'phone', limit: { count: 15, seconds: 10 } },
  /** Say that one is lost, or is no more. */
  'pulse:lost': { ...pulseCalls.lost, role: 'phone', limit: { count: 20, seconds: 60 } },
  'pulse:settings': { ...pulseCalls.settings, role: 'host', limit: { count: 60, seconds: 60 } },
} as const satisfies Record<string, RequestDeclaration>;
