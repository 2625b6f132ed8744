import { weeklogCalls } from '@sets/shared/weeklog/weeklog.calls.ts';
import {
  casesOf,
  everybody,
  onlyOwner,
  type People,
  type Prepare,
  type Prepared,
  type Stage,
} from '../../../test/call-case.ts';
import { logForTests, newLogid, putLogSpace, topicid } from '../../../test/log-stage.ts';
import { putPaper } from '../../../test/put-log.ts';
import { settle } from '../../../test/settle.ts';

/** They may have another address since, which nobody has proven. */
const proven = ({ app }: Stage, { owner }: People) => settle(app, owner, { verified: true });

const paper =
  (make: (there: Awaited<ReturnType<typeof putPaper>>) => Prepared['params']): Prepare =>
  async (stage, people) => {
    await proven(stage, people);
    return { params: make(await putPaper(stage.app, people.owner)) ?? {} };
  };

const space =
  (make: (moduleid: string) => Prepared): Prepare =>
  async (stage, people) => {
    await proven(stage, people);
    return make(await putLogSpace(stage.app, people.owner.userid));
  };

/** An entry of the owner, of revision 1. */
const made: Prepare = async (stage, people) => {
  await proven(stage, people);
  const { owner } = people;
  const moduleid = await putLogSpace(stage.app, owner.userid);
  const logid = newLogid();
  await stage.app.features.logWriting.save(owner, logid, logForTests(moduleid));
  return { params: { logid } };
};

const removed: Prepare = async (stage, people) => {
  const { params } = await made(stage, people);
  await stage.app.features.logWriting.remove(people.owner, params?.['logid'] ?? '', 1);
  return { params: params ?? {}, body: { revision: 2 } };
};

const asReader = { answers: everybody(200), moderators: 'as others' } as const;
const asModerator = { answers: onlyOwner(200), moderators: 'as owner' } as const;

export const cases = casesOf(weeklogCalls, {
  of: { ...asReader, prepare: space((moduleid) => ({ params: { moduleid, topicid } })) },
  paper: {
    ...asReader,
    prepare: paper(({ moduleid, logid, paperid }) => ({
      moduleid,
      topicid,
      weekid: '1',
      logid,
      paperid,
    })),
  },
  pdf: { ...asReader, prepare: paper(({ logid, paperid }) => ({ logid, paperid })) },
  file: { ...asReader, prepare: paper(({ logid, logfileid }) => ({ logid, logfileid })) },
  save: {
    ...asModerator,
    body: logForTests('a-space'),
    prepare: space((moduleid) => ({
      params: { logid: newLogid() },
      body: logForTests(moduleid),
    })),
  },
  remove: { ...asModerator, body: { revision: 1 }, prepare: made },
  putBack: { ...asModerator, body: { revision: 2 }, prepare: removed },
});
