import type { PeopleSettings } from '@sets/shared/people/people.contract.ts';
import { storedPeopleSettings } from '@sets/shared/people/people.migrations.ts';
import type { Connection } from 'mongoose';
import { OwnSettings } from '../../core/own-settings.ts';

/** What people say of their followers and followings. */
export type PeopleSettingsService = OwnSettings<PeopleSettings>;

export const openSettings = (connection: Connection): PeopleSettingsService =>
  new OwnSettings(connection, {
    name: 'PeopleSettings',
    shape: storedPeopleSettings,
    usual: { listsArePrivate: false, tellsOfFollowers: true, tellsOfPosts: true },
  });
