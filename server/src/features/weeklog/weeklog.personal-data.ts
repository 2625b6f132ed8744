import { readStored } from '@sets/shared/core/stored-shape.ts';
import { storedLog } from '@sets/shared/weeklog/weeklog.migrations.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import type { LogRecord } from './log-store.service.ts';
import type { WeeklogTools } from './weeklog-tools.ts';

type HeldTools = Pick<WeeklogTools, 'store' | 'uploads'>;

/** What was done is the space's: it stays with its files, and names nobody any more. */
export const weeklogPersonalData = (tools: HeldTools): PersonalData => ({
  name: 'weeklogs',
  holds:
    'What you wrote down of weeks of topics: it stays there, with its papers and files, without your name.',
  collect: (userid) => collect(tools, userid),
  erase: async (userid) => {
    await tools.store.forget(userid);
    await tools.uploads.disown(userid, 'weeklog');
  },
});

async function* collect({ store }: HeldTools, userid: string): AsyncGenerator {
  for await (const entry of store.madeBy(userid)) yield exported(entry);
}

/** What others wrote in it since is not its person's. What this program cannot read is its person's all the same: as it is stored. */
const exported = ({ _id: logid, content, ...entry }: LogRecord) => {
  const { moduleid, topicid, week, at, editedAt, removedAt, isMixed } = entry;
  const told = readStored(storedLog, content);
  const said = told.ok ? told.value : content;
  const about = { logid, moduleid, topicid, week, at, editedAt, removedAt, isMixed };
  return isMixed ? about : { ...about, said };
};
