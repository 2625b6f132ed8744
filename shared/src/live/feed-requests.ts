import { feedCalls } from './feed.ts';
import type { RequestDeclaration } from './request-declaration.ts';

/** The requests about feeds. */
export const feedRequests = {
  /** Follow a feed of the room from now on, and get what was missed. */
  'feed:follow': { ...feedCalls.follow, role: 'seated', limit: { count: 60, seconds: 60 } },
  /** Older entries of a feed. */
  'feed:page': { ...feedCalls.page, role: 'seated', limit: { count: 120, seconds: 60 } },
  /** Add an entry. Acknowledged only when it is on disk. */
  'feed:post': { ...feedCalls.post, role: 'seated', limit: { count: 60, seconds: 10 } },
  /** Change an entry, or remove it. Acknowledged only when that is on disk. */
  'feed:change': { ...feedCalls.change, role: 'seated', limit: { count: 60, seconds: 10 } },
  /** Tell the others who follow what only decorates; it may be lost. */
  'feed:signal': { ...feedCalls.signal, role: 'seated', limit: { count: 150, seconds: 10 } },
} as const satisfies Record<string, RequestDeclaration>;
