import { contentFields } from '../src/features/weeklog/log-store.service.ts';
import type { LogRecord } from '../src/features/weeklog/weeklog.model.ts';
import { newLogid, putLogSpace, topicid } from './log-stage.ts';
import { nextMoment } from './next-moment.ts';
import { newUploadid, sendUpload } from './send-upload.ts';
import { smallPdf } from './small-pdf.ts';
import type { Person, TestApp } from './start-test-app.ts';

/**
 * An entry of the owner with a PDF and another file, in a space of theirs that is open to everybody: put there, for
 * to read a PDF takes a thread.
 */
export const putPaper = async (
  { inStore, features: { uploads } }: Pick<TestApp, 'inStore' | 'features'>,
  { userid }: Pick<Person, 'userid'>,
) => {
  const moduleid = await putLogSpace({ inStore }, userid);
  const [logid, paperid, logfileid] = [newLogid(), newUploadid(), newUploadid()];
  const put = async (contents: Buffer) => {
    const uploadid = await sendUpload(uploads, userid, { name: 'a file', contents });
    await uploads.claim(userid, uploadid, { kind: 'weeklog', id: logid });
    return { uploadid, bytes: contents.byteLength };
  };
  const pdf = await put(smallPdf('Here are some words.'));
  const file = await put(Buffer.from('1,2'));
  const record: LogRecord = {
    _id: logid,
    moduleid,
    topicid,
    week: 1,
    by: userid,
    at: nextMoment(),
    editedAt: null,
    removedAt: null,
    revision: 1,
    isMixed: false,
    ...contentFields({
      text: 'We **proved** it.',
      links: [],
      papers: [{ paperid, title: 'Eigenvalues', kind: 'pdf', ...pdf, pages: 1 }],
      files: [{ logfileid, name: 'data.csv', ...file }],
    }),
  };
  await inStore((store) => store.collection<LogRecord>('weeklogs').insertOne(record));
  return { moduleid, logid, paperid, logfileid };
};
