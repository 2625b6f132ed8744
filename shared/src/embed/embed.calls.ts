import * as z from 'zod/mini';
import { done } from '../account/account.contract.ts';
import type { Calls } from '../core/call.ts';
import { id } from '../core/ids.ts';
import { embedList, madeEmbed, newEmbed } from './embed.contract.ts';

const ofRoom = z.strictObject({ roomid: id });

export const embedCalls = {
  list: {
    method: 'get',
    path: '/api/rooms/:roomid/embeds',
    summary: 'The embed links of a room, newest first; for its hosts',
    auth: 'bearer',
    limit: { count: 120, seconds: 60 },
    failures: ['FORBIDDEN', 'NOT_FOUND'],
    params: ofRoom,
    reply: embedList,
  },
  make: {
    method: 'post',
    path: '/api/rooms/:roomid/embeds',
    summary: 'Make an embed link of a room; its key is told this once',
    auth: 'bearer',
    limit: { count: 60, seconds: 3_600 },
    failures: ['FORBIDDEN', 'NOT_FOUND', 'FULL'],
    params: ofRoom,
    body: newEmbed,
    reply: madeEmbed,
    status: 201,
  },
  withdraw: {
    method: 'delete',
    path: '/api/rooms/:roomid/embeds/:embedid',
    summary: 'Withdraw an embed link: it ends at once for those who watch',
    auth: 'bearer',
    limit: { count: 120, seconds: 60 },
    failures: ['FORBIDDEN', 'NOT_FOUND'],
    params: z.strictObject({ roomid: id, embedid: id }),
    reply: done,
  },
} as const satisfies Calls;
