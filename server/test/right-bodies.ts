import { buildSchool } from './build-school.ts';
import { buildPoll } from './live-stage.ts';
import { resumeBodies } from './resume-bodies.ts';

const { moduleid: _m, topicid: _t, ...definition } = buildPoll();

/** A body for each route that has one, as it should be: attacks differ from it in one place. */
export const rightBodies: Readonly<Record<string, object>> = {
  'POST /api/user/login': { email: 'somebody@school.example', password: 'a password' },
  'POST /api/user/logout': { token: 'a.b.c' },
  'POST /api/user/register': {
    username: 'Somebody New',
    email: 'new@school.example',
    password: 'a password',
    passwordagain: 'a password',
  },
  'POST /api/user/verifyacc': { pin: '123456' },
  'POST /api/user/forgetpassword': { email: 'somebody@school.example' },
  'POST /api/user/resetpassword': { resetcode: 'a'.repeat(43), password: 'a password' },
  'PUT /api/user/updateemail': { email: 'another@school.example' },
  'PUT /api/user/updateusername': { username: 'Another Name' },
  'PUT /api/user/updatepassword': { password: 'another password' },
  'POST /api/user/deleteaccount': { password: 'a password' },
  'POST /api/notifications/read': { notificationid: 'a-notification' },
  'POST /api/push/subscribe': {
    endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/a-device',
    keys: {
      p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  },
  'POST /api/push/unsubscribe': {
    endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/a-device',
  },
  'POST /api/admin/schools': buildSchool(),
  'PUT /api/admin/schools/:schoolid': buildSchool(),
  'PUT /api/admin/people/:userid/role': { accountType: 'moderator' },
  'PUT /api/admin/people/:userid/lock': { locked: true },
  'PUT /api/admin/people/:userid/premium': { granted: true, until: null },
  'POST /api/premium/checkout': { period: 'month' },
  'POST /api/premium/cancel': { cancelAtPeriodEnd: true },
  'POST /api/feedback/post': { type: 'general', feedback: 'Good, but a < b is not bold.' },
  'POST /api/user/updatemodulevisited': { moduleid: 'a-module', userid: 'somebody' },
  'POST /api/user/getmodulesvisited': { userid: 'somebody' },
  'POST /api/user/rebuffvisitedlist': { userid: 'somebody', list: [{ moduleid: 'a-module' }] },
  ...resumeBodies,
  'POST /api/polls': buildPoll(),
  'PUT /api/polls/:pollid': { ...definition, revision: 1 },
};
