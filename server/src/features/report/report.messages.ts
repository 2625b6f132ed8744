import type { ReportSubject } from '@sets/shared/report/report.contract.ts';

/** What is said of reports to whoever calls. */
export const reportMessages = {
  noSubject: 'What you look for is not there, or not for you.',
  yours: 'This is yours: you can remove it yourself.',
} as const;

const named: Record<ReportSubject['kind'], string> = {
  blog: 'post',
  comment: 'comment',
  cheatsheet: 'cheat sheet',
};

/** Notifications to admins, and to who wrote what was reported. Who reported it is in none. */
export const reportNotices = {
  waiting: (kind: ReportSubject['kind']) => ({
    one: {
      kind: 'account' as const,
      title: `A ${named[kind]} was reported`,
      text: 'It waits for a decision of an admin.',
      path: '/admin/homepage?part=reports',
    },
    more: {
      title: 'More was reported today',
      text: 'You are told of no more of it until tomorrow. All of it is in the list.',
    },
  }),
  takenDown: (kind: ReportSubject['kind'], answer: string) => ({
    title: `An admin took down a ${named[kind]} of yours`,
    text: answer,
  }),
  putBack: (kind: ReportSubject['kind']) => ({
    title: `A ${named[kind]} of yours is up again`,
    text: 'An admin had taken it down, and has put it back.',
  }),
} as const;
