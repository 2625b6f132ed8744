import type { Feature, FeatureContext } from '../../core/feature.ts';
import { type Notifications, notificationRoutes } from './notification.routes.ts';
import { NotificationService } from './notification.service.ts';
import { PushService, type PushTools } from './push.service.ts';

/** The list of what people are told, and the messages that their devices get. */
export const openNotifications = (
  { connection, clock, log, config, jobs }: FeatureContext,
  ports: Pick<PushTools, 'liveSessions' | 'agent'>,
): Feature<{ readonly notifications: Notifications }> => {
  const { pushHosts, support } = config;
  const push = new PushService({
    connection,
    clock,
    log,
    jobs,
    pushHosts,
    support: support.email,
    ...ports,
  });
  const list = new NotificationService({ connection, clock, log, push });
  const { notify, notifyOrFail } = list;
  const notifications = { list, push, notify, notifyOrFail };
  return {
    services: { notifications },
    api: [notificationRoutes(notifications)],
    personalData: list.personalData,
  };
};
