import { weeklogCalls } from '@sets/shared/weeklog/weeklog.calls.ts';
import { ask } from '../../../core/api.ts';
import { saveFile } from '../../../core/save-file.ts';
import { titleInName } from '../../../core/title-in-name.ts';
import { toast } from '../../../ui/toast.ts';
import { tokenNow } from '../../account/account.store.ts';

/** Has the browser save a file of an entry under its name. */
export const downloadFile = async (
  logid: string,
  { logfileid, name }: { readonly logfileid: string; readonly name: string },
): Promise<void> => {
  const params = { logid, logfileid };
  const told = await ask(weeklogCalls.file, { token: tokenNow(), params });
  if (told.ok) saveFile(told.value, name);
  else toast.error(told.error.msg);
};

/** Has the browser save the PDF of a paper. */
export const downloadPaper = async (
  logid: string,
  { paperid, title }: { readonly paperid: string; readonly title: string },
): Promise<void> => {
  const params = { logid, paperid };
  const told = await ask(weeklogCalls.pdf, { token: tokenNow(), params });
  if (told.ok) saveFile(told.value, `${titleInName(title) || 'paper'}.pdf`);
  else toast.error(told.error.msg);
};
