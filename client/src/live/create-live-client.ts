import { plainNotices } from '@sets/shared/live/plain-notices.ts';
import { requests } from '@sets/shared/live/requests.ts';
import type { LiveClient } from './live-client.ts';
import { connectLive, type LiveClientOptions } from './live-connection.ts';

/** Connects to the server, for whatever may be asked there. The phones' page has a connection of its own. */
export const createLiveClient = (options: LiveClientOptions = {}): LiveClient =>
  connectLive({ requests, notices: plainNotices }, options);
