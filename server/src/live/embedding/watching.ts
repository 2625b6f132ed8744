import { AppError } from '../../core/app-error.ts';
import type { Handlers } from '../live-request.ts';
import { roomInfoOf, type Rooms } from '../room/rooms.ts';
import type { Publisher } from '../sending/publisher.ts';
import type { EmbedPort } from './embed-port.ts';

interface WatchingParts {
  readonly rooms: Pick<Rooms, 'load'>;
  readonly publisher: Pick<Publisher, 'prepare' | 'since'>;
  readonly embeds: EmbedPort;
}

const noSuchLink = (): AppError =>
  new AppError('NOT_FOUND', 'There is nothing to see here any more.');

/** Seats whoever has an embed link as a screen, and as nothing else (SE15). */
export const createWatching = ({
  rooms,
  publisher,
  embeds,
}: WatchingParts): Pick<Handlers, 'room:embed'> => ({
  'room:embed': async ({ key, since }, { peer }) => {
    const link = await embeds.find(key);
    if (link === null) throw noSuchLink();
    const { roomId, embedid } = link;
    await publisher.prepare(roomId, 'screen');
    const room = await rooms.load(roomId);
    // In one turn of the event loop, so that no notice falls between (NO4).
    const seen = peer.sit({ as: 'screen', roomId, embedid });
    const notices = publisher.since(roomId, 'screen', since);
    await seen;
    // One that was withdrawn meanwhile ended the connections of before.
    if ((await embeds.find(key)) === null) {
      peer.stand(roomId);
      throw noSuchLink();
    }
    return { room: roomInfoOf(room), notices };
  },
});
