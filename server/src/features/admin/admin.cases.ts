import { adminCalls } from '@sets/shared/admin/admin.calls.ts';
import { jobCalls } from '@sets/shared/admin/job.calls.ts';
import { casesOf, onlyAdmin, type Prepare } from '../../../test/call-case.ts';
import { settle } from '../../../test/settle.ts';
import { putDeadJob } from '../../../test/put-dead-job.ts';

const ofOwner: Prepare = async (_stage, { owner: { userid } }) => ({ params: { userid } });

/** Who names a division, as they could while their school had it. */
const whoNamed =
  (division: string): Prepare =>
  async ({ app }, { owner }) => {
    await settle(app, owner, { personalDivision: { verified: false, division } });
    return { params: { userid: owner.userid } };
  };

const change = { answers: onlyAdmin(200), changesPeople: true, prepare: ofOwner } as const;

const deadJob: Prepare = async ({ app }) => ({ params: { jobid: await putDeadJob(app) } });

export const cases = [
  ...casesOf(adminCalls, {
    people: { answers: onlyAdmin(200), query: {} },
    waiting: { answers: onlyAdmin(200), query: {} },
    health: { answers: onlyAdmin(200) },
    changeRole: { ...change, body: { accountType: 'moderator' } },
    lock: { ...change, body: { locked: true } },
    decideDivision: {
      ...change,
      body: { division: 'Engineering', confirmed: false },
      prepare: whoNamed('Engineering'),
    },
    setCredits: { ...change, body: { credits: 40 } },
    grantPremium: { ...change, body: { granted: true, until: null } },
  }),
  ...casesOf(jobCalls, {
    list: { answers: onlyAdmin(200), query: {} },
    retry: { answers: onlyAdmin(200), prepare: deadJob },
    remove: { answers: onlyAdmin(200), prepare: deadJob },
  }),
];
