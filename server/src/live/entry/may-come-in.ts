import { AppError } from '../../core/app-error.ts';
import { isBanned, type SaidOf } from '../room/people-of-room.ts';

/** @throws AppError FORBIDDEN where a host has sent somebody out of the room (SE16) */
export const mayComeIn = (room: SaidOf, participant: string): void => {
  if (!isBanned(room, participant)) return;
  throw new AppError('FORBIDDEN', 'Whoever presents does not let you into this room any more.');
};
