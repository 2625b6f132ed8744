import type { Reply } from '@sets/shared/core/result.ts';
import type { Notice } from '@sets/shared/live/notices.ts';
import type {
  PlainNoticeName,
  PlainNoticePayload,
  plainNotices,
} from '@sets/shared/live/plain-notices.ts';
import type {
  RequestInput,
  RequestName,
  RequestOutput,
  Requests,
} from '@sets/shared/live/requests.ts';

/**
 * `connecting`: the first try. `online`. `offline`: lost or not reached; it tries again by itself.
 * `outdated`: this page is older than the server, only reloading helps. `refused`: the server does
 * not take this token; sign in again. The last two are final.
 */
export type LiveStatus = 'connecting' | 'online' | 'offline' | 'outdated' | 'refused';

/** Stops what was started. */
export type Stop = () => void;

/** What can be asked and heard: its schemas, as far as they are here. */
export interface Declared {
  readonly requests: Partial<Requests>;
  readonly notices: Partial<typeof plainNotices>;
}

/** The live connection of one page to the server: requests out, notices in, and its own recovery. */
export interface LiveClient {
  readonly status: LiveStatus;
  /** From now on this can be asked and heard, too: a part of the page that comes later brings it. */
  declare(more: Declared): void;
  /** Calls `listener` at every change of the status. */
  onStatus(listener: (status: LiveStatus) => void): Stop;
  /** Calls `listener` with every numbered notice. */
  onNotice(listener: (notice: Notice) => void): Stop;
  /** Calls `listener` with every notice of this name outside the numbering. */
  on<Name extends PlainNoticeName>(
    name: Name,
    listener: (payload: PlainNoticePayload[Name]) => void,
  ): Stop;
  /**
   * Asks the server. Without a connection, or without an acknowledgement within `timeoutMs`, the
   * reply is `UNAVAILABLE`: the request may have arrived all the same.
   */
  request<Name extends RequestName>(
    name: Name,
    input: RequestInput<Name>,
    timeoutMs?: number,
  ): Promise<Reply<RequestOutput<Name>>>;
  /** Leaves for good. */
  close(): void;
}
