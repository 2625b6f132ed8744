import { reportCalls } from '@sets/shared/report/report.calls.ts';
import { casesOf, onlyAdmin, type Prepare, signedIn } from '../../../test/call-case.ts';
import { reportStage } from '../../../test/talk-stage.ts';

const given = { reason: 'spam', text: 'It is an advertisement.' } as const;

/** Something of somebody else. */
const thing: Prepare = async ({ app }) => {
  const { subject } = app.standIns.put('somebody-else');
  return { body: { subject, ...given } };
};

/** Something that was reported. */
const reported: Prepare = async ({ app }, { owner }) => {
  const { subject } = app.standIns.put('somebody-else');
  await reportStage(app).report(owner, subject);
  return { body: { decision: 'takeDown', subject, answer: 'Advertisements go.' } };
};

const subject = { kind: 'blog', id: 'somewhere' } as const;

export const cases = casesOf(reportCalls, {
  report: { answers: signedIn(201), body: { subject, ...given }, prepare: thing },
  list: { answers: onlyAdmin(200), query: {} },
  decide: {
    answers: onlyAdmin(200),
    body: { decision: 'takeDown', subject, answer: 'Advertisements go.' },
    prepare: reported,
  },
});
