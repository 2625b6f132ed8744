import { fileCalls } from '@sets/shared/file/file.calls.ts';
import { casesOf, everybody, type Prepare, signedIn } from '../../../test/call-case.ts';
import { smallPicture } from '../../../test/small-picture.ts';
import { putModule } from '../../../test/put-module.ts';

const toSpace: Prepare = async ({ app }, { owner }) => ({
  query: { moduleid: await putModule(app, owner.userid) },
  body: await smallPicture(),
});

const ofOwner: Prepare = async ({ app }, { owner }) => {
  const moduleid = await putModule(app, owner.userid);
  const { fileid } = await app.features.files.upload(owner, { moduleid }, await smallPicture());
  return { params: { fileid } };
};

export const cases = casesOf(fileCalls, {
  upload: {
    moderators: 'as others',
    answers: signedIn(201),
    query: { moduleid: 'a-space' },
    prepare: toSpace,
  },
  // The space is open; of one that is closed its pictures are too.
  read: { moderators: 'as others', answers: everybody(200), prepare: ofOwner },
});
