import type { DemoAccount } from '@sets/shared/about/about.contract.ts';
import { noSchool } from '@sets/shared/account/account.contract.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import type { AccountService } from '../features/account/account.service.ts';
import type { TellConsole } from '../core/tell-console.ts';
import type { PeopleService } from '../features/account/people.service.ts';
import type { SessionService } from '../features/account/sign-in/session.service.ts';
import type { PollService } from '../features/poll/poll.service.ts';
import type { QuizService } from '../features/quiz/quiz.routes.ts';
import type { SchoolService } from '../features/school/school.service.ts';
import { demoAccounts, demoAdmin } from './demo-accounts.ts';
import { ensureDemoAdmin } from './demo-admin.ts';
import { demoPicture } from './demo-picture.ts';
import { demoPolls } from './demo-polls.ts';
import { demoQuiz } from './demo-quiz.ts';

interface DemoTools {
  readonly accounts: AccountService;
  readonly polls: PollService;
  readonly quizzes: QuizService;
  readonly schools: SchoolService;
  readonly sessions: SessionService;
}

interface SettleTools {
  readonly people: PeopleService;
}

const demoSchool = {
  name: 'Demo University',
  country: 'SG',
  domains: ['demo.example'],
  networks: ['192.0.2.0/24', '2001:db8::/32'],
};

const emails = [...demoAccounts, demoAdmin].map(({ email }) => email);

const hasAdminOfItsOwn = async (people: PeopleService): Promise<boolean> =>
  (await people.admins()).some(({ email, locked }) => !locked && !emails.includes(email));

/**
 * The accounts that everybody may use. There are none without demo data, and none once the school has
 * an admin of its own: what is left of a demo is then locked, for its passwords are known. That of the
 * demo's admin is not: it is made at the first start, and told on the console.
 */
export const settleDemo = async (
  isWanted: boolean,
  tools: DemoTools & SettleTools,
  tell: TellConsole,
): Promise<readonly DemoAccount[]> => {
  const { people, sessions } = tools;
  const isOn = isWanted && !(await hasAdminOfItsOwn(people));
  if (isOn) await fillDemo(tools, tell);
  for (const userid of await people.lockByEmail(emails, !isOn)) await sessions.revokeAll(userid);
  return isOn ? demoAccounts : [];
};

/** Fills what the demo needs and is not there; what somebody changed stays as it is. */
export const fillDemo = async (tools: DemoTools, tell: TellConsole): Promise<void> => {
  const { accounts, polls, quizzes, schools } = tools;
  const ensure = async (account: DemoAccount) => {
    const record = { ...account, verified: true, school: noSchool };
    const { _id, accountType } = await accounts.ensure(record);
    return { userid: _id, accountType };
  };
  const [lecturer] = await Promise.all([
    ensure(demoAccounts[0]),
    ensure(demoAccounts[1]),
    ensureDemoAdmin(tools, tell),
  ]);
  await schools.ensure({ ...demoSchool, icon: demoPicture(), colour: '', logo: '' });
  await schools.assign();
  if ((await quizzes.list(lecturer, personalShelf)).length === 0) {
    await quizzes.create(lecturer, { ...demoQuiz, ...personalShelf });
  }
  if ((await polls.list(lecturer, personalShelf)).length > 0) return;
  // The list shows the newest first, so the poll for a first try is made last.
  for (const poll of demoPolls.toReversed()) {
    await polls.create(lecturer, { ...poll, ...personalShelf });
  }
};
