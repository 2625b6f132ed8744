import { commentCalls } from '@sets/shared/comment/comment.calls.ts';
import { newId } from '../../core/new-id.ts';
import { casesOf, onlyOwner, type Prepare, signedIn } from '../../../test/call-case.ts';
import { talkStage } from '../../../test/talk-stage.ts';

const answers = signedIn(200);

/** Something of the owner to comment on. */
const thing: Prepare = async ({ app }, { owner }) => {
  const { subject } = app.standIns.put(owner.userid);
  return {
    query: subject,
    body: { commentid: newId(), subject, text: 'It **works**.', answers: null },
  };
};

/** What the owner has said under what is theirs. */
const said: Prepare = async ({ app }, { owner }) => {
  const { subject } = app.standIns.put(owner.userid);
  return { params: { commentid: await talkStage(app).say(owner, subject) } };
};

const removed: Prepare = async (stage, people) => {
  const prepared = await said(stage, people);
  await talkStage(stage.app).remove(people.owner, prepared.params!['commentid']!);
  return prepared;
};

const subject = { kind: 'blog', id: 'somewhere' } as const;

export const cases = casesOf(commentCalls, {
  list: { answers, query: subject, prepare: thing },
  write: {
    answers: signedIn(201),
    body: { commentid: 'a-comment-of-its-own', subject, text: 'It **works**.', answers: null },
    prepare: thing,
  },
  edit: { answers: onlyOwner(200), body: { text: 'It works *now*.' }, prepare: said },
  remove: { answers: onlyOwner(200), prepare: said },
  putBack: { answers: onlyOwner(200), prepare: removed },
  settings: { answers },
  changeSettings: { answers, body: { tellsOfComments: false } },
});
