import { notificationCalls, pushCalls } from '@sets/shared/notification/notification.calls.ts';
import { casesOf, onlyOwner, type Prepare, signedIn } from '../../../test/call-case.ts';

const notified: Prepare = async ({ app }, { owner }) => {
  const { notify, list } = app.features.notifications;
  await notify(owner.userid, {
    kind: 'account',
    title: 'A title',
    text: 'A text',
    path: '/account/settings',
  });
  const { items } = await list.page(owner);
  return { body: { notificationid: items[0]?._id } };
};

const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/a-device';

export const cases = [
  ...casesOf(notificationCalls, {
    list: { answers: signedIn(200), query: {} },
    read: {
      answers: onlyOwner(200, 404),
      body: { notificationid: 'a-notification' },
      prepare: notified,
    },
  }),
  ...casesOf(pushCalls, {
    key: { answers: signedIn(200) },
    subscribe: {
      answers: signedIn(200),
      body: {
        endpoint,
        keys: {
          p256dh:
            'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      },
    },
    unsubscribe: { answers: signedIn(200), body: { endpoint } },
  }),
];
