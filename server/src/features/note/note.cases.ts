import { noteCalls } from '@sets/shared/note/note.calls.ts';
import {
  casesOf,
  onlyOwner,
  type People,
  type Prepare,
  signedIn,
  type Stage,
} from '../../../test/call-case.ts';
import { newLogid, noteForTests } from '../../../test/log-stage.ts';
import { putPaper } from '../../../test/put-log.ts';
import { settle } from '../../../test/settle.ts';

/** A paper of the owner to write in. */
const subject = async ({ app }: Stage, { owner, actor }: People) => {
  // They may have another address since, which nobody has proven.
  for (const each of [owner, actor]) if (each !== null) await settle(app, each, { verified: true });
  return { kind: 'paper', id: (await putPaper(app, owner)).paperid } as const;
};

const paper: Prepare = async (stage, people) => ({ params: await subject(stage, people) });

/** Whoever writes one has it. */
const newOne: Prepare = async (stage, people) => ({
  params: { ...(await subject(stage, people)), noteid: newLogid() },
});

/** A note that the owner shares. */
const shared: Prepare = async (stage, people) => {
  const on = await subject(stage, people);
  const noteid = newLogid();
  await stage.app.features.notes.save(people.owner, on, noteid, noteForTests({ shared: true }));
  return { params: { ...on, noteid } };
};

export const cases = casesOf(noteCalls, {
  list: { answers: signedIn(200), moderators: 'as others', prepare: paper },
  save: {
    answers: signedIn(200),
    moderators: 'as others',
    body: noteForTests({ shared: true }),
    prepare: newOne,
  },
  // Nobody else's: as if it were not there.
  remove: { answers: onlyOwner(200, 404), moderators: 'as others', prepare: shared },
  close: { answers: onlyOwner(200), moderators: 'as owner', prepare: shared },
});
