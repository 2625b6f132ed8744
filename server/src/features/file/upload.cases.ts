import { uploadCalls } from '@sets/shared/file/upload.calls.ts';
import { casesOf, own, type Prepare, signedIn } from '../../../test/call-case.ts';
import { newUploadid } from '../../../test/send-upload.ts';

const params = { uploadid: 'begun-by-the-test-000_' };
const begun = { name: 'Bases.pdf', bytes: 5 };

/** An upload of whoever calls. */
const ofActor: Prepare = own(async ({ app }, actor) => {
  const uploadid = newUploadid();
  await app.features.uploads.begin(actor, uploadid, begun);
  return { params: { uploadid }, body: Buffer.from('%PDF-') };
});
const withParams =
  (prepare: Prepare): Prepare =>
  async (stage, people) => ({ params, ...(await prepare(stage, people)) });

export const cases = casesOf(uploadCalls, {
  room: { answers: signedIn(200) },
  begin: {
    answers: signedIn(200),
    body: begun,
    prepare: async () => ({ params: { uploadid: newUploadid() } }),
  },
  part: { answers: signedIn(200), query: { at: '0' }, prepare: withParams(ofActor) },
  drop: { answers: signedIn(200), prepare: withParams(ofActor) },
});
