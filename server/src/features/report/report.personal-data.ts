import { readStored } from '@sets/shared/core/stored-shape.ts';
import { storedReport } from '@sets/shared/report/report.migrations.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import type { StoredReport } from './report-records.service.ts';
import type { ReportTools } from './report-tools.ts';

type HeldTools = Pick<ReportTools, 'models'>;

/** What a person reported is theirs as long as nobody has decided on it; then it is kept nowhere. */
export const reportPersonalData = (tools: HeldTools): PersonalData => ({
  name: 'reports',
  holds: 'What you reported to the admins, as long as they have not decided.',
  collect: (userid) => collect(tools, userid),
  erase: async (userid) => {
    // Of what is reported by nobody else then, the list of the admins takes leave.
    await tools.models.reports.deleteMany({ by: userid });
  },
});

async function* collect({ models }: HeldTools, userid: string): AsyncGenerator {
  const all = models.reports.find({ by: userid }).sort({ at: 1 }).lean();
  for await (const each of all.cursor()) yield exported(each);
}

const exported = ({ thing, reason, at, content }: StoredReport) => {
  const [kind, id] = thing.split(':');
  const told = readStored(storedReport, content);
  // What this program cannot read is its person's all the same: as it is stored.
  const text = told.ok ? told.value.text : content;
  return { subject: { kind, id }, reason, at: at.toISOString(), text };
};
