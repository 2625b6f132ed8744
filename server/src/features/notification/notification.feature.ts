import type { PersonalData } from '../../core/personal-data.ts';
import type { Notify } from '../../core/notify.ts';
import { NotificationService } from './notification.service.ts';
import { PushService, type PushTools } from './push.service.ts';

/** What people are told, with its parts put together. */
export interface Notifications {
  readonly list: NotificationService;
  readonly push: PushService;
  readonly notify: Notify;
  readonly personalData: PersonalData;
}

export const openNotifications = (tools: PushTools): Notifications => {
  const push = new PushService(tools);
  const list = new NotificationService({ ...tools, push });
  return { list, push, notify: list.notify, personalData: list.personalData };
};
