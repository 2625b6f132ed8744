import type { NoticeEvents } from '@sets/shared/live/plain-notices.ts';
import type { Server, Socket } from 'socket.io';
import type { Caller } from '../../core/actor.ts';

/** What comes in is not trusted to be anything. */
type Incoming = Record<string, (...sent: unknown[]) => void>;
type NoEvents = Record<string, never>;
export type Hub = Server<Incoming, NoticeEvents, NoEvents, { actor: Caller | null }>;
export type HubSocket = Socket<Incoming, NoticeEvents, NoEvents, { actor: Caller | null }>;
