import { pollName } from '@sets/shared/poll/poll.standing.ts';
import { runLookCalls } from '@sets/shared/run/run-looks.calls.ts';
import { casesOf, onlyOwner, type Prepare } from '../../../test/call-case.ts';
import { putModule } from '../../../test/put-module.ts';
import { ofHost, overOfHost } from './run.cases.ts';

/** A space of its owner's that everybody sees who has its link. */
const space: Prepare = async ({ app }, { owner }) => ({
  params: { moduleid: await putModule(app, owner.userid) },
});

/** A poll that its owner has presented. */
const definition: Prepare = async (stage, people) => {
  const { params } = await overOfHost(stage, people);
  const definitionid = await stage.app.inStore(async (store) => {
    const runs = store.collection<{ _id: string; definitionId: string }>('runs');
    return (await runs.findOne({ _id: params?.['runid'] ?? '' }))?.definitionId ?? '';
  });
  return { params: { activity: pollName, definitionid } };
};

export const cases = casesOf(runLookCalls, {
  replay: { answers: onlyOwner(200, 404), prepare: ofHost },
  course: { answers: onlyOwner(200, 404), prepare: ofHost },
  whole: { answers: onlyOwner(200, 404), prepare: ofHost },
  trend: { answers: onlyOwner(200, 404), prepare: definition },
  retention: {
    moderators: 'as owner',
    answers: onlyOwner(200),
    prepare: space,
    query: { if: '6' },
  },
  retain: { moderators: 'as owner', answers: onlyOwner(200), prepare: space, body: { months: 6 } },
});
