import { embedCalls } from '@sets/shared/embed/embed.calls.ts';
import { casesOf, onlyOwner, type Prepare } from '../../../test/call-case.ts';
import { buildPoll } from '../../../test/live-stage.ts';
import { presentPoll } from '../../../test/presented-poll.ts';
import type { Person, TestApp } from '../../../test/start-test-app.ts';

const present = async (app: TestApp, owner: Person): Promise<string> => {
  const { _id: definitionId } = await app.features.polls.create(owner, buildPoll());
  const { roomId, leave } = await presentPoll(app, definitionId, owner);
  leave();
  return roomId;
};

/** By owner: a room is left as it is. */
const rooms = new Map<string, Promise<string>>();
const roomOf = (app: TestApp, owner: Person): Promise<string> => {
  const room = rooms.get(owner.userid) ?? present(app, owner);
  rooms.set(owner.userid, room);
  return room;
};

const ofHost: Prepare = async ({ app }, { owner }) => ({
  params: { roomid: await roomOf(app, owner) },
});

const withLink: Prepare = async ({ app }, { owner }) => {
  const roomid = await roomOf(app, owner);
  const { embed } = await app.features.embeds.make(owner, roomid, 'Slides');
  return { params: { roomid, embedid: embed._id } };
};

export const cases = casesOf(embedCalls, {
  list: { answers: onlyOwner(200, 404), prepare: ofHost },
  make: { answers: onlyOwner(201, 404), prepare: ofHost, body: { name: 'OBS' } },
  withdraw: { answers: onlyOwner(200, 404), prepare: withLink },
});
